import sharp from 'sharp'

/** Returns a photo as WebP whose own XMP declares how it was made. */
export function markPhoto(photo: string | Uint8Array, term: string): Promise<Buffer> {
  const address = `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`
  const namespaces =
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"'
  const description = `<rdf:Description rdf:about="" e:DigitalSourceType="${address}"/>`
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${namespaces}>${description}</rdf:RDF></x:xmpmeta>`
  return sharp(photo).webp({ quality: 90 }).withXmp(xmp).toBuffer()
}
