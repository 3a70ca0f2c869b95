#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm): the quality of an AVIF runs backwards. Its types promise "0-100 scale, 100 is lossless", and 100 gives the smallest
# and worst file, 1 the largest and best. One would guess that a higher number is a better picture, as for the JPEG and the WebP of the same canvas:
# 90, which is meant for a good ad, is coarser than 10. 1.1.1 counts upwards, so an update turns all files round although the caller has not
# changed. Seen: 1.0.11 is 1.1 levels off at 1 and 6.1 at 100; 1.1.1 is 5.2 levels off at 1 and exact at 100.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts canvas-1.0.11@npm:@napi-rs/canvas@1.0.11 canvas-1.1.1@npm:@napi-rs/canvas@1.1.1 sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
async function measure(version) {
  const { createCanvas } = require(`canvas-${version}`)
  const canvas = createCanvas(200, 200)
  const context = canvas.getContext('2d')
  const gradient = context.createLinearGradient(0, 0, 200, 200)
  gradient.addColorStop(0, '#e3001b')
  gradient.addColorStop(1, '#1a2b3c')
  context.fillStyle = gradient
  context.fillRect(0, 0, 200, 200)
  context.fillStyle = '#fff'
  for (let at = 20; at < 180; at += 8) context.fillRect(at, 60, 3, 80)
  const pixels = (file) => sharp(file).removeAlpha().raw().toBuffer()
  const drawn = await pixels(canvas.toBuffer('image/png'))
  const found = []
  for (const quality of [1, 10, 50, 90, 100]) {
    const file = canvas.toBuffer('image/avif', { quality })
    const read = await pixels(file)
    const squares = read.reduce((sum, value, index) => sum + (value - drawn[index]) ** 2, 0)
    found.push({ bytes: file.length, apart: Math.sqrt(squares / read.length) })
    console.log(version, ' quality', String(quality).padEnd(4), String(file.length).padStart(6), 'bytes  levels apart', found.at(-1).apart.toFixed(1))
  }
  return found.every(({ apart }, index) => index === 0 || apart > found[index - 1].apart)
}
async function run() {
  const [before, after] = [await measure('1.0.11'), await measure('1.1.1')]
  process.exitCode = before && !after ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
