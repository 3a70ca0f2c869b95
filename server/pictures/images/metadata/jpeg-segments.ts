export interface JpegSegment {
  marker: number
  start: number
  /** End position, exclusive. */
  end: number
}

export const APP1 = 0xe1
export const APP11 = 0xeb
const FILL = 0xff
const START_OF_SCAN = 0xda

/** The name of an APP1 segment with an XMP packet (ISO 16684-3). */
export const XMP_NAME = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')

/**
 * Yields the segments before the image data (ITU T.81, B.1.1.4): a marker, then a length of two bytes that counts
 * itself.
 */
export function* segmentsOf(jpeg: Buffer): Generator<JpegSegment> {
  for (let start = 2; start + 4 <= jpeg.length && jpeg[start] === 0xff;) {
    const marker = jpeg[start + 1]!
    if (marker === START_OF_SCAN) return
    // Any number of fill bytes may precede a marker.
    if (marker === FILL) {
      start += 1
      continue
    }
    const end = start + 2 + jpeg.readUInt16BE(start + 2)
    yield { marker, start, end }
    start = end
  }
}

/** Returns the content of a segment after its length. */
export function contentOf(jpeg: Buffer, { start, end }: JpegSegment): Buffer {
  return jpeg.subarray(start + 4, end)
}
