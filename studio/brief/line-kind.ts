import type { LanguageCode } from '#contract/languages.ts'
import { forEachLanguage } from '../language/languages.ts'
import { DENSE_LETTER, SPACELESS_LETTER } from '../language/script.ts'
import { anyOf, openingWith } from '../language/words.ts'
import { isWholeClause } from './clauses.ts'
import { holdsAddress } from './web-address.ts'

/**
 * What a line of a description is. A *benefit* asks or promises something, and may lead; a *fact* may stand under a headline. Neither
 * leads nor supports: a *notice* (care, delivery, sizes, contents, warnings, how to order), a *heading*, and a *fragment* of a sentence.
 */
export type LineKind = 'benefit' | 'fact' | 'notice' | 'heading' | 'fragment'

export interface LineContext {
  /** It stands alone on its row, before a text or a list that it may be the title of. */
  isTitle?: boolean
  /** Its small first letter says nothing: an item of a list, or one of many lines that begin so. */
  beginsSmall?: boolean
}

/** Tells a line by its form and by the word lists of its language. */
export function lineKind(line: string, language: LanguageCode, context: LineContext = {}): LineKind {
  const said = folded(line, language)
  if (isNotice(said, language)) return 'notice'
  if (isHeading(line, said, { language, isTitle: context.isTitle === true })) return 'heading'
  if (isFragment(line, said, language, context)) return 'fragment'
  if (isWholeClause(line, language)) return 'benefit'
  const isPromise = kindWords(language).promises.test(said)
  if (isInCapitals(line) || (context.isTitle === true && !(isPromise && isSentence(line)))) return 'heading'
  return isPromise ? 'benefit' : 'fact'
}

/** Fewer words are a title, whatever they promise: "For your desk". */
const SENTENCE_WORDS_MIN = 5

function isSentence(line: string): boolean {
  return SPACELESS_LETTER.test(line) || line.split(/\s+/u).length >= SENTENCE_WORDS_MIN
}

/** Whether a line may be said in an ad. */
export function isSaid(kind: LineKind): boolean {
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

function isNotice(said: string, language: LanguageCode): boolean {
  const { openings, notices, forbids, handling, measures } = kindWords(language)
  return (
    FOOTNOTE.test(said) ||
    COUNTED.test(said) ||
    openings.test(said.replace(LEADING, '')) ||
    notices.test(said) ||
    (forbids.test(said) && handling.test(said)) ||
    (/\p{Nd}/u.test(said) && (measures.test(said) || isMeasure(said))) ||
    REFERENCE.test(said) ||
    holdsAddress(said)
  )
}

/** Quotation marks, opening question marks and brackets before the first word. */
const LEADING = /^[^\p{L}\p{N}※]+/u
/** "*While stocks last", "¹ Measured in a room": what another line refers to. */
const FOOTNOTE = /^(?:\*+\p{L}|※|\(?[¹²³⁴⁵])/u
/** "1x cable" and "02 cups" are things in a box, and "Oak | Linen" is a row of a table. */
const COUNTED = /^\p{Nd}{1,2}\s?[x×х]\s?\p{L}|^0\p{Nd}\s|\s\|\s/u
/** Hashtags and telephone numbers. */
const REFERENCE = /(?:^|\s)#\p{L}|(?:\+|☎)\s?\p{Nd}[\p{Nd} ()/-]{6,}|(?:^|\D)\p{Nd}{3,}[-/ ]\p{Nd}{3,}[-/ ]?\p{Nd}{3,}/u

/** "30 x 40 cm", and a number with a unit of sizes beside at most one word. */
function isMeasure(said: string): boolean {
  if (BY.test(said)) return true
  const rest = said.replaceAll(SIZED, ' ')
  return rest !== said && (rest.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) <= 1
}

const BY = /\p{Nd}\s?(?:cm|mm|m|in|inch|inches|"|''|см|мм|м|سم|ס"מ|厘米|公分|センチ|ซม\.?)?\s?[x×*х✕]\s?\p{Nd}/u
const SIZED =
  /\p{Nd}[\p{Nd}.,]*\s?(?:cm|mm|inch|inches|in|"|kg|g|lbs?|oz|ml|cl|l|см|мм|кг|г|мл|л|سم|كجم|جم|ס"מ|ק"ג|סמ|厘米|毫米|公分|克|公斤|毫升|升|センチ|グラム|ซม\.?|กก\.?|มล\.?|सेमी|किलो|ग्राम)(?![\p{L}\p{N}])/gu

/** Up to so many words may stand behind the words of a title: "About this lamp". */
const TITLE_WORDS_MAX = 2
/** The same in letters, where no spaces part words. */
const TITLE_LETTERS_MAX = 4

function isHeading(
  line: string,
  said: string,
  { language, isTitle }: { language: LanguageCode; isTitle: boolean },
): boolean {
  if (/[:：]\s*$/u.test(line)) return true
  const start = said.replace(LEADING, '')
  const opening = kindWords(language).headings.exec(start)?.[0]
  if (opening === undefined) return false
  const rest = start.slice(opening.length)
  const more = rest.match(SPACELESS_LETTER.test(rest) ? /\p{L}/gu : /[\p{L}\p{M}\p{N}']+/gu)?.length ?? 0
  if (more === 0 || isTitle) return true
  return !STOP.test(line) && more <= (SPACELESS_LETTER.test(rest) ? TITLE_LETTERS_MAX : TITLE_WORDS_MAX)
}

/** What ends a sentence; a question may be a title. */
const STOP = /[.!。！．।]["'”’»」』)]*\s*$/u

function isFragment(line: string, said: string, language: LanguageCode, { beginsSmall }: LineContext): boolean {
  return (
    TORN.test(line) ||
    countOf(line, /[([{（【「『]/gu) !== countOf(line, /[)\]}）】」』]/gu) ||
    (beginsSmall !== true && SMALL.test(line)) ||
    (!STOP.test(line) && kindWords(language).tornEnds.test(said))
  )
}

/** Begins or ends with a mark that something else stood at. */
const TORN = /^(?:\.(?!\p{L})|…|[,;:)\]}!?%&/、，。；])|(?:\.\.|…|[,;،、，；([{&+/–—-]|\s\?+)\s*$/u
/** "iPhone" and "e-bike" are written small wherever they stand. */
const SMALL = /^["'“„«(]*\p{Ll}(?![\p{Lu}-])/u

function countOf(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0
}

/** Letters enough to see that somebody meant them all. */
function isInCapitals(line: string): boolean {
  return countOf(line, /\p{Lu}/gu) >= 4 && !/\p{Ll}/u.test(line) && !DENSE_LETTER.test(line)
}
