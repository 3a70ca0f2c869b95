import type { AdStyle, Tone, Typography } from '#contract/choices.ts'
import type { Dials } from '#contract/dials.ts'
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
  /** Display size tracking at 120 px and up, in em. */
  displayTracking: number
  displayLeading: number
  /** Set the headline in capitals: only where the language has them and the face asks for it. */
  uppercase: boolean
  text: Face
  textStrong: Face
  price: Face
}

/** The art director's decision, as data. */
export interface Direction extends NamedWords {
  style: AdStyle
  typography: Typography
  tone: Tone
  language: string
  textDirection: 'ltr' | 'rtl'
  /** The support line is a typed tagline that is too long for a headline: no composition leaves it out. */
  keepsSupport?: boolean
  /** The ad is given with a logo. */
  hasLogo?: true
  /** Lines that a language model wrote: the guard has found nothing in them that the person did not say. */
  suggested?: ('headline' | 'support')[]
  colors: ColorRoles
  /** What a person chose for a role, by a change or as the colors of a brand: it stands as typed where the picture has that role. */
  ownColors?: Partial<Record<ColorRole, string>>
  /** How large a person has parts of the ad, and where its product: what is left out is as it was composed. */
  dials?: Dials
  /** The color that the person chose first, which leads the ad; undefined where none of hers can be read, or she changed the ad's. */
  chosenColor?: string | undefined
  /** Custom colors, as typed, that are none: left out, and the person is told. */
  unreadableColors: string[]
  /** Why price and discount claim less than they may have been meant to, as a sentence for the person. */
  offerDoubt?: string | undefined
  /** What was taken from the inspiration images, as a sentence for the person. */
  inspiration?: string | undefined
  /** Where the inspiration images have their weight: the picture stands there where the family can be turned round. */
  pictureSide?: 'left' | 'right' | undefined
  /** Undefined in ads from before, and where it gave way: words at the head, what closes at the foot, the picture between. */
  stance?: Stance | undefined
  type: TypePairing
  /** Where the product is used; undefined in ads from before uses were told, which keep the places that they have. */
  use?: ProductUse | 'unknown'
  /** What kind of thing it is, which chooses among the grounds and the letters of its style; undefined in ads from before, which keep theirs. */
  kind?: ThingKind | 'unknown'
  /** Families to try, best first; the last resort is always last. */
  families: FamilyId[]
  seed: number
}
