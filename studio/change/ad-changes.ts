import type { SentDials } from '#contract/ads/dials.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import type { WordChanges } from '../words/change-words.ts'

/** Changes that a user may make to a finished ad. A field that is not set keeps its value, earlier changes included. */
export interface AdChanges {
  /** Words and lines, shown exactly as typed; null removes an optional one. */
  words?: WordChanges
  /** Colors like #3b82f6, by role. Roles that depend on them move along. */
  colors?: Partial<Record<ColorRole, string>>
  /** Custom colors of the ad, as typed, which replace the ones it has. */
  customColors?: readonly string[]
  /** Colors that the user chose by role before. They stay when the custom colors change. */
  roleColors?: Partial<Record<ColorRole, string>>
  /** Sizes of parts and place of the product. A dial that is not set stays as it is. */
  dials?: SentDials
  /** Index of the photo that becomes the hero, from 0. */
  hero?: number
  /** Shows the photo without a cut-out, for a cut-out that went wrong; false takes that back. */
  keepPhotoWhole?: boolean
}
