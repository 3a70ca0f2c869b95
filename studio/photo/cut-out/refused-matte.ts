import type { Mask } from '../pixels/mask.ts'
import { SUBJECT, type SubjectMask } from './subject-mask.ts'

/** Why a study does not use the matte that it found: what weighs most against it. */
export const REFUSALS = [
  /** Somebody is seen. */
  'person',
  /** The place belongs to the picture. */
  'scene',
  /** It is seen from so near that there is hardly any ground. */
  'close-up',
  /** A drawing or a screen, which is whole as it is. */
  'flat-artwork',
  /** It has words of its own, which a cut would take away. */
  'with-words',
  /** A part may be missing, or something else be taken for one. */
  'parts',
  /** Glass, a wire, a net: there is more of it than can be cut out. */
  'see-through',
  /** Too much of it has the color of its ground. */
  'like-ground',
  /** Its edge is soft, or fades into its shadow. */
  'soft-edge',
  /** Too much of its edge is the edge of the photo. */
  'cut-off',
  /** What speaks for it does not agree. */
  'unsure',
] as const

export type Refusal = (typeof REFUSALS)[number]

/** A matte that no ad shows unless its owner asks for it. */
export interface RefusedMatte {
  /** Where the subject is, 255 there and else 0, as large as the working picture: the rim is worked out by cutOutAnyway. */
  mask: Mask
  /** 0 to 1, as in the study. */
  confidence: number
  because: Refusal
  shadowAttached: boolean
}

/** Undefined where nothing was found. */
export function asRefused(
  { labels, shadow, widthPx, heightPx }: SubjectMask,
  judgement: Pick<RefusedMatte, 'confidence' | 'because'>,
): RefusedMatte | undefined {
  const data = labels.map((label) => (label === SUBJECT ? 255 : 0))
  if (!data.includes(255)) return undefined
  return { ...judgement, mask: { data, widthPx, heightPx }, shadowAttached: shadow.includes(1) }
}
