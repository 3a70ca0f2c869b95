import type { WordList } from './words.ts'

/** What people do with what an ad shows, where its kind tells that: a button that names it says what happens. */
export const DEEDS = [
  // A garment, a ring or a watch; shoes, and what else comes in sizes; a home.
  'wear',
  'size',
  'home',
  // A restaurant; a café; a hotel; a journey.
  'table',
  'menu',
  'stay',
  'trip',
  // Who keeps appointments; who teaches; who is asked for help or for a price.
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

/** What a language says for each; one that is left out has no phrase that is right for all that it would stand under. */
export type Deeds = Readonly<Partial<Record<Deed, DeedPhrases>>> & {
  /** "See the villas": said in place of a deed where the name says the word that the phrase has. */
  several: readonly string[]
  /** What a recipe is called. */
  recipes: WordList
  /** How words begin under which no deed is right: goods among services ("vitamins"), and what makes a toy or a pet's thing of a house. */
  except: WordList
}
