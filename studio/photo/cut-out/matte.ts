import type { Box } from '#contract/ads/report.ts'
import type { PhotoStudy } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** A product lifted from its photo: trimmed pixels with straight alpha, and their place in the photo. */
export interface Matte {
  product: Pixels
  /** Place in the photo, in source pixels. */
  box: Box
  /** 0 to 1. */
  confidence: number
  safeGrounds: PhotoStudy['safeGrounds']
  /** A shadow was left out. */
  shadowAttached: boolean
}
