#!/bin/sh
# hyphen 1.14.1 (npm): hyphenateSync lowercases a word by toLocaleLowerCase() without naming a locale, so the break points of a word in
# capitals depend on the LC_ALL of the process. One would guess that the language of the patterns decides: the same word with the
# same patterns gives the same breaks everywhere. Seen: most breaks lie elsewhere under en_US.UTF-8.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts hyphen@1.14.1 >/dev/null
cat >run.cjs <<'JS'
const { hyphenateSync } = require('hyphen/tr')
process.stdout.write(hyphenateSync('AFYONKARAHİSARLILAŞTIRAMADIKLARIMIZDAN', { hyphenChar: '-' }))
JS
english=$(LC_ALL=en_US.UTF-8 node run.cjs)
turkish=$(LC_ALL=tr_TR.UTF-8 node run.cjs)
echo "en_US: $english"
echo "tr_TR: $turkish"
[ "$english" != "$turkish" ] || { echo 'Changed: both are divided alike now.'; exit 1; }
