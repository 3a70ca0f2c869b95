#!/bin/sh
# @fontsource-variable/noto-sans 5.3.0 and @fontsource-variable/instrument-sans 5.3.0 (npm; fontkit 2.0.4 reads the files): the unicode-range of a
# subset promises glyphs that its file lacks. The latin file of Noto Sans has no per mille sign and no double dagger, and that of Instrument Sans
# no superscript two, no one half and no micro sign. One would guess that a browser or a server may choose the file by the range: the sign of an
# alcohol content or of "100 m²" then comes from another font, or is a box where there is none. Asking the file mends it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts fontkit@2.0.4 @fontsource-variable/noto-sans@5.3.0 @fontsource-variable/instrument-sans@5.3.0 >/dev/null
cat >run.cjs <<'JS'
const { readFileSync } = require('node:fs')
const fontkit = require('fontkit')
const expected = { 'noto-sans': '‰‡', 'instrument-sans': '²½µ' }
let isSame = true
for (const [family, signs] of Object.entries(expected)) {
  const folder = `node_modules/@fontsource-variable/${family}/`
  const css = readFileSync(`${folder}wght.css`, 'utf8')
  const [, list] = new RegExp(`${family}-latin-wght-normal \\*/[\\s\\S]*?unicode-range: ([^;]+);`).exec(css)
  const ranges = list.split(',').map((range) => range.trim().slice(2).split('-').map((end) => Number.parseInt(end, 16)))
  const font = fontkit.create(readFileSync(`${folder}files/${family}-latin-wght-normal.woff2`))
  for (const sign of [...signs, '€', 'A']) {
    const code = sign.codePointAt(0)
    const promised = ranges.some(([first, last = first]) => first <= code && code <= last)
    const there = font.hasGlyphForCodePoint(code)
    console.log(family.padEnd(16), sign, ' promised', promised, ' in the file', there)
    isSame &&= promised && there !== signs.includes(sign)
  }
}
process.exitCode = isSame ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
