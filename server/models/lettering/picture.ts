/** A picture to be analysed: opaque, three bytes a pixel. */
export interface Picture {
  rgb: Uint8Array
  widthPx: number
  heightPx: number
}
