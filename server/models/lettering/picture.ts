/** A picture to be analysed: opaque, three bytes a pixel. */
export interface RgbPicture {
  rgb: Uint8Array
  widthPx: number
  heightPx: number
}
