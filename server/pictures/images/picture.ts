/** Facts about a picture that its row stores. */
export interface PictureFacts {
  contentType: string
  widthPx: number
  heightPx: number
  sha256: string
  /** Source term for how it was made, as far as its own metadata says so. */
  digitalSource: string | null
}

export interface Picture extends PictureFacts {
  bytes: Uint8Array
  /** WebP, at most 480 px on its longer side. */
  thumbnail: Uint8Array
}
