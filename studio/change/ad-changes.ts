import type { SentDials } from '#contract/dials.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import type { WordChanges } from '../words/change-words.ts'

/** What a person may change on a finished ad. What is not named stays, also what was changed before. */
export interface AdChanges {
  /** A word or a line, shown exactly as typed; null takes an optional one away. */
  words?: WordChanges
  /** Colors like #3b82f6; the roles that follow from them are moved along. */
  colors?: Partial<Record<ColorRole, string>>
  /** The ad's custom colors, as typed, in place of those that it has. */
  customColors?: readonly string[]
  /** Those that she chose by role before, which stay when the custom colors change. */
  roleColors?: Partial<Record<ColorRole, string>>
  /** How large parts are to be, and where the product stands; what is not named stays as it is. */
  dials?: SentDials
  /** Which of the ad's photos is the hero, from 0. */
  hero?: number
  /** Show the photo as it is, where its cut-out went wrong; false takes that back. */
  keepPhotoWhole?: boolean
}
