import type { AdStyle, Tone, Typography } from '#contract/choices.ts'
import type { Dials } from '#contract/ads/dials.ts'
import type { ColorRole } from '#contract/word-parts.ts'
import type { ColorRoles } from '../color/roles.ts'
import type { ProductUse } from '../language/language.ts'
import type { ThingKind } from '../language/thing-kinds.ts'
import type { Face } from '../type/faces.ts'
import type { NamedWords } from '../words/change-words.ts'
import type { Stance } from './stance.ts'

export const FAMILY_IDS = [
  'window',
  'pool',
  'panel',
  'type-break',
  'nebula',
  'blocks',
  'podium',
  'sunburst',
  'orb',
  'giant',
  'centre',
  'full-bleed',
  'backdrop',
  'bar',
  'fade',
  'split',
  'column',
  'paper',
  'scene',
  'near',
  'rhythm',
  'seam',
  'breakout',
  'tag',
  'spotlight',
  'echo',
  'crowd',
  'flood',
  'answer',
  'plain',
] as const

export type FamilyId = (typeof FAMILY_IDS)[number]

export interface TypePairing {
  display: Face
  /** Tracking at display sizes of 120 px and up, in em. */
  displayTracking: number
  displayLeading: number
  /** Sets the headline in capitals, if the language has them. */
  uppercase: boolean
  text: Face
  textStrong: Face
  price: Face
}

/** Decision of the art director, as data. */
export interface Direction extends NamedWords {
  style: AdStyle
  typography: Typography
  tone: Tone
  language: string
  textDirection: 'ltr' | 'rtl'
  /** The support line is a typed tagline that is too long for a headline, so no composition leaves it out. */
  keepsSupport?: boolean
  /** The ad has a logo. */
  hasLogo?: true
  /** Lines that a language model wrote, in which the guard found no claim that the user did not make. */
  suggested?: ('headline' | 'support')[]
  colors: ColorRoles
  /**
   * Colors that the user chose for a role, by a change or as the colors of a brand. Each is painted as typed if the
   * picture has its role.
   */
  ownColors?: Partial<Record<ColorRole, string>>
  /** Sizes of parts and place of the product, as the user set them. A dial that is left out stays as composed. */
  dials?: Dials
  /**
   * Color that the user chose first, which leads the ad; undefined if none of theirs can be read, or if they changed
   * the ad's.
   */
  chosenColor?: string | undefined
  /** Custom colors, as typed, that cannot be read. They are left out, and the user is notified. */
  unreadableColors: string[]
  /** Sentence for the user on why price and discount claim less than they may have been meant to. */
  offerDoubt?: string | undefined
  /** Sentence for the user on what was taken from the inspiration images. */
  inspiration?: string | undefined
  /** Side on which the inspiration images have their weight. The picture stands there if the family can be mirrored. */
  pictureSide?: 'left' | 'right' | undefined
  /**
   * Stance of words and picture. Undefined in older ads, and if it gave way: words at the head, the closing parts at
   * the foot, the picture between.
   */
  stance?: Stance | undefined
  type: TypePairing
  /**
   * Place where the product is used; undefined in ads from before uses were recognized, which keep their surroundings.
   */
  use?: ProductUse | 'unknown'
  /**
   * Kind of the product, which chooses among the grounds and the letters of its style; undefined in older ads, which
   * keep theirs.
   */
  kind?: ThingKind | 'unknown'
  /** Families to try, best first; the last resort is always last. */
  families: FamilyId[]
  seed: number
}
