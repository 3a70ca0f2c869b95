#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm): `quality` counts to 1 in toDataURL and toBlob, and to 100 in toBuffer and encode; the types call both a number. One
# would guess that the methods of one canvas share a scale: the 0.9 of a browser's canvas makes the worst JPEG that there is, in toBuffer, and
# nothing says so. The other way round, 90 in toDataURL is neither refused nor the best: it gives the JPEG that 0.4 gives.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @napi-rs/canvas@1.0.11 >/dev/null
cat >run.cjs <<'JS'
const { createCanvas } = require('@napi-rs/canvas')
const canvas = createCanvas(200, 200)
const context = canvas.getContext('2d')
const picture = context.createImageData(200, 200)
for (let index = 0, seed = 1; index < picture.data.length; index += 1) {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff
  picture.data[index] = index % 4 === 3 ? 255 : (seed >> 16) & 255
}
context.putImageData(picture, 0, 0)
const inBuffer = (quality) => canvas.toBuffer('image/jpeg', quality).length
const inAddress = (quality) => Buffer.from(canvas.toDataURL('image/jpeg', quality).split(',')[1], 'base64').length
const show = (name, quality, bytes) => console.log(name.padEnd(10), String(quality).padEnd(4), String(bytes).padStart(6), 'bytes')
const found = {}
for (const quality of [0, 0.4, 0.9, 1, 40, 90]) {
  found[quality] = { buffer: inBuffer(quality), address: inAddress(quality) }
  show('toBuffer', quality, found[quality].buffer)
  show('toDataURL', quality, found[quality].address)
}
const near = (one, other) => Math.abs(one - other) < 100
const fractionIsWorst = found[0.9].buffer === found[0].buffer && found[0.9].buffer * 10 < found[90].buffer
const scalesDiffer = near(found[0.9].address, found[90].buffer)
process.exitCode = fractionIsWorst && scalesDiffer && near(found[90].address, found[40].buffer) ? 0 : 1
JS
node run.cjs || { echo 'Changed.'; exit 1; }
