import sharp, { type Sharp } from 'sharp'
import type { Random } from '#test/pictures/random.ts'
import type { CheckId } from '#contract/rulebook/rules.ts'
import { findPlacement } from '#contract/rulebook/placements.ts'

const AI_TERMS = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic']
const OTHER_TERMS = ['composite', 'digitalCapture', 'humanEdits']

/** Encodes a picture with the file faults that are asked for. `png` may have transparent parts. */
export async function encodeWith(
  png: Uint8Array,
  faults: ReadonlySet<CheckId>,
  { random, placement }: { random: Random; placement: string },
): Promise<Buffer> {
  const { maxBytes = Infinity } = findPlacement(placement)!
  let picture = sharp(png)
  const terms = faults.has('ai-mark') ? AI_TERMS : OTHER_TERMS
  if (faults.has('ai-mark') || random.next() < 0.4) picture = picture.withXmp(packet(random.pick(terms)))
  if (faults.has('color-space')) {
    if (random.next() < 0.5)
      return picture.flatten({ background: '#ffffff' }).toColourspace('cmyk').jpeg({ quality: 82 }).toBuffer()
    picture = picture.withIccProfile('p3')
  }
  if (faults.has('file-type')) return picture.webp({ quality: 84 }).toBuffer()
  if (faults.has('transparency') || faults.has('dark-mode')) return picture.png().toBuffer()
  if (faults.has('bytes')) return heavy(picture, maxBytes)
  const quality = maxBytes < 200_000 ? 78 : 88
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Makes a file that is too heavy by what follows the picture, as some programs leave it. */
async function heavy(picture: Sharp, maxBytes: number): Promise<Buffer> {
  const jpeg = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return jpeg.length > maxBytes ? jpeg : Buffer.concat([jpeg, Buffer.alloc(Math.round(maxBytes * 1.04) - jpeg.length)])
}

function packet(term: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${term}"/></rdf:RDF></x:xmpmeta>`
}
