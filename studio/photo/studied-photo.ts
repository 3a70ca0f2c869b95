import type { PhotoStudy } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'

/** A photo of the ad: its pixels and what the studio learned of it. */
export interface StudiedPhoto {
  pixels: Pixels
  study: PhotoStudy
  /** Its own metadata says that AI made it, or a part of it. */
  synthetic?: boolean | undefined
}
