import { type Labels, liftSubject } from './lift-subject.ts'
import type { Matte } from './matte.ts'
import type { PhotoKind, PhotoStudy } from '../photo-study.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** Facts about a subject beside its position. */
interface LiftOptions {
  kind: PhotoKind
  confidence: number
  /** A patch inside has the ground's color, and may be ground. */
  showsGround: boolean
  shadowAttached: boolean
}

/** Lifts the matte of a subject at the photo's full size. Returns undefined if nothing is left of it. */
export function liftMatte(
  pixels: Pixels,
  working: Pixels,
  mask: Labels,
  { kind, confidence, showsGround, shadowAttached }: LiftOptions,
): Matte | undefined {
  const lifted = liftSubject(pixels, working, mask)
  if (!lifted) return undefined
  return {
    product: lifted.product,
    box: lifted.box,
    confidence: Math.max(0, confidence - 2 * lifted.haloShare),
    safeGrounds: safeGrounds(kind, showsGround || lifted.haloShare > MAX_HALO_SHARE),
    shadowAttached,
  }
}

/** The share of the rim that may keep light of the old ground before it shows on a ground of opposite lightness. */
const MAX_HALO_SHARE = 0.05

function safeGrounds(kind: PhotoKind, showsOldGround: boolean): PhotoStudy['safeGrounds'] {
  if (!showsOldGround) return 'any'
  return kind === 'plain-dark' ? 'dark' : 'light'
}
