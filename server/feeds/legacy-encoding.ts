import { analyse } from 'chardet'
import { LANGUAGES } from '#contract/languages.ts'
import { LETTER_GROUPS, scoreLetterGroups } from '#studio/words.ts'
import { CODE_PAGES, EAST_ASIAN } from './code-pages.ts'
import { doubtOf, eastAsianDoubt, lettersThatCount } from './letter-doubt.ts'

/** So much better than the next reading, or nobody can know. As `doubtOf` counts. */
const CLEAR_LEAD = 4
/** Above this for each letter beyond ASCII even the best reading is none. */
const DOUBT_PER_LETTER_MAX = 1.6
/** What the detector is worth where it is sure. */
const DETECTOR_POINTS = 4
/** A declaration decides between readings that are as good. */
const DECLARED_POINTS = 2 * CLEAR_LEAD
/** What a text is worth that is plainly of a language. */
const LANGUAGE_POINTS = 8
/** What a letter group is worth in a text of its language, on average. */
const GROUP_POINTS = 75
/** Fewer are an accident. */
const GROUPS_MIN = 4

interface Reading {
  encoding: string
  text: string
  /** Of its letters alone. */
  doubt: number
  /** With what else speaks for it: less is better. */
  rank: number
}

/**
 * The encoding of a text that is not Unicode, by lines of it; undefined where two would read it differently and nothing tells which is right. The
 * detector (chardet) is one voice. The letters of languages, where signs stand, and which language the words are of are the others: the
 * detector alone answers for a single byte too, and always with something. docs/decisions/0127 has the figures.
 */
export function findLegacyEncoding(sample: Uint8Array, declared: string | undefined): string | undefined {
  const [best, next] = rankReadings(sample, declared)
  if (!best || best.doubt > DOUBT_PER_LETTER_MAX * lettersThatCount(best.text)) return undefined
  return next && next.rank - best.rank < CLEAR_LEAD ? undefined : best.encoding
}

/** Those that read the same are one, and the first page of them is the commonest; the best reading first. */
function rankReadings(sample: Uint8Array, declared: string | undefined): Reading[] {
  const sure = detectorVoices(sample)
  const readings = new Map<string, Reading>()
  for (const reading of allReadings(sample)) {
    const { text } = reading
    const rank =
      reading.rank - DETECTOR_POINTS * (sure.get(text) ?? 0) - (reading.encoding === declared ? DECLARED_POINTS : 0)
    const known = readings.get(text)
    const encoding = known?.encoding ?? reading.encoding
    if (!known || rank < known.rank) readings.set(text, { ...reading, rank, encoding })
  }
  return [...readings.values()].toSorted((a, b) => a.rank - b.rank)
}

/** From 0 to 1, by what the text would read. */
function detectorVoices(sample: Uint8Array): Map<string, number> {
  const voices = new Map<string, number>()
  for (const { name, confidence } of analyse(sample)) {
    const text = decodeBy(name, sample)
    if (text !== undefined) voices.set(text, Math.max(voices.get(text) ?? 0, confidence / 100))
  }
  return voices
}

/** Not all that the detector knows has a decoder. */
function decodeBy(name: string, sample: Uint8Array): string | undefined {
  try {
    return withoutMarkup(new TextDecoder(name).decode(sample))
  } catch {
    return undefined
  }
}

function* allReadings(sample: Uint8Array): Generator<Reading> {
  for (const { encoding, rarity, alphabets } of CODE_PAGES) {
    const text = withoutMarkup(new TextDecoder(encoding).decode(sample))
    const fits = languageFits(text)
    for (const alphabet of alphabets) {
      const doubt = doubtOf(text, alphabet)
      yield { encoding, text, doubt, rank: doubt + rarity - LANGUAGE_POINTS * (fits.get(alphabet.language) ?? 0) }
    }
  }
  for (const encoding of EAST_ASIAN) {
    const text = withoutMarkup(new TextDecoder(encoding).decode(sample))
    const doubt = eastAsianDoubt(text, encoding)
    yield { encoding, text, doubt, rank: doubt }
  }
}

/** Tags and addresses are of no language. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<[^<>]{0,400}>|https?:\/\/[^\s"',;|<>]+/g, ' ')
}

/** From 0 to 1: how much its groups of letters say that the text is of each language. Below half, any language says so. */
function languageFits(text: string): Map<string, number> {
  const words = scoreLetterGroups([...new Set(text.match(WORD))])
  const whole = GROUP_POINTS * Math.max(sum(words.map(({ groups }) => groups)), GROUPS_MIN)
  return new Map(
    LETTER_GROUPS.flatMap((language, at): [string, number][] => {
      if (!OURS.has(language)) return []
      const points = sum(words.map((word) => word.points[at] ?? 0))
      return [[language, Math.min(1, Math.max(0, (2 * points) / whole - 1))]]
    }),
  )
}

const OURS: ReadonlySet<string> = new Set(LANGUAGES)

/** Letters, with an apostrophe or an accent after them. */
const WORD = /\p{L}[\p{L}'’`]*/gu

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
