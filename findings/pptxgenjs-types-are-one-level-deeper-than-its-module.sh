#!/bin/sh
# pptxgenjs 4.0.1 (npm): an ES module that imports it gets the class, as its page shows, and TypeScript says of the same line that it cannot be
# constructed. The package's types are listed for its CommonJS build alone, so under `module: nodenext` the class is looked for one level deeper,
# at `.default`, where an ES module has nothing: what compiles does not run, and what runs does not compile. A cast by hand mends it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts pptxgenjs@4.0.1 typescript@5.9.3 @types/node@24.19.2 >/dev/null
echo '{ "type": "module" }' >package.json
printf "import Deck from 'pptxgenjs'\nconst deck = new Deck()\nconsole.log('as shown:', typeof deck.addSlide)\n" >shown.mts
printf "import Deck from 'pptxgenjs'\nconsole.log('one level deeper:', typeof Deck.default)\n" >deeper.mts
cp shown.mts shown.mjs
cp deeper.mts deeper.mjs
node shown.mjs
node deeper.mjs
compiles() { npx tsc --noEmit --module nodenext --target es2022 --skipLibCheck --types node "$1" >"$1.log" 2>&1; }
if compiles shown.mts; then echo 'Changed: what is shown compiles now.'; exit 1; fi
grep -o 'TS2351[^.]*' shown.mts.log | head -1
compiles deeper.mts && echo 'one level deeper: compiles' || { echo 'Changed: the deeper name does not compile.'; exit 1; }
