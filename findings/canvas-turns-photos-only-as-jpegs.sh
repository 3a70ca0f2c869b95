#!/bin/sh
# @napi-rs/canvas 1.0.11 (npm): loadImage turns a JPEG by its EXIF orientation, and neither a PNG nor a WebP that says the same. One would guess that
# a photo stands upright whatever its format, as in a browser, which turns all three: the photos of a feed that a shop has re-encoded as WebP lie on
# their side in the ad, and nothing says so. sharp's autoOrient turns all three. Seen for 40 x 20, to be turned by a quarter: the JPEG is
# 20 x 40, the PNG and the WebP are 40 x 20.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts @napi-rs/canvas@1.0.11 sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const { loadImage } = require('@napi-rs/canvas')
const flat = { create: { width: 40, height: 20, channels: 3, background: '#e3001b' } }
async function run() {
  const found = []
  for (const format of ['jpeg', 'png', 'webp']) {
    const file = await sharp(flat).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const image = await loadImage(file)
    const { info } = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true })
    const [loaded, turned] = [`${image.width} x ${image.height}`, `${info.width} x ${info.height}`]
    console.log(format.padEnd(5), ' orientation', (await sharp(file).metadata()).orientation, ' canvas', loaded, ' sharp', turned)
    found.push(loaded, turned)
  }
  process.exitCode = found.join() === '20 x 40,20 x 40,40 x 20,20 x 40,40 x 20,20 x 40' ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
