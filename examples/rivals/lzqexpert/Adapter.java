// Lets the rule-based player of RuiHanCPP/LuZhanQi-LandBattleChess-AI play Luzhanqi for two in the arena: it speaks the
// text protocol of examples/arena/engine.rs and calls agent.Config. There a site is a column from A to E and a row from
// 1, at the player's own back, to 12. It has one layout, which it mirrors in half of its games: so does this, by the
// seed. It takes no notice of the time. docs/rivals.md tells of the match.

import agent.Config;
import boardConfig.Piece;
import boardConfig.Piece.Rank;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Adapter {
    private static final Pattern PLACED = Pattern.compile("\\(([A-E]\\d+) (.)\\)");
    private static final Pattern MOVED = Pattern.compile("\\(([A-E]\\d+) ([A-E]\\d+)\\)");
    private static final Pattern STEP = Pattern.compile("([SN]\\d\\d)([-x])([SN]\\d\\d)(?: ([-+=]))?");
    private static final Pattern FLAGS = Pattern.compile(" flags=(\\S+)");

    private final Config player = new Config(false);
    private final boolean mirrored;
    /** The letter of the player's own territory. */
    private char own = 'S';
    private boolean laidOut = false;

    Adapter(boolean mirrored) {
        this.mirrored = mirrored;
    }

    /** Returns the engine's site for one such as N21: side, row from the front, column from its owner's left. */
    private String site(String name) {
        int row = name.charAt(1) - '0';
        int column = name.charAt(2) - '1';
        boolean mine = name.charAt(0) == own;
        int fromLeft = mine == mirrored ? 4 - column : column;
        return (char) ('A' + fromLeft) + Integer.toString(mine ? 7 - row : 6 + row);
    }

    /** Returns the name of an engine's site. */
    private String name(String site) {
        int row = Integer.parseInt(site.substring(1));
        int fromLeft = site.charAt(0) - 'A';
        boolean mine = row <= 6;
        int column = mine == mirrored ? 4 - fromLeft : fromLeft;
        char side = mine ? own : own == 'S' ? 'N' : 'S';
        return "" + side + (mine ? 7 - row : row - 6) + (column + 1);
    }

    /** Returns the layout, rows from front to back, each from the left. */
    private String army() {
        StringBuilder army = new StringBuilder("...../...../...../...../...../.....");
        Matcher placed = PLACED.matcher(player.OutInitConfig());
        while (placed.find()) {
            String name = name(placed.group(1));
            int at = 6 * (name.charAt(1) - '1') + name.charAt(2) - '1';
            army.setCharAt(at, placed.group(2).equals("L") ? 'M' : placed.group(2).charAt(0));
        }
        return army.toString();
    }

    /** Learns whose seat this is, and where the enemy's flag is, once that is public. */
    private void view(String text) {
        own = text.startsWith("red") ? 'S' : 'N';
        Matcher flags = FLAGS.matcher(text);
        if (!flags.find()) {
            return;
        }
        for (String flag : flags.group(1).split(",")) {
            if (flag.length() == 3 && flag.charAt(0) != own) {
                player.setFlag(site(flag));
            }
        }
    }

    /** Takes a step; layouts tell nothing. */
    private void play(String text) {
        Matcher step = STEP.matcher(text);
        if (!step.matches()) {
            return;
        }
        String result = step.group(4);
        String compared = result == null ? null : result.equals("+") ? ">" : result.equals("-") ? "<" : "=";
        player.setResult(site(step.group(1)), site(step.group(3)), compared);
    }

    /** Returns the player's move. */
    private String choose() {
        if (!laidOut) {
            laidOut = true;
            return army();
        }
        Matcher moved = MOVED.matcher(player.getNextMove());
        if (!moved.matches()) {
            return "resign";
        }
        Piece met = player.getBoard().getPiece(moved.group(2));
        boolean attacks = met.getRank() != Rank.Empty && !met.getOurSide();
        return name(moved.group(1)) + (attacks ? 'x' : '-') + name(moved.group(2));
    }

    private static Adapter start(String words) {
        Matcher seed = Pattern.compile("luzhanqi(?: seed=(\\d+))?").matcher(words);
        if (!seed.matches()) {
            throw new IllegalArgumentException("the engine has no " + words);
        }
        String number = seed.group(1) == null ? "0" : seed.group(1);
        return new Adapter(Long.parseUnsignedLong(number) % 2 != 0);
    }

    public static void main(String[] arguments) throws java.io.IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        Adapter game = null;
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] parts = line.trim().split(" ", 2);
            String rest = parts.length > 1 ? parts[1] : "";
            try {
                switch (parts[0]) {
                    case "new" -> game = start(rest);
                    case "view" -> game.view(rest);
                    case "play" -> game.play(rest);
                    case "go" -> System.out.println("bestmove " + game.choose());
                    default -> throw new IllegalArgumentException("not understood: " + line);
                }
                System.out.println("ok");
            } catch (RuntimeException why) {
                System.out.println("error: " + why);
            }
        }
    }
}
