/** A picture as it is looked at: opaque, three bytes a pixel. */
export interface Picture {
  rgb: Uint8Array
  widthPx: number
  heightPx: number
}
