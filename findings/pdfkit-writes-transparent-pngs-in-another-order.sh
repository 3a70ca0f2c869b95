#!/bin/sh
# pdfkit 0.20.2 (npm): pictures with transparency come into a PDF in the order in which they are unpacked, not in that in which they were drawn.
# One would guess the order of the calls, as it is for opaque PNGs: the same calls then write the same bytes. Two transparent PNGs, a large one
# drawn first and a small one after it, are written the other way round, and which of two similar ones is first depends on how busy the machine is:
# files that are named by their hash, signed, or compared with an expected one are different from time to time. Seen: drawn 2000 8, written 8 2000.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts pdfkit@0.20.2 pngjs@7.0.0 >/dev/null
cat >run.cjs <<'JS'
const Document = require('pdfkit')
const { PNG } = require('pngjs')
function picture(side, alpha) {
  const png = new PNG({ width: side, height: side })
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = at % 4 === 3 ? alpha : (at * 37) % 256
  return PNG.sync.write(png, { colorType: alpha === 255 ? 2 : 6 })
}
async function widthsWritten(sides, alpha) {
  const doc = new Document({ compress: false })
  const chunks = []
  doc.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  for (const side of sides) doc.image(picture(side, alpha), 0, 0)
  doc.end()
  await ended
  const text = Buffer.concat(chunks).toString('latin1')
  return [...new Set([...text.matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width)))]
}
async function run() {
  const drawn = [2000, 8]
  const opaque = await widthsWritten(drawn, 255)
  const transparent = await widthsWritten(drawn, 128)
  console.log('drawn', drawn.join(' '), '  opaque ones written', opaque.join(' '), '  transparent ones written', transparent.join(' '))
  process.exitCode = opaque.join() === '2000,8' && transparent.join() === '8,2000' ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
