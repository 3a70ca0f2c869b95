import type { Alphabet, EastAsian } from './code-pages.ts'

/** Points for what no text has: control characters, and the replacement for a byte that the page does not know. */
const IMPOSSIBLE = 12
/** Points for a letter or sign that the language lacks, or lacks in that position. */
const FOREIGN = 6
const MISPLACED = 5
const RARE = 1.5
const USUAL = 0.2
/** Points for a word in capitals. */
const SHOUTED = 0.5
/**
 * Repetitions of one letter that count. One letter more or less is chance, and a letter that keeps coming adds no
 * evidence.
 */
const REPEATS_MAX = 4

/** A letter with its neighbors, which are empty at the ends. */
interface Place {
  letter: string
  before: string
  after: string
}

/**
 * Scores how unlikely it is that a text was written in this language: 0 if each letter beyond ASCII belongs to the
 * language and stands where it may. Points are roughly natural logarithms of how unlikely a letter is.
 */
export function doubtOf(text: string, alphabet: Alphabet): number {
  const script = scriptOf(alphabet.common[0] ?? 'e')
  const unspeakable = text.match(UNSPEAKABLE[script] ?? NOTHING)?.length ?? 0
  return (
    sumOf(text, (place) => (LETTER.test(place.letter) ? letterDoubt(place, alphabet, script) : signDoubt(place))) +
    RARE * unspeakable
  )
}

/** Scores the doubt of a Chinese, Japanese or Korean text, as `doubtOf` does for other languages. */
export function eastAsianDoubt(text: string, encoding: EastAsian): number {
  const letters = text.match(/[^\0-\x7f]/gu) ?? []
  const kana = letters.filter((letter) => KANA.test(letter)).length
  const isJapanese = encoding === 'shift_jis' || encoding === 'euc-jp'
  // Japanese mixes in its syllables, Korean has hardly anything else; Chinese borrows a few.
  const without = isJapanese ? kana < letters.length / 20 : kana > letters.length / 10
  const early = encoding === 'gb18030' ? earlyInAlphabet(letters) : 0
  return (
    sumOf(text, (place) => eastAsianLetterDoubt(place, encoding)) +
    (without && letters.length > 3 ? 2 * FOREIGN : 0) +
    early
  )
}

/**
 * Returns the share of letters from the first half of the alphabet. Chinese letters are ordered by sound; Korean
 * syllables read as Chinese all come from the first half.
 */
function earlyInAlphabet(letters: readonly string[]): number {
  const han = letters.filter((letter) => /\p{sc=Han}/u.test(letter))
  return han.every((letter) => EARLY_CHINESE().has(letter)) ? EARLY * Math.min(han.length, 20) : 0
}

/** Expected share of early letters: about six in ten come from the first half. */
const EARLY = 0.5

/** Counts the letters beyond ASCII, with each repeated letter counted only a few times. */
export function lettersThatCount(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text.match(/[^\0-\x7f]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + Math.min(count, REPEATS_MAX), 0)
}

/** Runs of consonants, which are common in Hebrew and rare in languages that write their vowels. */
const UNSPEAKABLE: Record<string, RegExp> = {
  Cyrillic: /[бвгджзйклмнпрстфхцчшщ]{4,}/giu,
  Greek: /[βγδζθκλμνξπρσςτφχψ]{4,}/giu,
}
const NOTHING = /(?!)/gu
/** Hebrew letters that only end a word. */
const LAST_IN_WORD = /[ךםןףץς]/u

const LETTER = /[\p{L}\p{M}]/u
const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u
const CURRENCY = /[€£¥₽₴₪฿₫₩]/u

function sumOf(text: string, doubt: (place: Place) => number): number {
  const letters = [...text]
  const seen = new Map<string, number>()
  let sum = unpairedQuotes(text)
  for (const [index, letter] of letters.entries()) {
    if (letter <= '\x7f') continue
    const points = doubt({ letter, before: letters[index - 1] ?? '', after: letters[index + 1] ?? '' })
    const count = (seen.get(letter) ?? 0) + 1
    seen.set(letter, count)
    if (count <= REPEATS_MAX) sum += points
  }
  return sum
}

/** Counts quotation marks that open without closing. */
function unpairedQuotes(text: string): number {
  const counts = QUOTES.map((quotes) => text.match(quotes)?.length ?? 0)
  return counts.filter((count) => count === 1).length * MISPLACED
}

const QUOTES = [/[„“”]/gu, /[«»]/gu, /[‹›]/gu]

function letterDoubt({ letter, before, after }: Place, alphabet: Alphabet, script: string): number {
  const small = letter.toLowerCase()
  const own = alphabet.common.includes(small) ? 0 : alphabet.rare.includes(small) ? RARE : FOREIGN
  const isMixed = [before, after].some((other) => LETTER.test(other) && scriptOf(other) !== scriptOf(letter))
  const isCapital = small !== letter
  const isCapitalInside = isCapital && /\p{Ll}/u.test(before)
  const isSmallAfterCapitals = small === letter && letter !== 'ß' && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after)
  const isLastInside = LAST_IN_WORD.test(letter) && LETTER.test(after)
  const isAlone = !LETTER.test(before) && !LETTER.test(after)
  const isInNumber = (script === 'Latin' || isAlone) && (isDigit(before) || isDigit(after))
  return (
    own +
    (isMixed ? FOREIGN : 0) +
    (isCapitalInside || isSmallAfterCapitals ? MISPLACED : 0) +
    (isLastInside ? MISPLACED : 0) +
    (isInNumber ? MISPLACED : 0) +
    (isCapital && /\p{Lu}/u.test(before) ? SHOUTED : 0) +
    (isAlone ? RARE : 0)
  )
}

function scriptOf(letter: string): string {
  return SCRIPTS.find(([, letters]) => letters.test(letter))?.[0] ?? 'other'
}

/** Scripts by their letters; combining marks belong to any script. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latin', /[\p{sc=Latin}\p{sc=Inherited}]/u],
  ['Cyrillic', /\p{sc=Cyrillic}/u],
  ['Greek', /\p{sc=Greek}/u],
  ['Hebrew', /\p{sc=Hebrew}/u],
  ['Arabic', /\p{sc=Arabic}/u],
  ['Thai', /\p{sc=Thai}/u],
]

interface Signs {
  signs: RegExp
  /** Returns true if the sign may stand in that place. */
  fits(place: Place): boolean
}

const isWord = (letter: string) => LETTER.test(letter)
const isDigit = (letter: string) => /\d/.test(letter)
const isGap = (letter: string) => letter === '' || /[\s"';,|<>()]/.test(letter)

const SIGNS: readonly Signs[] = [
  { signs: /\u00ad/u, fits: () => true },
  { signs: /\u00a0/u, fits: ({ before, after }) => !(isWord(before) && isWord(after)) },
  { signs: /[\u200c-\u200f]/u, fits: ({ before }) => !/\p{sc=Latin}/u.test(before) },
  { signs: CURRENCY, fits: ({ before, after }) => isAmountSide(before) || isAmountSide(after) || before === '(' },
  { signs: /[–—…•·]/u, fits: ({ before, after }) => !(isWord(before) && isWord(after)) },
  { signs: /[‘’]/u, fits: ({ before, after }) => !(isWord(before) && isWord(after)) || isElision(before, after) },
  { signs: /[‚„“”«»‹›]/u, fits: ({ before, after }) => !(isWord(before) && isWord(after)) },
  { signs: /[®™©℠]/u, fits: ({ after }) => !isWord(after) },
  {
    signs: /[°‰]/u,
    fits: ({ before }) => isDigit(before) || before === ' ' || before === '\u00a0' || before === 'n' || before === 'N',
  },
  { signs: /[²³]/u, fits: ({ before, after }) => /[mM\d]/.test(before) && !isWord(after) },
  { signs: /[½¼¾]/u, fits: ({ before, after }) => !isWord(before) && !isWord(after) },
  { signs: /[×±÷]/u, fits: ({ before, after }) => !isWord(before) && !isWord(after) },
  { signs: /[ºª]/u, fits: ({ before, after }) => (isDigit(before) || /[nN]/.test(before)) && !isWord(after) },
  { signs: /[¿¡]/u, fits: ({ before, after }) => isGap(before) && isWord(after) },
  { signs: /№/u, fits: ({ before }) => !isWord(before) },
  { signs: /§/u, fits: ({ before, after }) => isGap(before) && isGap(after) },
]

/** Returns true for an elision such as l’eau or it’s. */
function isElision(before: string, after: string): boolean {
  return /[stdmlrv]/i.test(after) || (/[ldjmnsctu]/i.test(before) && /[aeiouyhàâéèêîôœ]/i.test(after))
}

/** Returns true if a price ends or begins here. */
function isAmountSide(letter: string): boolean {
  return isDigit(letter) || letter === ' ' || letter === '\u00a0'
}

function signDoubt(place: Place): number {
  if (/[\p{Cc}\ufffd]/u.test(place.letter)) return IMPOSSIBLE
  const known = SIGNS.find(({ signs }) => signs.test(place.letter))
  return known ? (known.fits(place) ? USUAL : MISPLACED) : MISPLACED
}

function eastAsianLetterDoubt({ letter, before, after }: Place, encoding: EastAsian): number {
  if (/[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(letter)) return IMPOSSIBLE
  if (/[\uff61-\uff9f]/.test(letter)) return FOREIGN
  const inLatinWord = /[a-z]/i.test(before) && /[a-z]/i.test(after)
  const mixed = inLatinWord ? FOREIGN : 0
  if (/\p{sc=Hangul}/u.test(letter)) return mixed + (encoding === 'euc-kr' ? 0 : FOREIGN)
  if (KANA.test(letter)) return mixed + (encoding === 'shift_jis' || encoding === 'euc-jp' ? 0 : RARE)
  if (/\p{sc=Han}/u.test(letter)) return mixed + hanDoubt(letter, encoding)
  if (/[\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/.test(letter)) return USUAL
  return /[\p{P}\p{S}\p{N}]/u.test(letter) ? 1 : MISPLACED
}

/** Scores Chinese letters. Korean is written without them. */
function hanDoubt(letter: string, encoding: EastAsian): number {
  if (encoding === 'euc-kr') return FOREIGN / 2
  return EVERYDAY[encoding]().has(letter) ? 0 : FOREIGN / 2
}

/** First bytes of each standard's first level: the letters that newspapers need. */
const EVERYDAY: Record<Exclude<EastAsian, 'euc-kr'>, () => ReadonlySet<string>> = {
  shift_jis: lettersOf('euc-jp', [0xb0, 0xcf]),
  'euc-jp': lettersOf('euc-jp', [0xb0, 0xcf]),
  gb18030: lettersOf('gb18030', [0xb0, 0xd7]),
  big5: lettersOf('big5', [0xa4, 0xc6]),
}

const EARLY_CHINESE = lettersOf('gb18030', [0xb0, 0xc8])

/** Reads the letters from the decoder itself, once, when they are first asked for. */
function lettersOf(encoding: EastAsian, [first, last]: readonly [number, number]): () => ReadonlySet<string> {
  let letters: Set<string> | undefined
  return () => (letters ??= new Set(new TextDecoder(encoding).decode(allPairs(first, last))))
}

function allPairs(first: number, last: number): Uint8Array {
  const pairs: number[] = []
  for (let lead = first; lead <= last; lead++) for (let trail = 0x40; trail < 0xff; trail++) pairs.push(lead, trail)
  return Uint8Array.from(pairs)
}
