import type { PhotoStudy } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'

/** A photo of the ad: its pixels and the study that the studio made of it. */
export interface StudiedPhoto {
  pixels: Pixels
  study: PhotoStudy
  /** Its own metadata states that AI made it, or a part of it. */
  synthetic?: boolean | undefined
}
