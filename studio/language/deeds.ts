import type { WordList } from './words.ts'

/** Actions that people take with things of a kind. A button that names the action says what happens after the click. */
export const DEEDS = [
  // A garment, a ring or a watch; shoes and other things that come in sizes; a home.
  'wear',
  'size',
  'home',
  // A restaurant; a café; a hotel; a journey.
  'table',
  'menu',
  'stay',
  'trip',
  // A business with appointments; a teacher; a business that is asked for help or for a price.
  'visit',
  'lesson',
  'talk',
  // Software; a perfume; a recipe, which nobody sells.
  'works',
  'scent',
  'recipe',
] as const

export type Deed = (typeof DEEDS)[number]

/** One phrase for every tone, or one for each. */
export type DeedPhrases = string | readonly [professional: string, friendly: string, luxury: string]

/**
 * Phrases of a language for each deed. A deed is left out if no phrase suits every product that it would stand under.
 */
export type Deeds = Readonly<Partial<Record<Deed, DeedPhrases>>> & {
  /** Phrases such as "See the villas", used in place of a deed if the name contains the phrase's word. */
  several: readonly string[]
  /** Words for a recipe. */
  recipes: WordList
  /**
   * Beginnings of words in whose presence no deed suits: goods among services ("vitamins"), and words that make a toy
   * or a pet's thing of a house.
   */
  except: WordList
}
