import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import { DENSE_LETTER, SPACELESS_LETTER } from '../language/script.ts'
import { anyOf, openingWith } from '../language/words.ts'
import { isWholeClause } from './clauses.ts'
import { holdsAddress } from './web-address.ts'

/**
 * Kind of a line of a description. A *benefit* invites or promises something, and may lead; a *fact* may stand under a
 * headline. Three kinds neither lead nor support: a *notice* (care, delivery, sizes, contents, warnings, how to order),
 * a *heading*, and a *fragment* of a sentence.
 */
export type LineKind = 'benefit' | 'fact' | 'notice' | 'heading' | 'fragment'

export interface LineContext {
  /** The line stands alone on its row, before a text or a list that it may be the title of. */
  isTitle?: boolean
  /** Its small first letter means nothing: it is an item of a list, or one of many lines that begin so. */
  beginsSmall?: boolean
}

/** Recognizes the kind of a line by its form and by the word lists of its language. */
export function lineKind(line: string, language: LanguageCode, context: LineContext = {}): LineKind {
  const lowered = folded(line, language)
  if (isNotice(lowered, language)) return 'notice'
  if (isHeading(line, lowered, { language, isTitle: context.isTitle === true })) return 'heading'
  if (isFragment(line, lowered, language, context)) return 'fragment'
  if (isWholeClause(line, language)) return 'benefit'
  const isPromise = kindWords(language).promises.test(lowered)
  if (isInCapitals(line) || (context.isTitle === true && !(isPromise && isSentence(line)))) return 'heading'
  return isPromise ? 'benefit' : 'fact'
}

/** A line of fewer words is a title, whatever it promises: "For your desk". */
const SENTENCE_WORDS_MIN = 5

function isSentence(line: string): boolean {
  return SPACELESS_LETTER.test(line) || line.split(/\s+/u).length >= SENTENCE_WORDS_MIN
}

/** Returns true if a line of this kind may be shown in an ad. */
export function mayBeShown(kind: LineKind): boolean {
  return kind === 'benefit' || kind === 'fact'
}

function folded(line: string, language: LanguageCode): string {
  return line
    .normalize('NFC')
    .replaceAll(/[’ʼ`´]/gu, "'")
    .replaceAll(/[״”]/gu, '"')
    .toLocaleLowerCase(language)
}

const kindWords = forEachLanguage(({ lineKinds }) => ({
  headings: openingWith(lineKinds.headings),
  openings: openingWith(lineKinds.openings),
  notices: new RegExp(anyOf(lineKinds.notices), 'u'),
  forbids: new RegExp(anyOf(lineKinds.forbids), 'u'),
  handling: new RegExp(anyOf(lineKinds.handling), 'u'),
  measures: new RegExp(anyOf(lineKinds.measures), 'u'),
  tornEnds: new RegExp(`${anyOf(lineKinds.tornEnds)}\\s*$`, 'u'),
  promises: new RegExp(anyOf(lineKinds.promises), 'u'),
}))

function isNotice(lowered: string, language: LanguageCode): boolean {
  const { openings, notices, forbids, handling, measures } = kindWords(language)
  return (
    FOOTNOTE.test(lowered) ||
    COUNTED.test(lowered) ||
    openings.test(lowered.replace(LEADING, '')) ||
    notices.test(lowered) ||
    (forbids.test(lowered) && handling.test(lowered)) ||
    (/\p{Nd}/u.test(lowered) && (measures.test(lowered) || isMeasure(lowered))) ||
    REFERENCE.test(lowered) ||
    holdsAddress(lowered)
  )
}

/** Matches quotation marks, opening question marks and brackets before the first word. */
const LEADING = /^[^\p{L}\p{N}※]+/u
/** Matches a footnote, to which another line refers: "*While stocks last", "¹ Measured in a room". */
const FOOTNOTE = /^(?:\*+\p{L}|※|\(?[¹²³⁴⁵])/u
/** Matches things in a box, such as "1x cable" and "02 cups", and rows of a table, such as "Oak | Linen". */
const COUNTED = /^\p{Nd}{1,2}\s?[x×х]\s?\p{L}|^0\p{Nd}\s|\s\|\s/u
/** Matches hashtags and telephone numbers. */
const REFERENCE = /(?:^|\s)#\p{L}|(?:\+|☎)\s?\p{Nd}[\p{Nd} ()/-]{6,}|(?:^|\D)\p{Nd}{3,}[-/ ]\p{Nd}{3,}[-/ ]?\p{Nd}{3,}/u

/** Returns true for "30 x 40 cm", and for a number with a unit of size beside at most one word. */
function isMeasure(lowered: string): boolean {
  if (BY.test(lowered)) return true
  const rest = lowered.replaceAll(SIZED, ' ')
  return rest !== lowered && (rest.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) <= 1
}

const BY = /\p{Nd}\s?(?:cm|mm|m|in|inch|inches|"|''|см|мм|м|سم|ס"מ|厘米|公分|センチ|ซม\.?)?\s?[x×*х✕]\s?\p{Nd}/u
const SIZED =
  /\p{Nd}[\p{Nd}.,]*\s?(?:cm|mm|inch|inches|in|"|kg|g|lbs?|oz|ml|cl|l|см|мм|кг|г|мл|л|سم|كجم|جم|ס"מ|ק"ג|סמ|厘米|毫米|公分|克|公斤|毫升|升|センチ|グラム|ซม\.?|กก\.?|มล\.?|सेमी|किलो|ग्राम)(?![\p{L}\p{N}])/gu

/** Number of words that may follow the words of a title: "About this lamp". */
const TITLE_WORDS_MAX = 2
/** The same limit in letters, for scripts without spaces. */
const TITLE_LETTERS_MAX = 4

function isHeading(
  line: string,
  lowered: string,
  { language, isTitle }: { language: LanguageCode; isTitle: boolean },
): boolean {
  if (/[:：]\s*$/u.test(line)) return true
  const start = lowered.replace(LEADING, '')
  const opening = kindWords(language).headings.exec(start)?.[0]
  if (opening === undefined) return false
  const rest = start.slice(opening.length)
  const more = rest.match(SPACELESS_LETTER.test(rest) ? /\p{L}/gu : /[\p{L}\p{M}\p{N}']+/gu)?.length ?? 0
  if (more === 0 || isTitle) return true
  return !STOP.test(line) && more <= (SPACELESS_LETTER.test(rest) ? TITLE_LETTERS_MAX : TITLE_WORDS_MAX)
}

/** Matches the end of a sentence. A question mark is left out, because a question may be a title. */
const STOP = /[.!。！．।]["'”’»」』)]*\s*$/u

function isFragment(line: string, lowered: string, language: LanguageCode, { beginsSmall }: LineContext): boolean {
  return (
    TORN.test(line) ||
    countOf(line, /[([{（【「『]/gu) !== countOf(line, /[)\]}）】」』]/gu) ||
    (beginsSmall !== true && SMALL.test(line)) ||
    (!STOP.test(line) && kindWords(language).tornEnds.test(lowered))
  )
}

/** Matches a line that begins or ends with a mark at which something else stood. */
const TORN = /^(?:\.(?!\p{L})|…|[,;:)\]}!?%&/、，。；])|(?:\.\.|…|[,;،、，；([{&+/–—-]|\s\?+)\s*$/u
/** Matches a small first letter. "iPhone" and "e-bike" are written small wherever they stand, and do not match. */
const SMALL = /^["'“„«(]*\p{Ll}(?![\p{Lu}-])/u

function countOf(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0
}

/** Returns true if there are only capitals, and enough of them to be on purpose. */
function isInCapitals(line: string): boolean {
  return countOf(line, /\p{Lu}/gu) >= 4 && !/\p{Ll}/u.test(line) && !DENSE_LETTER.test(line)
}
