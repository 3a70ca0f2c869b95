#!/bin/sh
# sharp 0.35.5 (npm, libvips 8.18.7): the colour profile of a picture counts where the picture is opened, and not where it is laid over another one:
# composite takes the numbers of a Display P3 for those of sRGB. One would guess that the same file has the same colour as ground and as
# overlay: the cut-out of a product, or a logo, that comes from a phone or a Mac is paler in the ad than on its own. Converting it first
# mends it. Seen: 230 29 40 alone, 211 55 51 laid over.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts sharp@0.35.5 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const red = { create: { width: 16, height: 16, channels: 3, background: { r: 230, g: 30, b: 40 } } }
const white = { create: { width: 32, height: 16, channels: 3, background: '#fff' } }
const first = async (picture) => [...(await sharp(await picture.png().toBuffer()).raw().toBuffer()).subarray(0, 3)]
const laid = (input) => sharp(white).composite([{ input, left: 0, top: 0 }])
async function run() {
  const wide = await sharp(red).withIccProfile('p3').png().toBuffer()
  const alone = await first(sharp(wide))
  const over = await first(laid(wide))
  const converted = await first(laid(await sharp(wide).png().toBuffer()))
  console.log('alone', alone.join(' '), '  laid over', over.join(' '), '  converted first', converted.join(' '))
  const apart = (one, other) => Math.max(...one.map((value, index) => Math.abs(value - other[index])))
  process.exitCode = apart(alone, over) > 15 && apart(alone, converted) < 3 ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed: the profile of an overlay counts now.'; exit 1; }
