import type { Mask } from '../pixels/mask.ts'
import { SUBJECT, type SubjectMask } from './subject-mask.ts'

/** The reasons why a study does not use the matte that it found; the strongest one is given. */
export const REFUSALS = [
  /** A person is seen. */
  'person',
  /** The place belongs to the picture. */
  'scene',
  /** It is seen from so near that there is hardly any ground. */
  'close-up',
  /** A drawing or a screen, which is whole as it is. */
  'flat-artwork',
  /** It has words of its own, which a cut would take away. */
  'with-words',
  /** A part may be missing, or something else may be mistaken for one. */
  'parts',
  /** Glass, a wire, a net: there is more of it than can be cut out. */
  'see-through',
  /** Too much of it has the color of its ground. */
  'like-ground',
  /** Its edge is soft, or fades into its shadow. */
  'soft-edge',
  /** Too much of its edge is the edge of the photo. */
  'cut-off',
  /** The evidence for it is contradictory. */
  'unsure',
] as const

export type Refusal = (typeof REFUSALS)[number]

/** A matte that no ad shows unless its owner asks for it. */
export interface RefusedMatte {
  /** 255 at the subject and 0 elsewhere, as large as the working picture: cutOutAnyway works out the rim. */
  mask: Mask
  /** 0 to 1, as in the study. */
  confidence: number
  because: Refusal
  shadowAttached: boolean
}

/** Returns undefined if nothing was found. */
export function asRefused(
  { labels, shadow, widthPx, heightPx }: SubjectMask,
  judgement: Pick<RefusedMatte, 'confidence' | 'because'>,
): RefusedMatte | undefined {
  const data = labels.map((label) => (label === SUBJECT ? 255 : 0))
  if (!data.includes(255)) return undefined
  return { ...judgement, mask: { data, widthPx, heightPx }, shadowAttached: shadow.includes(1) }
}
