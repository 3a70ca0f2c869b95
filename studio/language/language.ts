import type { CallsToAction } from '#contract/ads/calls-to-action.ts'
import type { AdStyle } from '#contract/choices.ts'
import type { Deeds } from './deeds.ts'
import type { RequestWords } from './request-words.ts'
import type { Script } from './script.ts'
import type { ThingWords } from './thing-kinds.ts'
import type { WordList } from './words.ts'

/**
 * Knowledge of the studio about a language: one declaration a file, with every field in each, so that a new language is
 * complete as soon as it compiles.
 */
export interface Language {
  /** English name, for people who read a report. */
  name: string
  /** Scripts that the language is written in; the one of most of its letters comes first. */
  scripts: readonly [Script, ...Script[]]
  direction: 'ltr' | 'rtl'
  /** Letters that only this language writes among those of its script; undefined if something else distinguishes it. */
  tellingLetters: string | undefined
  /**
   * Language whose letter groups in the package eld are this one's, or nearly; undefined if the script distinguishes
   * it.
   */
  letterGroups: string | undefined
  /**
   * Small letters of the language's own words: besides a to z in the Latin alphabet, all of them in any other. A word
   * with other letters is borrowed. Undefined if that shows nothing.
   */
  letters: string | undefined
  /**
   * Words that its nearest neighbors do not have. If two languages share their letter groups, these alone distinguish
   * them.
   */
  tellingWords: WordList
  /** Borrows words with accents (café, naïve) that its own words do not have. */
  borrowsAccents: boolean
  /** Forms of the characters that Chinese, Japanese and Korean share. */
  hanForms: 'chinese' | 'japanese' | 'korean'

  /** Quotation marks; undefined if the typewriter's marks are kept. */
  quotes: readonly [opening: string, closing: string] | undefined
  /** Patterns of the package `hyphen` that divide words; undefined if no hyphen is written. */
  hyphenation: string | BorrowedPatterns | undefined
  /** Writes every noun with a capital, so that a capital does not indicate a name. */
  capitalizesNouns: boolean
  /** Writes "the 3rd of October" as "3. Oktober". */
  ordinalStops: boolean

  /**
   * Phrases that an ad may end with, three or more for each tone. They invite and claim nothing (no "free", no "today
   * only"), fit any product, and never contain Download or Install, which Google refuses. The last professional one
   * names no way to buy, so it also suits a product of which little is known.
   */
  callsToAction: CallsToAction
  /**
   * Phrases among them that ask to buy a thing or to take it home, which are not used for a service. Every tone keeps
   * others.
   */
  buying: readonly string[]
  /** Phrases for some kinds of things, tried before the phrases for anything; undefined if `things` knows few kinds. */
  deeds: Deeds | undefined

  sentences: {
    /**
     * Words that end with a stop which does not end a sentence. Those that every language knows (Dr., Inc.) are not
     * repeated.
     */
    abbreviations: WordList
    /** Such words after which a sentence continues only before a number ("No. 5"). */
    beforeNumbers: WordList
    /** Words that open an example. */
    examples: WordList
    /**
     * Words that lean on the text before them, so that a space before them ends no sentence; for languages in which a
     * space does.
     */
    spaceGoesOn: WordList | undefined
  }
  clauses: {
    /** Words that open a clause which waits for another. */
    waiting: WordList
    /** Words that only add to the text before them, which is whole without them. */
    adding: WordList
    /** Subjects at the beginning of a sentence, which then states something and does not invite. */
    subjects: WordList
    /** Words at the beginning of a line that lean on a sentence before it, which the ad does not show. */
    leaning: WordList
    /** "With this" is the product; "with the" is the product only before a name. */
    product: { with: WordList; this: WordList; the: WordList }
    /** Words that announce a list of things, the word before its last one, and articles that a point does without. */
    listing: WordList
    and: WordList
    articles: WordList
    /**
     * Verbs that make a line a whole clause: inviting ones at its beginning, stating ones anywhere in it, and stating
     * ones at its end.
     */
    verbs: { asking: WordList; telling: WordList; closing: WordList }
  }
  /**
   * Words that show the kind of a line of a shop's description. A line is compared in small letters and with straight
   * apostrophes, as these words are written here. A line that is no notice, heading or fragment is a benefit or a fact
   * (see studio/brief/line-kind.ts).
   */
  lineKinds: {
    /**
     * Words that titles open with. Only a line with little else and without a stop is a title: "Features", "About this
     * lamp".
     */
    headings: WordList
    /**
     * Words that notices open with: warnings, care, how to order, the shop about itself. "Wash at", and not "wash",
     * which "away" may follow.
     */
    openings: WordList
    /**
     * Words of notices, anywhere in a line: delivery, returns, warranty, care, contents, sizes, photos, ages, the law.
     */
    notices: WordList
    /**
     * Words that forbid, and words for things that may be forbidden: a line with one of both is a notice, while "Never
     * lose your keys again" is none.
     */
    forbids: WordList
    handling: WordList
    /** Measures: a line that has one with a number is a notice. */
    measures: WordList
    /**
     * Words after which a sentence continues: a line that ends with one, and without a stop, was torn. No word that
     * ends a verb.
     */
    tornEnds: WordList
    /**
     * Words that make a line a promise, anywhere in it and without any of the verbs above: you, your, every day,
     * softens.
     */
    promises: WordList
  }
  /**
   * Words for things that cost nothing. Words before an old price and a new one, and words for currencies, are in
   * contract/money.
   */
  offer: { free: WordList }
  /** Signs of units in the language's own letters; those of the Latin alphabet are written everywhere. */
  units: WordList
  services: {
    /** Words in a name that make the product something that is done for somebody. */
    names: WordList
    /** Words that are used for services alone. */
    asked: WordList
    /** "Per" and "hour", for prices by the hour. */
    per: WordList
    hours: WordList
  }
  /** Words that show where a thing is used, by its name. */
  places: {
    /** Position of the thing among several nouns: "coffee machine" ends with it, "machine à café" begins with it. */
    head: 'last' | 'first'
    /**
     * Connection of a noun that describes another: written together ("Gartenstuhl"), tied to it by a word or a case
     * ("chaise de jardin"), or only beside it ("garden chair"), in which case a noun of no list may be the thing.
     */
    nouns: 'joined' | 'tied' | 'apart'
    /** Words that a description follows, and never the thing: "with", "for", "of". */
    describing: WordList
    /** Things without a place of their own, or on a wall or a ceiling: a towel, a gift card, a spare part. */
    nowhere: WordList
  } & Record<ProductUse, WordList>
  /** Words that claim something, as advertisements use them. */
  claims: Record<ClaimKind, WordList>
  /** "Download" and "install" as ads write them. */
  downloads: WordList

  /** Words that a reader does not separate from their neighbors at the end of a line. */
  lines: {
    /** Particles after which a phrase may begin, for scripts without spaces. */
    phraseEnds: WordList
    /** Words of such scripts that lean on the word before them: endings, counters, particles. */
    leaning: WordList
    /**
     * Words of such scripts that lean on the word after them, or only begin one with it: prefixes, adverbs and
     * prepositions.
     */
    opening: WordList
    /** Words of one letter that lean on the next one, with a capital those that always have it: "a, I". */
    short: WordList
    /**
     * Titles, which stay with a name, without their stops: "mrs, rev". Those that every language knows (Dr., St.) are
     * not repeated.
     */
    titles: WordList
    /**
     * Labels that stay with the number or the letter after them: "size", "vitamin". Signs (§, №) and names (Windows)
     * are not repeated.
     */
    labels: WordList
    /** Abbreviations that end the text before them ("etc."); all others open the text after them. */
    trailing: WordList
  }
  /** Names of things and trades, by their kind. Each kind is best shown in its own way. */
  things: ThingWords
  /** Words that show the style that suits a product: they describe it, and do not name it. */
  styleWords: Readonly<Record<AdStyle, WordList>>

  /** Words with which people ask for a change of a finished ad. */
  requests: RequestWords

  /** Samples with which the tests check the file. */
  samples: LanguageSamples
}

/** Patterns of another language, which are used for a word without its accents. */
export interface BorrowedPatterns {
  patterns: string
  /** Letters that are one sound in this language, and are not separated. */
  together: WordList
}

/**
 * Places where a product is used: it stands on a table or on a floor, is used outdoors, is worn or carried, or is eaten
 * or drunk.
 */
export const PRODUCT_USES = ['table', 'floor', 'outdoors', 'worn', 'eaten'] as const

export type ProductUse = (typeof PRODUCT_USES)[number]

export const CLAIM_KINDS = ['superlative', 'proof', 'rating', 'offer', 'number'] as const

export type ClaimKind = (typeof CLAIM_KINDS)[number]

export interface LanguageSamples {
  /** Names, taglines and sentences of products, one a line: the language is recognized from each alone. */
  texts: string
  /** Word that is too long for its line, with its breaks as `|`; undefined if words are not divided. */
  divided: string | undefined
  /** Sentence, and the clause before its mark, which can stand alone; undefined if no mark separates clauses. */
  clause: readonly [sentence: string, clause: string] | undefined
  /** Two sentences, with abbreviations in them if the language has any. */
  sentences: readonly [string, string]
  /** Lines that may lead, and facts torn off a list, which may not. */
  leads: readonly [asking: string, telling: string]
  attributes: readonly [string, string]
  /** Old price with the word that marks it. */
  oldPrice: string
  /** Name of a service. */
  service: string
}
