#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm) with @fontsource-variable/noto-sans 5.3.0: the weight in the font of a canvas does not move the axis of a variable
# font. "100 40px", "400 40px" and "900 40px" measure the same text alike, to the pixel. One would guess that it does, as on the canvas of a browser:
# a bold headline is set in the regular cut, and nothing says so. fontVariationSettings moves the axis, whatever the weight in the font.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @napi-rs/canvas@1.0.11 @fontsource-variable/noto-sans@5.3.0 >/dev/null
cat >run.cjs <<'JS'
const { readFileSync } = require('node:fs')
const { createCanvas, GlobalFonts } = require('@napi-rs/canvas')
GlobalFonts.register(readFileSync('node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'), 'Probe')
const context = createCanvas(600, 100).getContext('2d')
function widthOf(font, settings) {
  context.font = font
  context.fontVariationSettings = settings
  return context.measureText('Enamel camping mug').width.toFixed(2)
}
const weights = [100, 400, 900]
const byFont = weights.map((weight) => widthOf(`${weight} 40px Probe`, 'normal'))
const bySettings = weights.map((weight) => widthOf('40px Probe', `"wght" ${weight}`))
console.log('by the weight in the font ', byFont.join('  '))
console.log('by fontVariationSettings  ', bySettings.join('  '))
process.exitCode = new Set(byFont).size === 1 && new Set(bySettings).size === 3 ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
