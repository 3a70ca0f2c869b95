/** A decoded picture: RGBA, 8 bits, straight (not premultiplied) alpha, sRGB, rows from the top. */
export interface Pixels {
  data: Uint8ClampedArray
  widthPx: number
  heightPx: number
}
