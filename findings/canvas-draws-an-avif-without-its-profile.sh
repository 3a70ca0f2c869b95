#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm): loadImage converts the colours of a PNG, a JPEG and a WebP by their profile, and takes those of an AVIF for sRGB.
# One would guess that the same photo has the same colours in each format: a red in Display P3 is paler, and an ad whose products come as AVIF
# beside others shows two reds. 1.1.1 converts it as well. Seen: 230 29 40 for the three, 210 55 51 for the AVIF.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts canvas-1.0.11@npm:@napi-rs/canvas@1.0.11 canvas-1.1.1@npm:@napi-rs/canvas@1.1.1 sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const red = { create: { width: 64, height: 64, channels: 3, background: { r: 230, g: 30, b: 40 } } }
async function measure(version, format) {
  const { createCanvas, loadImage } = require(`canvas-${version}`)
  const options = format === 'webp' ? { lossless: true } : { quality: 100 }
  const file = await sharp(red).withIccProfile('p3').toFormat(format, options).toBuffer()
  const context = createCanvas(64, 64).getContext('2d')
  context.drawImage(await loadImage(file), 0, 0)
  const drawn = [...context.getImageData(32, 32, 1, 1).data].slice(0, 3)
  const opened = [...(await sharp(file).raw().toBuffer()).subarray(0, 3)]
  console.log(version, format.padEnd(5), ' canvas', drawn.join(' '), ' sharp', opened.join(' '))
  return Math.max(...drawn.map((value, index) => Math.abs(value - opened[index]))) < 4
}
async function run() {
  const same = []
  for (const format of ['png', 'jpeg', 'webp', 'avif']) same.push(await measure('1.0.11', format))
  same.push(await measure('1.1.1', 'avif'))
  process.exitCode = same.join() === 'true,true,true,false,true' ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
