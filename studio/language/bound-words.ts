import { findLanguage } from './languages.ts'
import { listWords, type WordList } from './words.ts'

/**
 * Words that a reader does not separate from the next one, or from the one before, in small letters and without a stop
 * at the end.
 */
export interface BoundWords {
  /** Words of one letter, as they are written within a sentence. */
  short: ReadonlySet<string>
  titles: ReadonlySet<string>
  /** Abbreviations that end with a stop after which the sentence continues. */
  abbreviations: ReadonlySet<string>
  labels: readonly string[]
  trailing: ReadonlySet<string>
  /** Words between two things that are only listed one after the other. */
  and: ReadonlySet<string>
  /** Signs of units in the language's own letters. */
  units: ReadonlySet<string>
}

/** Words that names and labels bring into every language. */
const INTERNATIONAL = {
  titles: 'dr, prof, st, mr, mrs, ms, mme, mlle, sr, sra',
  abbreviations: 'dr, prof, st, mr, mrs, ms, vs, no, nr, vol, max, min, tel, art, fig, ca',
  labels: `
    no, nr, n°, nº, n.º, №, #, §, §§, vol, max, min, tel, art, fig, abb, vitamin, omega, type, typ, size, part, model, version, level,
    windows, android, ios, macos, playstation, ps, xbox, galaxy, pixel, formula, mark, mk, gen, usb, hdmi, wi-fi, wifi, bluetooth, dolby, iso, route, apollo,
    studio, tier, top, spf, lsf
  `,
  trailing: 'etc, inc, ltd, jr, a.m, p.m',
} satisfies Record<string, WordList>

/** Forms of companies, in their own letters, because small ones are other words ("ab", "as", "se"). */
export const COMPANY_FORMS: ReadonlySet<string> = new Set(
  listWords(
    'Co, KG, GmbH, AG, SE, KGaA, OHG, mbH, Ltd, LLC, PLC, Inc, Corp, AB, ASA, Oy, Oyj, SpA, Srl, BV, NV, SA, SARL',
  ),
)

/** Suffixes after the number of a model that distinguish it from the next. */
export const MODEL_SUFFIXES: ReadonlySet<string> = new Set(
  listWords('Pro, Max, Plus, Ultra, Mini, Lite, Air, SE, FE, XL, GT, XT, Ti, Super, Home, Series'),
)

/** Cache with one entry for each language of ads. */
const known = new Map<string, BoundWords>()

export function boundWords(language: string): BoundWords {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

function readWords(language: string): BoundWords {
  const own = findLanguage(language)
  const { lines, sentences } = own ?? {}
  const trailing = setOf(INTERNATIONAL.trailing, lines?.trailing)
  const opening = setOf(INTERNATIONAL.abbreviations, sentences?.abbreviations, sentences?.beforeNumbers)
  return {
    short: setOf(lines?.short),
    titles: setOf(INTERNATIONAL.titles, lines?.titles),
    abbreviations: new Set([...opening].filter((word) => !trailing.has(word))),
    labels: [...setOf(INTERNATIONAL.labels, lines?.labels)],
    trailing,
    and: setOf(own?.clauses.and),
    units: setOf(own?.units),
  }
}

const setOf = (...lists: readonly (WordList | undefined)[]) => new Set(lists.flatMap((list) => listWords(list ?? '')))
