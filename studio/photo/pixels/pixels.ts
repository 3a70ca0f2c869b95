/** A decoded picture: RGBA, 8 bits, straight (not premultiplied) alpha, sRGB, rows from the top. */
export interface Pixels {
  data: Uint8ClampedArray
  widthPx: number
  heightPx: number
}

/** Red is the lowest byte of a pixel's number and alpha the highest, on every processor that Node runs on today. */
export const ALPHA_BITS = 24

/**
 * Reads pixels four bytes at a time: a photo has millions of pixels, and nearly all of them are opaque. Gives a copy if
 * they do not lie on whole words.
 */
export function wholePixels({ buffer, byteOffset, byteLength }: Pixels['data'] | Uint8Array): Int32Array {
  if (byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, byteLength / 4)
  return new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Reads pixels like wholePixels, but unsigned, for sums of several pixels. Read only. */
export function pixelWords(data: Pixels['data']): Uint32Array {
  const { buffer, byteOffset, length } = wholePixels(data)
  return new Uint32Array(buffer, byteOffset, length)
}
