#!/usr/bin/env bash
# Starts nginx and Apache with nginx.conf and htaccess of this folder, at the root and in a sub-folder, and checks with
# curl and Chromium what they answer for a built site. Prints a table in Markdown; exits with 1 if a check fails.
#
#     docs/hosts/try.sh [FOLDER]     FOLDER: a built site, dist without it
#
# Needs Debian's nginx, apache2 and curl, and for the rows of the browser chromium. Their own settings are read from
# /etc and copied; nothing there is changed, and no server stays behind.
set -u
export LC_ALL=C.UTF-8

HERE=$(cd "$(dirname "$0")" && pwd)
SITE=${1:-dist}
LIMIT=300000
POLICY="default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-srP1nCV3Nc+ZStsbNurw3U0B04ZCxY0FYfpZbEmR92g='; img-src 'self' data:"
NARROW="default-src 'self'"
HTML="text/html; charset=utf-8"
KEPT="public, max-age=31536000, immutable"

die() { echo "try.sh: $*" >&2; exit 2; }

PATH=$PATH:/usr/sbin
for tool in nginx apache2 a2enmod curl gzip; do
    command -v "$tool" >/dev/null || die "$tool is missing: apt-get install nginx-light apache2 curl"
done
[ -f "$SITE/boot.js" ] || die "$SITE holds no built site"
CHROMIUM=$(command -v chromium) || echo "try.sh: chromium is missing: the browser's rows are skipped" >&2

TMP=$(mktemp -d)
PIDS=()
stop() { if [ ${#PIDS[@]} -gt 0 ]; then kill "${PIDS[@]}" 2>/dev/null; wait "${PIDS[@]}" 2>/dev/null; fi; PIDS=(); }
trap 'stop; rm -rf "$TMP"' EXIT
trap 'exit 130' INT TERM
chmod 755 "$TMP" # the servers' users read it
mkdir -p "$TMP/root" "$TMP/sub"
cp -R "$SITE" "$TMP/root/site" || die "$SITE cannot be copied"
SITE=$TMP/root/site
# Files of these kinds are built only where the site knows its address.
for kind in json xml; do yes "<try>{}</try>" | head -n 100 >"$SITE/try.$kind"; done
cp -R "$SITE" "$TMP/sub/jeux"
chmod -R a+rX "$TMP/root" "$TMP/sub"

# Replaces TEXT by OTHER in FILE; a settings file without TEXT cannot be tried.
replace() { # FILE TEXT OTHER
    local whole
    whole=$(<"$1")
    case $whole in *"$2"*) ;; *) die "$1 has no '$2'" ;; esac
    printf '%s\n' "${whole//"$2"/"$3"}" >"$1"
}

free_port() {
    PORT=$((20000 + RANDOM % 12000)) # below the ports that systems hand out by themselves
    while (exec 3<>"/dev/tcp/127.0.0.1/$PORT") 2>/dev/null; do PORT=$((PORT + 1)); done
}

await() { # NAME LOG...
    for _ in {1..100}; do
        curl -s -o /dev/null "http://127.0.0.1:$PORT/" && return
        kill -0 "${PIDS[-1]}" 2>/dev/null || break
        sleep 0.1
    done
    cat "${@:2}" >&2
    die "$1 does not start"
}

# nginx with Debian's nginx.conf; its sites are ours alone.
start_nginx() { # PLACE(root|sub) [HEADER VALUE]...
    local dir=$TMP/nginx root=$TMP/root/site lines=""
    rm -rf "$dir" && mkdir -p "$dir"
    free_port
    [ "$1" = root ] || root=$TMP/sub
    sed -e "s|/run/nginx.pid|$dir/pid|; s|/var/log/nginx|$dir|g; s|/etc/nginx/sites-enabled/\*|$dir/site.conf|" \
        -e "s|/etc/nginx/conf.d/\*.conf|$dir/none*|" /etc/nginx/nginx.conf >"$dir/nginx.conf"
    cp "$HERE/nginx.conf" "$dir/site.conf"
    replace "$dir/site.conf" "listen 80;" "listen 127.0.0.1:$PORT;"
    replace "$dir/site.conf" "root /var/www/palamede;" "root $root;"
    if [ "$1" = sub ]; then
        replace "$dir/site.conf" "location / {" "location /jeux/ {"
        replace "$dir/site.conf" "error_page 404 /404.html;" "error_page 404 /jeux/404.html;"
    fi
    shift
    while [ $# -gt 0 ]; do lines+="add_header $1 \"$2\" always;"$'\n'; shift 2; done
    replace "$dir/site.conf" "        # A policy is optional." "$lines        # A policy is optional."
    nginx -c "$dir/nginx.conf" -e "$dir/error.log" -g "daemon off;" 2>"$dir/start.log" &
    PIDS+=($!)
    await nginx "$dir/start.log" "$dir/error.log"
}

# Apache with a copy of Debian's /etc/apache2, its default modules and `headers`; its sites are ours alone.
start_apache() { # PLACE(root|sub) [HEADER VALUE]...
    local dir=$TMP/apache root=$TMP/root/site folder lines=""
    rm -rf "$dir" && mkdir -p "$dir/log"
    free_port
    [ "$1" = root ] || root=$TMP/sub
    folder=$root
    if [ "$1" = sub ]; then folder=$root/jeux; fi
    cp -a /etc/apache2 "$dir/etc"
    cp "$HERE/htaccess" "$folder/.htaccess" && chmod a+r "$folder/.htaccess"
    [ "$1" = root ] || replace "$folder/.htaccess" "ErrorDocument 404 /404.html" "ErrorDocument 404 /jeux/404.html"
    shift
    while [ $# -gt 0 ]; do lines+="Header always set $1 \"$2\""$'\n'; shift 2; done
    rm -f "$dir/etc/sites-enabled/"*
    echo "Listen 127.0.0.1:$PORT" >"$dir/etc/ports.conf"
    cat >"$dir/etc/sites-enabled/palamede.conf" <<END
ServerName 127.0.0.1
<Directory $root>
    Options Indexes FollowSymLinks
    Require all granted
    AllowOverride FileInfo
</Directory>
<VirtualHost *:$PORT>
    DocumentRoot $root
    $lines
</VirtualHost>
END
    APACHE_CONFDIR=$dir/etc a2enmod -q headers >"$dir/start.log" 2>&1 || {
        cat "$dir/start.log" >&2
        die "a2enmod fails"
    }
    APACHE_RUN_USER=www-data APACHE_RUN_GROUP=www-data APACHE_PID_FILE=$dir/pid APACHE_RUN_DIR=$dir \
        APACHE_LOCK_DIR=$dir APACHE_LOG_DIR=$dir/log apache2 -d "$dir/etc" -f "$dir/etc/apache2.conf" -DFOREGROUND \
        2>"$dir/start.log" &
    PIDS+=($!)
    await Apache "$dir/start.log" "$dir/log/error.log"
}

# One request, as a browser makes it. Leaves the head in $TMP/head, the body in $TMP/body, as they were transferred.
get() { # PATH [HEADER]
    STATUS=$(curl -s -o "$TMP/body" -D "$TMP/head" -w '%{http_code}' -H "Accept-Encoding: gzip" ${2:+-H "$2"} "$BASE$1")
    tr -d '\r' <"$TMP/head" >"$TMP/lines"
}
header() { sed -n "s/^$1: *//Ip" "$TMP/lines"; }
size() { wc -c <"$TMP/body" | tr -d ' '; }
name() { find "$SITE" -maxdepth 1 -name "$1" -printf '%f\n' | head -n 1; } # the file of a pattern

# Each check prints what it saw, on one line, and fails if that is wrong.
answers() { # PATH TYPE
    get "$1"
    echo "$STATUS $(header content-type)"
    [ "$STATUS $(header content-type)" = "200 $2" ]
}
packs() { # PATH...
    local path
    for path; do
        get "$path"
        [ "$(header content-encoding)" = gzip ] || { echo "$path: not compressed"; return 1; }
        gzip -dc "$TMP/body" | cmp -s - "$SITE/${path%%\?*}" || { echo "$path: other contents"; return 1; }
        case $(header vary) in *[Aa]ccept-[Ee]ncoding*) ;; *) echo "$path: no Vary"; return 1 ;; esac
        get "$path" "Via: 1.1 proxy"
        [ "$(header content-encoding)" = gzip ] || { echo "$path: not compressed behind a proxy"; return 1; }
    done
    echo gzip
}
sends_unchanged() { # PATH...
    local path
    for path; do
        get "$path"
        [ -z "$(header content-encoding)" ] || { echo "$path: $(header content-encoding)"; return 1; }
        cmp -s "$TMP/body" "$SITE/$path" || { echo "$path: other contents"; return 1; }
    done
    echo unchanged
}
first_load() {
    local path sum=0
    for path in "" "$BOOT" "$STYLE" "$ENGINE" "$(name '*_luzhanqi.bin')" "$(name '*_moves.bin')" \
        words/fr.txt letters/serif.woff2; do
        get "$path"
        [ "$STATUS" = 200 ] || { echo "$path: $STATUS"; return 1; }
        sum=$((sum + $(size)))
    done
    echo "$sum bytes"
    [ "$sum" -le "$LIMIT" ]
}
misses() { # PATH
    get "$1"
    [ "$(header content-encoding)" != gzip ] || { gzip -dc "$TMP/body" >"$TMP/plain" && mv "$TMP/plain" "$TMP/body"; }
    cmp -s "$TMP/body" "$SITE/404.html" || { echo "$STATUS, not 404.html"; return 1; }
    echo "$STATUS, 404.html, $(header cache-control)"
    [ "$STATUS $(header cache-control)" = "404 no-cache" ]
}
turns_to_folder() { # PATH of a folder without its slash
    local to
    get "$1"
    to=$(header location)
    # Apache cannot leave the host out.
    [ "$server" = nginx ] || to=/${to#"http://127.0.0.1:$PORT/"}
    echo "$STATUS $to"
    [ "$STATUS $to" = "301 ${BASE#"http://127.0.0.1:$PORT"}$1/" ]
}
keeps() { # CACHE-CONTROL PATH...
    local want=$1 path
    shift
    for path; do
        get "$path"
        [ "$STATUS $(header cache-control)" = "200 $want" ] || {
            echo "$path: $STATUS $(header cache-control)"
            return 1
        }
    done
    echo "$want"
}
answers_304() { # PATH...
    local path
    for path; do
        get "$path"
        get "$path" "If-None-Match: $(header etag)"
        [ "$STATUS" = 304 ] || { echo "$path: $STATUS"; return 1; }
    done
    echo 304
}
has() { # HEADER VALUE PATH...
    local head=$1 want=$2 path
    shift 2
    for path; do
        get "$path"
        [ "$(header "$head")" = "$want" ] || { echo "$path: $(header "$head")"; return 1; }
    done
    echo "${want:-none}"
}
shows() { # PATTERN WORD
    [ -n "$CHROMIUM" ] || { echo skipped; return; }
    rm -rf "$TMP/chromium"
    timeout 90 "$CHROMIUM" --headless --no-sandbox --disable-gpu --user-data-dir="$TMP/chromium" --dump-dom \
        --virtual-time-budget=8000 "$BASE#/mak-yek" >"$TMP/dom" 2>"$TMP/browser.log"
    grep -q "$1" "$TMP/dom" || { echo "no $2"; return 1; }
    echo "$2"
}

ROWS=()
COLUMNS=()
FAILED=0
declare -A CELLS
check() { # ROW COMMAND...
    local row=$1 saw
    shift
    if saw=$("$@"); then
        [ "$saw" = skipped ] || saw="✓ $saw"
    else
        saw="**✗ $saw**"
        FAILED=$((FAILED + 1))
    fi
    [ -n "${CELLS[$row]+is}" ] || { ROWS+=("$row"); CELLS[$row]=; }
    CELLS[$row]+=" $saw |"
}

BOOT=$(sed -n 's|.*src="\./\(boot\.js[^"]*\)".*|\1|p' "$SITE/index.html")
STYLE=$(name 'site-*.css')
ENGINE=$(name 'palamede-*_bg.bin')
for server in nginx apache; do
    for place in root sub; do
        BASE=/
        [ $place = root ] || BASE=/jeux/
        COLUMNS+=("$server $BASE")
        "start_$server" $place
        BASE=http://127.0.0.1:$PORT$BASE
        check "\`/\`" answers "" "$HTML"
        check "\`index.html\`" answers index.html "$HTML"
        check "\`boot.js\`" answers "$BOOT" "text/javascript; charset=utf-8"
        check "\`site-….css\`" answers "$STYLE" "text/css; charset=utf-8"
        check "\`….bin\`" answers "$ENGINE" application/octet-stream
        check "\`letters/serif.woff2\`" answers letters/serif.woff2 font/woff2
        check "\`words/fr.txt\`" answers words/fr.txt "text/plain; charset=utf-8"
        check "\`manifest.webmanifest\`" answers manifest.webmanifest application/manifest+json
        check "\`icon.svg\`" answers icon.svg image/svg+xml
        check "\`icon/512.png\`" answers icon/512.png image/png
        check "\`.json\`" answers try.json application/json
        check "\`.xml\`" answers try.xml "application/xml; charset=utf-8"
        check "\`fr/mak-yek/\`" answers fr/mak-yek/ "$HTML"
        check "\`fr/mak-yek\`" turns_to_folder fr/mak-yek
        check "text is compressed" packs index.html "$BOOT" "$STYLE" words/fr.txt manifest.webmanifest icon.svg \
            try.json try.xml
        check "other files are not" sends_unchanged "$ENGINE" letters/serif.woff2 icon/512.png
        check "first load of \`#/luzhanqi\`" first_load
        check "\`nothing\`" misses nothing
        check "\`fr/nothing/x\`" misses fr/nothing/x
        check "a missing file with a hash" misses nothing-0123456789abcdef.js
        check "names with a hash" keeps "$KEPT" "$STYLE" "$ENGINE" "$(name 'later-*.css')" \
            "$(name 'thinker-*.js')"
        check "other names" keeps no-cache "" index.html fr/ fr/mak-yek/ "$BOOT" boot.js around.js sw.js kit-1.js \
            words/fr.txt manifest.webmanifest letters/serif.woff2 frame.html
        check "unchanged since" answers_304 index.html boot.js "$STYLE" words/fr.txt letters/serif.woff2
        check "\`Access-Control-Allow-Origin\`" has access-control-allow-origin "*" "" "$ENGINE" letters/serif.woff2
        check "\`X-Content-Type-Options\`" has x-content-type-options nosniff "" "$BOOT" "$ENGINE" nothing
        check "\`X-Frame-Options\`" has x-frame-options "" "" index.html
        check "Chromium" shows '<svg class="board' board
        stop
        BASE=${BASE#"http://127.0.0.1:$PORT"}
        folder=$BASE

        "start_$server" $place Content-Security-Policy "$POLICY"
        BASE=http://127.0.0.1:$PORT$folder
        check "Chromium, CSP \`$POLICY\`" shows '<svg class="board' board
        stop
        "start_$server" $place Content-Security-Policy "$NARROW"
        BASE=http://127.0.0.1:$PORT$folder
        check "Chromium, CSP \`$NARROW\` alone" shows wasm-unsafe-eval "sentence on wasm-unsafe-eval"
        stop
        "start_$server" $place Cross-Origin-Opener-Policy same-origin Cross-Origin-Embedder-Policy require-corp
        BASE=http://127.0.0.1:$PORT$folder
        check "Chromium, COOP \`same-origin\`, COEP \`require-corp\`" shows '<svg class="board' board
        stop
    done
done

echo "| |$(printf ' %s |' "${COLUMNS[@]}")"
echo "|---|$(printf -- '---|%.0s' "${COLUMNS[@]}")"
for row in "${ROWS[@]}"; do echo "| $row |${CELLS[$row]}"; done
[ -n "$CHROMIUM" ] || echo "The browser's rows were skipped: chromium is missing."
if [ "$FAILED" -gt 0 ]; then
    echo "$FAILED checks failed."
    exit 1
fi
