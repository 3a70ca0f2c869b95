import type { LanguageCode } from '#contract/languages.ts'
import { boundedCache } from '../basics/bounded-cache.ts'
import type { Language } from '../language/language.ts'
import { forEachLanguage } from '../language/languages.ts'
import { fold } from '../language/place-words.ts'
import { SPACELESS_LETTER } from '../language/script.ts'
import { THING_KINDS, type ThingKind } from '../language/thing-kinds.ts'
import { listWords } from '../language/words.ts'

export interface FoundThing {
  kind: ThingKind
  /** The word as typed, except for capitals and marks. */
  word: string
  /** Place of the word in the folded text. */
  start: number
  end: number
}

/** Finds words of a language's vocabulary in a text, in its order. Of two that overlap, the longer one is returned. */
export function findThings(text: string, language: LanguageCode): FoundThing[] {
  return found(`${language} ${text}`, () => search(foldOwners(text), thingWords(language)))
}

/**
 * Cached because the words of an ad are read for its look, its action, and everything else that depends on the product.
 */
const found = boundedCache<FoundThing[]>(200)

type Meaning = ThingKind | 'nothing'

type Meant = Omit<FoundThing, 'kind'> & { kind: Meaning }

interface Vocabulary {
  whole: ReadonlyMap<string, Meaning>
  /** Beginnings and endings of words that are joined to others, longest first. */
  heads: readonly (readonly [string, Meaning])[]
  tails: readonly (readonly [string, Meaning])[]
  /** Words of scripts without spaces. */
  inside: readonly (readonly [string, Meaning])[]
  endings: readonly string[]
  mostWords: number
}

const thingWords = forEachLanguage(({ things }: Language): Vocabulary => {
  const entries = [...THING_KINDS, 'nothing' as const].flatMap((kind) =>
    listWords(things[kind] ?? '').map((word) => [word, kind] as const),
  )
  const longestFirst = (chosen: (readonly [string, Meaning])[]) =>
    chosen.map(([word, kind]) => [plain(word), kind] as const).toSorted(([one], [other]) => other.length - one.length)
  const isDense = ([word]: readonly [string, Meaning]) => SPACELESS_LETTER.test(word)
  const spaced = entries.filter((entry) => !isDense(entry))
  const whole = spaced.filter(([word]) => !word.includes('*')).map(([word, kind]) => [plain(word), kind] as const)
  return {
    whole: new Map(whole.toReversed()),
    heads: longestFirst(spaced.filter(([word]) => word.endsWith('*'))),
    tails: longestFirst(spaced.filter(([word]) => word.startsWith('*'))),
    inside: longestFirst(entries.filter(isDense)),
    endings: ['', ...listWords(things.endings)],
    mostWords: Math.max(1, ...whole.map(([word]) => word.split(' ').length)),
  }
})

/** Removes the marks and the spaces around a word. */
const plain = (word: string) => foldOwners(word.replaceAll('*', '')).trim()

/** Removes possessive endings: "chef's knife" is searched as "chef knife". */
const foldOwners = (text: string) => fold(text.replaceAll(/['’]s(?!\p{L})/gu, ''))

function search(text: string, vocabulary: Vocabulary): FoundThing[] {
  const places = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, start: index }))
  const things: Meant[] = []
  for (let at = 0; at < places.length;) {
    const longest = longestAt(text, places, at, vocabulary)
    if (longest) things.push(longest.meant)
    at += longest?.words ?? 1
  }
  return [...things, ...searchInside(text, vocabulary)]
    .filter((thing): thing is FoundThing => thing.kind !== 'nothing')
    .toSorted((one, other) => one.start - other.start)
}

/** Returns the longest run of words from this one on that means something together. */
function longestAt(
  text: string,
  places: readonly { word: string; start: number }[],
  at: number,
  vocabulary: Vocabulary,
): { meant: Meant; words: number } | undefined {
  const most = Math.min(vocabulary.mostWords, places.length - at)
  for (let words = most; words >= 1; words -= 1) {
    const last = places[at + words - 1]!
    const [start, end] = [places[at]!.start, last.start + last.word.length]
    const word = text.slice(start, end)
    const kind = meaningOf(word, vocabulary)
    if (kind) return { meant: { kind, word, start, end }, words }
  }
  return undefined
}

/** A joined word has at least this many letters besides the listed one. */
const JOINED_LETTERS = 2

function meaningOf(word: string, { whole, heads, tails, endings }: Vocabulary): Meaning | undefined {
  const forms = endings.flatMap((ending) => (word.endsWith(ending) ? word.slice(0, word.length - ending.length) : []))
  const known = forms.flatMap((form) => whole.get(form) ?? [])[0]
  if (known || word.includes(' ')) return known
  const isJoined = (form: string, part: string) => form.length >= part.length + JOINED_LETTERS
  const tail = tails.find(([part]) => forms.some((form) => form.endsWith(part) && isJoined(form, part)))
  if (tail) return tail[1]
  return heads.find(([part]) => word.startsWith(part))?.[1]
}

function searchInside(text: string, { inside }: Vocabulary): Meant[] {
  const taken: Meant[] = []
  for (const [word, kind] of inside) {
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length
      if (taken.every((other) => end <= other.start || other.end <= start)) taken.push({ kind, word, start, end })
    }
  }
  return taken
}
