import { APP11, segmentsOf } from './metadata/jpeg-segments.ts'

/** The kind of an APP11 segment that carries boxes, among them those of C2PA. */
const BOXES = Buffer.from('JP')

/** Returns a JPEG as it was before it was signed: no other byte is touched. */
export function withoutCredentials(jpeg: Uint8Array): Buffer {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  const kept: Buffer[] = []
  let from = 0
  for (const { marker, start, end } of segmentsOf(bytes)) {
    if (marker !== APP11 || !bytes.subarray(start + 4, start + 6).equals(BOXES)) continue
    kept.push(bytes.subarray(from, start))
    from = end
  }
  return Buffer.concat([...kept, bytes.subarray(from)])
}
