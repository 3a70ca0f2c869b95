import type { AdStyle } from '#contract/choices.ts'
import type { MoodLight } from '../inspiration/mood.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Words } from '../words/words.ts'
import type { Direction, FamilyId } from './direction.ts'

/** What of an ad bears on its families, beside its style, its hero photo and its seed. */
export interface FamilyRequest {
  use?: Direction['use']
  /** A mood that is dark or light brings forward the families in such a light. */
  light?: MoodLight | undefined
  /** Gives the ad's words on the reference format. Without them no family that is a concept is chosen. */
  words?: () => Pick<Words, 'headline' | 'price' | 'oldPrice' | 'badge'>
}

/** The knowledge of families that a direction is handed, because layouts come after directions and not before them. */
export interface FamilyChoice {
  /** Lists the families to try, best first, the last resort last. */
  choose(style: AdStyle, hero: PhotoStudy, seed: number, request?: FamilyRequest): FamilyId[]
  /** Tells whether a family composes on one axis, so that its picture has no side. */
  isOnAxis(family: FamilyId): boolean
}
