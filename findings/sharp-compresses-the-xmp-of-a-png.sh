#!/bin/sh
# sharp 0.35.5 (npm, libvips 8.18.7): the XMP of a PNG is written into a zTXt chunk, compressed, where the specification of XMP wants an iTXt chunk
# that is not. sharp finds it again; exifreader 4.46.0 and exifr 7.1.3 do not. One would guess that others read what withXmp writes: IPTC's term
# for a picture that was made by AI (DigitalSourceType) is in the file, and those who look for it see none. They read it in the JPEG of the
# same call.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-save --ignore-scripts sharp@0.35.5 exifr@7.1.3 exifreader@4.46.0 >/dev/null
cat >run.cjs <<'JS'
const sharp = require('sharp')
const exifr = require('exifr')
const ExifReader = require('exifreader')
const term = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${term}</Iptc4xmpExt:DigitalSourceType>
  </rdf:Description></rdf:RDF></x:xmpmeta>`
const red = { create: { width: 64, height: 64, channels: 3, background: '#e3001b' } }
async function read(format) {
  const file = await sharp(red).withXmp(xmp).toFormat(format).toBuffer()
  const own = String((await sharp(file).metadata()).xmp).includes(term)
  const exif = (await ExifReader.load(file, { async: true })).DigitalSourceType?.value === term
  const fields = format === 'webp' ? undefined : await exifr.parse(file, { xmp: true })
  const other = format === 'webp' ? 'cannot read WebP' : fields?.DigitalSourceType === term
  const chunk = ['iTXt', 'zTXt'].find((name) => file.includes(`${name}XML:com.adobe.xmp`)) ?? ''
  console.log(format.padEnd(5), ' sharp', own, ' exifreader', exif, ' exifr', other, '', chunk)
  return own && chunk !== 'iTXt' ? [exif, other].join(' ') : ''
}
async function run() {
  const [png, jpeg, webp] = [await read('png'), await read('jpeg'), await read('webp')]
  process.exitCode = png === 'false false' && jpeg === 'true true' && webp.startsWith('true') ? 0 : 1
}
run()
JS
node run.cjs || { echo 'Changed.'; exit 1; }
