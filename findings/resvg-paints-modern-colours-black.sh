#!/bin/sh
# @resvg/resvg-js 2.6.2 (npm): a fill that is rgba() with a percentage, rgb() with a slash, or hwb() is painted black, and nothing is reported; sharp
# 0.35.5 (librsvg) paints them all. One would guess that a colour which every browser knows is painted, or refused: the tint over a photo, which
# is half transparent in the design, is a black box in the ad. rgba() with a fraction is safe. Seen on white: 240 127 140 by sharp, 0 0 0 by resvg.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @resvg/resvg-js@2.6.2 sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const { Resvg } = require('@resvg/resvg-js')
const rectangle = (fill) => `<rect width="20" height="20" fill="${fill}"/>`
const drawing = (fill) => `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${rectangle('#fff')}${rectangle(fill)}</svg>`
const middle = async (picture) => (await sharp(picture).removeAlpha().raw().toBuffer()).subarray(630, 633)
async function run() {
  const found = []
  for (const fill of ['rgba(227, 0, 27, 0.5)', 'rgba(227, 0, 27, 50%)', 'rgb(227 0 27 / 0.5)', 'hwb(353 0% 11%)']) {
    const [byResvg, bySharp] = [await middle(new Resvg(drawing(fill)).render().asPng()), await middle(Buffer.from(drawing(fill)))]
    console.log(fill.padEnd(22), ' resvg', byResvg.join(' ').padEnd(12), ' sharp', bySharp.join(' '))
    found.push(bySharp[0] > 220 && byResvg.join() === '0,0,0' ? 'black' : byResvg.every((value, index) => Math.abs(value - bySharp[index]) < 4))
  }
  process.exitCode = found.join() === 'true,black,black,black' ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
