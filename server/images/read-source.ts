import { OLD_CREATOR_TOOL } from '#contract/digital-source.ts'
import { APP11, segmentsOf } from './jpeg-segments.ts'
import type { ImageType } from './image-type.ts'

/** Terms of IPTC, and C2PA's one of its own, for what AI made, whole or in part. */
const AI_TERMS: readonly string[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicData',
]

/** Whether a photo with this mark was made by AI, or a part of it. */
export function isMadeByAi(digitalSource: string | null): boolean {
  return digitalSource !== null && AI_TERMS.includes(digitalSource)
}

/**
 * What an upload's own metadata says of how it was made, as a term of IPTC's; null where it says nothing. A term of AI counts before
 * any other: a photo may list what it was made of. Nobody's signature is checked: whoever says that AI took part is believed.
 */
export function readDigitalSource(upload: Uint8Array, kind: ImageType, xmp: Buffer | undefined): string | null {
  const packet = xmp?.toString('utf8') ?? ''
  const found = [...termsIn(packet), ...termsIn(readManifests(upload, kind))]
  const isOldAd = packet.includes(`CreatorTool="${OLD_CREATOR_TOOL}"`)
  const terms = isOldAd ? found.map((term) => (term === 'compositeSynthetic' ? 'composite' : term)) : found
  return terms.find((term) => AI_TERMS.includes(term)) ?? terms[0] ?? null
}

/** In XMP the address is an attribute, an element or a resource; in a manifest's CBOR it is a plain text. */
function termsIn(text: string): string[] {
  return [...text.matchAll(/digitalsourcetype\/(\w+)/gi)].map(([, term]) => canonical(term!))
}

/** A CBOR text is followed by whatever comes next, which may be a letter. */
function canonical(term: string): string {
  return AI_TERMS.toSorted((a, b) => b.length - a.length).find((known) => term.startsWith(known)) ?? term
}

/**
 * The C2PA manifests of a file (C2PA 2.2, appendix A.3), as far as they are needed to find an address in them: a JPEG has them in pieces,
 * the others in one.
 */
function readManifests(upload: Uint8Array, kind: ImageType): string {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  if (!bytes.includes('jumb')) return ''
  return (kind === 'jpeg' ? joinPieces(bytes) : bytes).toString('latin1')
}

/** "JP", the box's number, the piece's number; then the box's header, which every piece repeats. */
const PIECE_HEAD_BYTES = 8
const BOX_HEAD_BYTES = 8

function joinPieces(jpeg: Buffer): Buffer {
  const pieces: { box: number; number: number; content: Buffer }[] = []
  for (const { marker, start, end } of segmentsOf(jpeg)) {
    const segment = jpeg.subarray(start + 4, end)
    if (marker !== APP11 || segment.length < PIECE_HEAD_BYTES + BOX_HEAD_BYTES) continue
    const content = segment.subarray(PIECE_HEAD_BYTES + BOX_HEAD_BYTES)
    pieces.push({ box: segment.readUInt16BE(2), number: segment.readUInt32BE(4), content })
  }
  pieces.sort((a, b) => a.box - b.box || a.number - b.number)
  return Buffer.concat(pieces.map(({ content }) => content))
}
