import type { Box } from '#contract/report.ts'
import type { PhotoStudy } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** A product lifted from its photo: trimmed pixels with straight alpha, and where they were. */
export interface Matte {
  product: Pixels
  /** In source pixels. */
  box: Box
  /** 0 to 1. */
  confidence: number
  safeGrounds: PhotoStudy['safeGrounds']
  /** Whether a shadow was left out. */
  shadowAttached: boolean
}
