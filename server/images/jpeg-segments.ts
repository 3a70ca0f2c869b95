export interface JpegSegment {
  marker: number
  start: number
  /** Exclusive. */
  end: number
}

export const APP1 = 0xe1
export const APP11 = 0xeb
const START_OF_SCAN = 0xda

/** Those before the picture itself (ITU T.81, B.1.1.4): a marker, then a length of two bytes that counts itself. */
export function* segmentsOf(jpeg: Buffer): Generator<JpegSegment> {
  for (let start = 2; start + 4 <= jpeg.length && jpeg[start] === 0xff;) {
    const marker = jpeg[start + 1]!
    if (marker === START_OF_SCAN) return
    const end = start + 2 + jpeg.readUInt16BE(start + 2)
    yield { marker, start, end }
    start = end
  }
}
