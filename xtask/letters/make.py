"""Makes the fonts of assets/letters, and letters.txt, which tells what is in them. make.sh calls it."""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "assets/letters"
SOURCES = HERE.parent.parent / "src"
FROM = Path(sys.argv[1])
PAGELLA = FROM / "texmf/fonts/opentype/public/tex-gyre"
NOTO = FROM / "fonts"

# What French, English, Turkish, Malagasy, Malay and Northern Sámi are written with, and their neighbours German, Spanish
# and Swedish. Titles hold no signs of programs.
LATIN = "".join(chr(c) for c in range(0x20, 0x7F) if chr(c) not in "#$@[\\]^_`{|}~<=>")
LATIN += "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜàáâäåæçèéêëíîïñóôöøùúûüÿß"
LATIN += "čČđĐğĞİıŋŊōŌœŒşŞšŠŧŦūŪŸžŽ"
LATIN += "\u00a0«°·»‐\u2011–—‘’“”„…\u202f‹›−"

# Those that hardly any title has: upright, they are a file of their own, which is fetched where one does.
RARE = "ÁÅÆÍÑÓØÚåæíñóøúÿčČđĐğĞİıŋŊōŌşŞšŠŧŦūŪŸžŽ"

# Northern Sámi's ŧ, which Pagella lacks: a letter, and the bar through it, from left to right and from low to high.
CROSSED = [("ŧ", "t", (24, 200, 286, 242)), ("Ŧ", "T", (172, 300, 442, 345))]

# The letters that are moved closer to some others: those of nearly all titles. The rest would weigh a kilobyte.
KERNED = "".join(c for c in map(chr, range(0x41, 0x7B)) if c.isalpha()) + "àâçèéêîôû’,."

# What each licence wants to be told.
GFL = "A subset of {}, renamed, with two letters more. GUST Font License: see GUST-FONT-LICENSE.txt."
OFL = "A subset of {}, renamed. SIL Open Font License, Version 1.1: see OFL.txt."


def shown(pattern, *paths):
    """The characters of a kind that the sources in these places hold, but for lines of comment."""
    found = set()
    for path in paths:
        for file in path.rglob("*.*") if path.is_dir() else [path]:
            lines = file.read_text("utf-8").splitlines()
            found.update(*(re.findall(pattern, line) for line in lines if not line.lstrip().startswith(("//", "#"))))
    return "".join(sorted(found))


def cross(font, letter, plain, bar):
    """Adds a letter to a font: another one with a bar through it."""
    name, glyph = f"uni{ord(letter):04X}", font.getBestCmap()[ord(plain)]
    top = font["CFF "].cff.topDictIndex[0]
    width, (left, low, right, high) = font["hmtx"][glyph][0], bar
    pen = T2CharStringPen(width - top.Private.nominalWidthX, None)
    top.CharStrings[glyph].draw(pen)
    pen.moveTo((left, low))
    for corner in [(right, low), (right, high), (left, high)]:
        pen.lineTo(corner)
    pen.closePath()
    top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex)
    top.CharStrings.charStringsIndex.append(pen.getCharString(top.Private, top.GlobalSubrs))
    top.charset.append(name)
    font.glyphOrder = top.charset
    font["maxp"].numGlyphs = len(top.charset)
    font["hmtx"][name] = (width, left)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def cut(font, letters):
    """Leaves these letters of a font."""
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp"]
    options.layout_scripts = ["DFLT", "latn", "thai", "hani", "hani.ZHT"]
    options.drop_tables += ["BASE", "FFTM", "VORG", "vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)


def write(font, file, letters, family, style, licence):
    """Writes these letters of a font under another name, and tells of it."""
    said = font["name"].getDebugName
    names = {0: said(0), 1: family, 2: style, 4: f"{family} {style}", 5: said(5), 13: licence.format(said(4))}
    names[6] = names[4].replace(" ", "")
    cut(font, letters)
    if lacking := set(letters) - set(map(chr, font.getBestCmap())):
        raise SystemExit(f"{file} lacks {sorted(lacking)}")
    font["name"].names = []
    for key, text in sorted(names.items()):
        font["name"].setName(text, key, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [names[6]]
        for field in ["FullName", "FamilyName", "Notice", "Copyright", "version"]:
            cff.topDictIndex[0].rawDict.pop(field, None)
    font.flavor = "woff2"
    font.save(FONTS / file)
    print(f"{(FONTS / file).stat().st_size:>6} bytes, {len(letters):>3} characters: {file}")
    return f"{file} {''.join(sorted(letters))}\n"


def opened(path, number=-1):
    # Made twice, it is twice the same.
    return TTFont(path, fontNumber=number, recalcTimestamp=False)


HAN, THAI = "[\u3400-\u9fff]", "[\u0e00-\u0e7f]"
words = [SOURCES.parent / "texts" / code for code in ("fr", "en", "de")]
tiles = shown(HAN, SOURCES / "scene/tile.rs")
han = "".join(sorted({*shown(HAN, *words, SOURCES / "text/lang.rs"), *tiles}))
listed = ""
COMMON = "".join(c for c in LATIN if c not in RARE)
UPRIGHT = [("Regular", "serif.woff2", COMMON), ("Regular", "serif-rare.woff2", RARE)]
for style, file, letters in [*UPRIGHT, ("Italic", "serif-italic.woff2", LATIN)]:
    font, kerned = (opened(PAGELLA / f"texgyrepagella-{style.lower()}.otf") for _ in range(2))
    cut(kerned, KERNED)
    font["GPOS"] = kerned["GPOS"]
    for letter, plain, bar in CROSSED:
        if letter in letters:
            cross(font, letter, plain, bar)
    listed += write(font, file, letters, "Palamede Serif", style, GFL)
# The third of the collection is that of the People's Republic; it knows the forms of Taiwan, too.
for style, file, letters in [("Regular", "han.woff2", han), ("Bold", "han-bold.woff2", tiles)]:
    font = opened(NOTO / f"opentype/noto/NotoSerifCJK-{style}.ttc", 2)
    listed += write(font, file, letters, "Palamede Han", style, OFL)
thai = opened(NOTO / "truetype/noto/NotoSerifThai-Regular.ttf")
listed += write(thai, "thai.woff2", shown(THAI, *words), "Palamede Thai", "Regular", OFL)
(HERE / "letters.txt").write_text(listed, "utf-8")
