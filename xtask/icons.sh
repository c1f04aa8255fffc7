#!/usr/bin/env bash
# Draws the icons of the installed site anew from assets/icon.svg, with Chromium.
set -euo pipefail
cd "$(dirname "$0")/../assets/icon"
draw() { # NAME SIZE SIZE-OF-THE-DRAWING
  local page; page=$(mktemp --suffix .html)
  echo "<body style='margin:0;height:$2px;background:#FBFBF8;display:grid;place-items:center'>$(sed "s/<svg /<svg width='$3' /" ../icon.svg)" >"$page"
  "${CHROMIUM:-chromium}" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --window-size="$2,$2" --screenshot="$PWD/$1.png" "$page" 2>/dev/null
  rm "$page"
}
draw 192 192 192
draw 512 512 512
draw maskable 512 400
draw apple 180 180
