import type { AdStyle } from '#contract/choices.ts'
import type { MoodLight } from '../inspiration/mood.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Words } from '../words/words.ts'
import type { Direction, FamilyId } from './direction.ts'

/** Fields of an ad that bear on its families, beside its style, its hero photo and its seed. */
export interface FamilyRequest {
  use?: Direction['use']
  /** Light of the mood: dark or light moods bring families in such a light forward. */
  light?: MoodLight | undefined
  /** Returns the ad's words on the reference format. Without them no family that is a concept is chosen. */
  words?: () => Pick<Words, 'headline' | 'price' | 'oldPrice' | 'badge'>
}

/** Knowledge of families that is passed to a direction, because directions come before layouts. */
export interface FamilyChoice {
  /** Lists the families to try, best first, the last resort last. */
  choose(style: AdStyle, hero: PhotoStudy, seed: number, request?: FamilyRequest): FamilyId[]
  /** Returns true if a family composes on one axis, so that its picture has no side. */
  isOnAxis(family: FamilyId): boolean
}
