#!/bin/sh
# sharp 0.35.5 (npm): the pixels of a 16-bit PNG with the profile Display P3, requested in sRGB, come out as other numbers than those of the
# same picture in 8 bits. One would guess that toColourspace('srgb') goes by the profile for both. Naming the processing space
# (pipelineColourspace('rgb16')) mends it. Seen: 230 29 40 in 8 bits, 211 55 50 in 16.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const red = { create: { width: 8, height: 8, channels: 3, background: { r: 230, g: 30, b: 40 } } }
const first = async (png) => {
  const { data } = await sharp(png).toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}
async function run() {
  const eight = await first(await sharp(red).withIccProfile('p3').png().toBuffer())
  const sixteen = await first(await sharp(red).toColourspace('rgb16').withIccProfile('p3').png().toBuffer())
  console.log('8 bits:', eight.join(' '), '  16 bits:', sixteen.join(' '))
  const differ = eight.some((value, index) => Math.abs(value - sixteen[index]) > 8)
  process.exitCode = differ ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed: both come out alike now.'; exit 1; }
