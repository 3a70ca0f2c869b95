import { type DigitalSource, sourceMark } from '#contract/pictures/digital-source.ts'
import { APP1, segmentsOf, XMP_NAME } from './metadata/jpeg-segments.ts'

/**
 * Returns the same JPEG with another mark of how it was made: every byte outside that segment is unchanged. Returns
 * undefined if it has none.
 */
export function withSource(jpeg: Uint8Array, source: DigitalSource): Uint8Array | undefined {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (const { marker, start, end } of segmentsOf(bytes)) {
    const isXmp = marker === APP1 && bytes.subarray(start + 4, start + 4 + XMP_NAME.length).equals(XMP_NAME)
    if (isXmp) return Buffer.concat([bytes.subarray(0, start), xmpSegment(sourceMark(source)), bytes.subarray(end)])
  }
  return undefined
}

function xmpSegment(packet: string): Buffer {
  const content = Buffer.concat([XMP_NAME, Buffer.from(packet, 'utf8')])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + length.length)
  return Buffer.concat([Buffer.from([0xff, APP1]), length, content])
}
