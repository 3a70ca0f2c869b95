import type { CallsToAction } from '#contract/calls-to-action.ts'
import type { AdStyle } from '#contract/choices.ts'
import type { Deeds } from './deeds.ts'
import type { RequestWords } from './request-words.ts'
import type { Script } from './script.ts'
import type { ThingWords } from './thing-kinds.ts'
import type { WordList } from './words.ts'

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
  /** Letters that only this language writes so among those of its script; undefined where anything else tells it. */
  tellingLetters: string | undefined
  /** Whose letter groups of the package eld are its own, or nearly; undefined where the script tells it. */
  letterGroups: string | undefined
  /**
   * The small letters of its own words: beside a to z in the Latin alphabet, all of them in any other. A word with others is borrowed.
   * Undefined where that tells nothing.
   */
  letters: string | undefined
  /** Words that its nearest neighbors do not have. Where two share their letter groups, these alone tell them apart. */
  tellingWords: WordList
  /** Borrows words with accents (café, naïve) that its own words do not have. */
  borrowsAccents: boolean
  /** Whose forms the characters have that Chinese, Japanese and Korean share. */
  hanForms: 'chinese' | 'japanese' | 'korean'

  /** What stands round a quotation; undefined where the typewriter's marks stay. */
  quotes: readonly [opening: string, closing: string] | undefined
  /** What divides its words: patterns of the package `hyphen`; undefined where no hyphen is written. */
  hyphenation: string | BorrowedPatterns | undefined
  /** Writes every noun with a capital, so that a capital tells no name. */
  capitalizesNouns: boolean
  /** Writes "the 3rd of October" as "3. Oktober". */
  ordinalStops: boolean

  /**
   * The phrases that an ad may end with, for each tone, three or more. They ask and claim nothing (no "free", no "today
   * only"), fit any product, and never say Download or Install, which Google refuses. The last professional one names no way
   * to buy: it also suits where little is known.
   */
  callsToAction: CallsToAction
  /** Those of them that ask to buy a thing or to take it home: not said of what is a service. Every tone keeps others. */
  buying: readonly string[]
  /** What is done with some kinds of things, said before the phrases for anything; undefined where `things` knows few kinds. */
  deeds: Deeds | undefined

  sentences: {
    /** Words that end with a stop and no sentence with it; those that every language knows (Dr., Inc.) are not repeated. */
    abbreviations: WordList
    /** Of such words those that only go on before a number ("No. 5"). */
    beforeNumbers: WordList
    /** What opens an example. */
    examples: WordList
    /** Where a space ends a sentence: words that lean on what was said, before which it does not. */
    spaceGoesOn: WordList | undefined
  }
  clauses: {
    /** Words that open a clause which waits for another. */
    waiting: WordList
    /** Words that only add to what was said: what stands before them is whole. */
    adding: WordList
    /** Who or what a sentence is about, at its beginning, so that it tells and does not invite. */
    subjects: WordList
    /** At the beginning of a line: leans on a sentence before it that the ad does not show. */
    leaning: WordList
    /** "With this" is the product; "with the" is it only before a name. */
    product: { with: WordList; this: WordList; the: WordList }
    /** What announces a list of things, the word before its last one, and articles that a point does without. */
    listing: WordList
    and: WordList
    articles: WordList
    /** By these a line is a whole clause: what asks at its beginning, what tells anywhere in it, and what tells at its end. */
    verbs: { asking: WordList; telling: WordList; closing: WordList }
  }
  /**
   * What the lines of a shop's description are. A line is asked in small letters and with straight apostrophes, and so these words
   * stand here. What is no notice, heading or fragment is a benefit or a fact (see studio/brief/line-kind.ts).
   */
  lineKinds: {
    /** What titles open with. Only a line that says little more and has no stop is one: "Features", "About this lamp". */
    headings: WordList
    /** What notices open with: warnings, care, how to order, the shop about itself. "Wash at", and not "wash", which "away" may follow. */
    openings: WordList
    /** Words of notices, anywhere in a line: delivery, returns, warranty, care, contents, sizes, photos, ages, the law. */
    notices: WordList
    /** What forbids, and what may be forbidden: a line with one of both is a notice, and "Never lose your keys again" is none. */
    forbids: WordList
    handling: WordList
    /** What is measured: a line that says it with a number is a notice. */
    measures: WordList
    /** Behind these words a sentence goes on: a line that ends with one, and without a stop, was torn. Nothing that ends a verb. */
    tornEnds: WordList
    /** By these words, anywhere in it, a line promises something, though none of the verbs above is in it: you, your, every day, softens. */
    promises: WordList
  }
  /** What costs nothing. What stands before an old price and a new one, and words for currencies, are in contract/money. */
  offer: { free: WordList }
  /** Its own letters for units; those of the Latin alphabet are written everywhere. */
  units: WordList
  services: {
    /** By these words in its name a product is something that is done for somebody. */
    names: WordList
    /** What only services are asked for. */
    asked: WordList
    /** "Per" and "hour", of what is paid by the hour. */
    per: WordList
    hours: WordList
  }
  /** Where a thing is used, told by what it is called. */
  places: {
    /** Which of several nouns is the thing: "coffee machine" ends with it, "machine à café" begins with it. */
    head: 'last' | 'first'
    /**
     * How one noun describes another: written together ("Gartenstuhl"), tied to it by a word or a case ("chaise de jardin"), or
     * only beside it ("garden chair"), where a noun that no list has may be the thing.
     */
    nouns: 'joined' | 'tied' | 'apart'
    /** Behind these words stands what describes, and never the thing: "with", "for", "of". */
    describing: WordList
    /** What has no place of its own, or hangs on a wall or a ceiling: a towel, a gift card, a spare part. */
    nowhere: WordList
  } & Record<ProductUse, WordList>
  /** Words that claim something, as advertisements say them. */
  claims: Record<ClaimKind, WordList>
  /** "Download" and "install" as ads say them. */
  downloads: WordList

  /** What a reader does not part from its neighbors at the end of a line. */
  lines: {
    /** Where words stand without spaces: particles, after which a phrase may begin. */
    phraseEnds: WordList
    /** There, what leans on the word before it: endings, counters, particles. */
    leaning: WordList
    /** There, what leans on the word behind it, or only begins one with it: prefixes, adverbs and prepositions. */
    opening: WordList
    /** Words of one letter that lean on the next one, with a capital those that always have it: "a, I". */
    short: WordList
    /** Titles, which stay with a name, without their stops: "mrs, rev". Those that every language knows (Dr., St.) are not repeated. */
    titles: WordList
    /** What stays with the number or the letter behind it: "size", "vitamin". Signs (§, №) and names (Windows) are not repeated. */
    labels: WordList
    /** Abbreviations that end what stands before them ("etc."); all others open what follows. */
    trailing: WordList
  }
  /** What is advertised, told by what it is called: things and trades, each of which wants to be shown in its own way. */
  things: ThingWords
  /** Words by which a product tells how it wants to be shown: what it is like, and not what it is. */
  styleWords: Readonly<Record<AdStyle, WordList>>

  /** How people ask for a change of a finished ad. */
  requests: RequestWords

  /** What the tests hold the file against. */
  samples: LanguageSamples
}

/** Those of another language, which are asked about a word without its accents. */
export interface BorrowedPatterns {
  patterns: string
  /** Letters that are one sound in this language, and not parted. */
  together: WordList
}

/** Where a product is used: what stands on a table or on a floor, is used outdoors, is worn or carried, or is eaten or drunk. */
export const PRODUCT_USES = ['table', 'floor', 'outdoors', 'worn', 'eaten'] as const

export type ProductUse = (typeof PRODUCT_USES)[number]

export const CLAIM_KINDS = ['superlative', 'proof', 'rating', 'offer', 'number'] as const

export type ClaimKind = (typeof CLAIM_KINDS)[number]

export interface LanguageSamples {
  /** Names, taglines and sentences of products, one a line: the language is told from each alone. */
  texts: string
  /** A word too long for its line, with its breaks as `|`; undefined where words are not divided. */
  divided: string | undefined
  /** A sentence and the clause before its mark, which can stand alone; undefined where no mark parts clauses. */
  clause: readonly [sentence: string, clause: string] | undefined
  /** Two sentences, with abbreviations in them if the language has any. */
  sentences: readonly [string, string]
  /** Lines that may lead, and facts torn off a list, which may not. */
  leads: readonly [asking: string, telling: string]
  attributes: readonly [string, string]
  /** An old price with the word that says so. */
  oldPrice: string
  /** The name of a service. */
  service: string
}
