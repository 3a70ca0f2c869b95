import type { Script } from './script.ts'

/**
 * What the studio knows of a language: one declaration a file, with every field in each, so that a new language is complete
 * as soon as it compiles.
 */
export interface Language {
  /** In English, for people who read a report. */
  name: string
  /** What it is written in; what most of its letters are in comes first. */
  scripts: readonly [Script, ...Script[]]
  direction: 'ltr' | 'rtl'
  /** Letters that only this language writes so among those of its script; undefined where letter groups tell it. */
  tellingLetters: string | undefined
  /** Borrows words with accents (café, naïve) that its own words do not have. */
  borrowsAccents: boolean
  /** Whose forms the characters have that Chinese, Japanese and Korean share. */
  hanForms: 'chinese' | 'japanese' | 'korean'

  /** What stands round a quotation; undefined where the typewriter's marks stay. */
  quotes: readonly [opening: string, closing: string] | undefined
  /** The patterns of the package `hyphen` that divide its words; undefined where no hyphen is written. */
  hyphenation: string | undefined
  /** Writes every noun with a capital, so that a capital tells no name. */
  capitalizesNouns: boolean
  /** Writes "the 3rd of October" as "3. Oktober". */
  ordinalStops: boolean

  /** What the tests hold the file against. */
  samples: LanguageSamples
}

export interface LanguageSamples {
  /** Names, taglines and sentences of products, one a line: the language is told from each alone. */
  texts: string
  /** A word too long for its line, with its breaks as `|`; undefined where words are not divided. */
  divided: string | undefined
}
