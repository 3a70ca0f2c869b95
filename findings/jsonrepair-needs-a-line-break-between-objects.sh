#!/bin/sh
# jsonrepair 3.15.0 (npm): two JSON objects one after the other become an array if a line break stands between them, and are refused
# without one. One would guess that both work, or neither: product pages hold them either way in one script element.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts jsonrepair@3.15.0 >/dev/null
cat >run.mjs <<'JS'
import { jsonrepair } from 'jsonrepair'
const read = (text) => {
  try {
    return jsonrepair(text).replaceAll(/\s/g, '')
  } catch (error) {
    return `refused: ${error.message}`
  }
}
const [broken, joined] = [read('{"a":1}\n{"b":2}'), read('{"a":1}{"b":2}')]
console.log(`with a line break: ${broken}\nwithout: ${joined}`)
process.exitCode = broken === '[{"a":1},{"b":2}]' && joined.startsWith('refused') ? 0 : 1
JS
node run.mjs || { echo 'Changed.'; exit 1; }
