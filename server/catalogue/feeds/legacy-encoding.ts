import { analyse } from 'chardet'
import { LANGUAGES } from '#contract/languages.ts'
import { LETTER_GROUPS, scoreLetterGroups } from '#studio/words.ts'
import { CODE_PAGES, EAST_ASIAN } from './code-pages.ts'
import { doubtOf, eastAsianDoubt, lettersThatCount } from './letter-doubt.ts'

/** Lead over the next reading that makes the best one certain, in points of `doubtOf`. */
const CLEAR_LEAD = 4
/** Highest doubt per letter beyond ASCII; above it even the best reading is wrong. */
const DOUBT_PER_LETTER_MAX = 1.6
/** Points for the detector's answer if it is sure. */
const DETECTOR_POINTS = 4
/** Points for the declared encoding: it decides between equally good readings. */
const DECLARED_POINTS = 2 * CLEAR_LEAD
/** Points for a text that is clearly written in a language. */
const LANGUAGE_POINTS = 8
/** Average points of a letter group in a text of its language. */
const GROUP_POINTS = 75
/** Fewest letter groups that count; fewer are an accident. */
const GROUPS_MIN = 4

interface Reading {
  encoding: string
  text: string
  /** Doubt of its letters alone. */
  doubt: number
  /** Doubt reduced by all other evidence: lower is better. */
  rank: number
}

/**
 * Finds the encoding of a text that is not Unicode, from a sample of its lines. Returns undefined if two encodings
 * would read it differently and nothing decides between them. The detector (chardet) is one voice. The others are the
 * letters of languages, the positions of signs, and the language of the words: the detector alone answers for a single
 * byte too, and always with something. docs/decisions/0127 has the figures.
 */
export function findLegacyEncoding(sample: Uint8Array, declared: string | undefined): string | undefined {
  const [best, next] = rankReadings(sample, declared)
  if (!best || best.doubt > DOUBT_PER_LETTER_MAX * lettersThatCount(best.text)) return undefined
  return next && next.rank - best.rank < CLEAR_LEAD ? undefined : best.encoding
}

/**
 * Ranks the readings, the best first. Encodings that read the text identically count as one, named by the commonest
 * page.
 */
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

/** Returns the detector's confidence, from 0 to 1, by the text that each answer would read. */
function detectorVoices(sample: Uint8Array): Map<string, number> {
  const voices = new Map<string, number>()
  for (const { name, confidence } of analyse(sample)) {
    const text = decodeBy(name, sample)
    if (text !== undefined) voices.set(text, Math.max(voices.get(text) ?? 0, confidence / 100))
  }
  return voices
}

/** Decodes the sample; returns undefined for an encoding of the detector that has no decoder. */
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

/** Removes tags and addresses, which belong to no language. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<[^<>]{0,400}>|https?:\/\/[^\s"',;|<>]+/g, ' ')
}

/** Returns, from 0 to 1, how well the letter groups fit each language. Values below one half say nothing. */
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

/** Matches letters, with an apostrophe or an accent after them. */
const WORD = /\p{L}[\p{L}'’`]*/gu

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0)
