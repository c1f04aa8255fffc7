#!/usr/bin/env bash
# Tells of a night that failed: opens an issue with what each log in the folder shows of it, or adds that to the one that
# is open. `report.sh FOLDER`, with GH_TOKEN, GH_REPO and the address of the run in RUN.
set -euo pipefail

readonly LABEL=night TITLE="The deep check failed" MOST=15000
folder=$1
body=$(mktemp)

# What failed, as the tests print it: the shrunk case, how to replay it, and what was expected. Where no test got as far,
# the log's end.
shown() {
  local failures
  failures=$(sed -n '/^failures:$/,/^test result/p' "$1")
  if [ -n "$failures" ]; then printf '%s' "$failures"; else tail -n 40 "$1"; fi | head -c "$MOST"
}

printf '%s\n' "${RUN:-}" >"$body"
for log in "$folder"/*.log; do
  [ -e "$log" ] || continue
  name=$(basename "$log" .log)
  printf '\n### %s\n\n`cargo xtask test --deep %s`\n\n````\n%s\n````\n' "$name" "$name" "$(shown "$log")" >>"$body"
done

gh label create "$LABEL" --description "Found by the deep check" --force
open=$(gh issue list --label "$LABEL" --state open --limit 1 --json number --jq '.[0].number // empty')
if [ -n "$open" ]; then
  gh issue comment "$open" --body-file "$body"
else
  gh issue create --title "$TITLE" --label "$LABEL" --body-file "$body"
fi
