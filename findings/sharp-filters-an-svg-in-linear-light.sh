#!/bin/sh
# sharp 0.35.5 (npm, libvips 8.18.7 with librsvg): the filter functions of an SVG (filter: grayscale(1), brightness(0.5) and the others) are computed
# in linear light, where the CSS module of filters says that they work in sRGB; @resvg/resvg-js 2.6.2 and the canvas of @napi-rs/canvas 1.0.11 do
# so. One would guess the grey that a browser shows: a logo that is greyed out, or a ground that is darkened under white letters, is far lighter
# in the ad. Seen for #e3001b: grayscale(1) gives 113 and 50, brightness(0.5) a red of 167 and 114.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts sharp@0.35.5 @resvg/resvg-js@2.6.2 @napi-rs/canvas@1.0.11 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const { Resvg } = require('@resvg/resvg-js')
const { createCanvas } = require('@napi-rs/canvas')
const drawing = (filter) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#e3001b" style="filter:${filter}"/></svg>`
const middle = async (picture) => (await sharp(picture).removeAlpha().raw().toBuffer()).subarray(630, 633)
function onCanvas(filter) {
  const context = createCanvas(20, 20).getContext('2d')
  context.filter = filter
  context.fillStyle = '#e3001b'
  context.fillRect(0, 0, 20, 20)
  return context.getImageData(10, 10, 1, 1).data.subarray(0, 3)
}
async function run() {
  let isSame = true
  for (const filter of ['grayscale(1)', 'brightness(0.5)']) {
    const bySharp = await middle(Buffer.from(drawing(filter)))
    const byResvg = await middle(new Resvg(drawing(filter)).render().asPng())
    const byCanvas = onCanvas(filter)
    console.log(filter.padEnd(16), ' sharp', bySharp.join(' '), '  resvg', byResvg.join(' '), '  canvas', byCanvas.join(' '))
    isSame &&= bySharp[0] - byResvg[0] > 40 && Math.abs(byResvg[0] - byCanvas[0]) < 3
  }
  process.exitCode = isSame ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
