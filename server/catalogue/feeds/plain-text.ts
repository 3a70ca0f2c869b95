import { decodeHTMLStrict } from 'entities'
import { hasAtMost } from '#contract/text/text-length.ts'
import { BLOCKS } from '#server/platform/markup/block-elements.ts'
import { readMarkup } from '#server/platform/markup/read-markup.ts'
import { joinTextBlocks, type TextBlock } from './join-lines.ts'

/**
 * Reads a description as text in one line: entities and tags are decoded as often as they were encoded, and its lists,
 * headings and paragraphs become sentences. Text that is not HTML changes only in its spaces.
 */
export function textOfDescription(text: string): string {
  return tidy(joinTextBlocks(linesOf(withoutShortcodes(decoded(text)))))
}

/** Reads a name, a price or another short text: without entities and tags, and without making sentences of it. */
export function plainWords(text: string): string {
  const lines = linesOf(decoded(text)).map((line) => line.text)
  return tidy(lines.join(' '))
}

/** Longest text that is decoded; longer ones are cut to the limits of an ad in any case. */
const DECODED_MAX = 100_000
/**
 * Most rounds of decoding. Shops encode texts that their database already holds encoded; more rounds are no honest
 * mistake.
 */
const ENCODED_TIMES_MAX = 4
const DOUBLE = /&amp;(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi

/** Decodes all but the last encoding, which the reader of tags decodes. */
function decoded(text: string): string {
  if (!text.includes('&') || text.length > DECODED_MAX) return text
  let plain = text
  for (let times = 0; times < ENCODED_TIMES_MAX; times++) {
    const once = isEncodedMarkup(plain) ? decodeHTMLStrict(plain) : plain.replaceAll(DOUBLE, '&')
    if (once === plain) break
    plain = once
  }
  return plain
}

const TAGS =
  'p|br|div|span|ul|ol|li|b|i|u|a|em|strong|h[1-6]|table|tbody|tr|td|th|img|font|small|sup|sub|hr|style|script'
const TAG = new RegExp(`<\\/?(?:${TAGS})\\b[^<>]*>`, 'i')
const ENCODED_OPENING = new RegExp(`&lt;(${TAGS})\\b`, 'gi')
const ENCODED_CLOSING = new RegExp(`&lt;\\/(${TAGS})\\s*&gt;`, 'gi')
const ENCODED_BREAK = /&lt;(?:br|hr|img)\b[^<>]{0,200}?&gt;/i

/** Returns true for whole encoded elements alone: `a &lt; b` is arithmetic, and 'the &lt;b&gt; tag' is about HTML. */
function isEncodedMarkup(text: string): boolean {
  if (!text.includes('&lt;') || TAG.test(text)) return false
  if (ENCODED_BREAK.test(text)) return true
  const opened = new Set(Array.from(text.matchAll(ENCODED_OPENING), ([, name]) => name))
  return Array.from(text.matchAll(ENCODED_CLOSING), ([, name]) => name).some((name) => opened.has(name))
}

const SHORTCODE =
  /\[\/?(?:[a-z]{2,}_[a-z_]+|caption|gallery|embed|audio|video|playlist|button|row|column)(?: [^[\]]*)?\]/gi

/**
 * Removes what page builders leave in an export, such as `[vc_row]` and `[caption id="3"]`, and Markdown's marks for
 * bold.
 */
function withoutShortcodes(text: string): string {
  return text.replaceAll(SHORTCODE, ' ').replaceAll(/\*\*(?=\S)([^*\n]{1,200})(?<=\S)\*\*/g, '$1')
}

/** Table cells, which stand in one line. */
const CELLS = new Set(['td', 'th'])
const LINE_BREAK = /\\r\\n|\\n(?![a-z])/g

/** Returns the lines that a reader would see. */
function linesOf(html: string): TextBlock[] {
  const written = html.replaceAll(LINE_BREAK, '\n').replaceAll(/<!\[CDATA\[|\]\]>/g, '')
  if (!TAG.test(written) && !/<!--|<\/?[a-z]/i.test(written)) return bareLines(decodeHTMLStrict(written))
  const lines: TextBlock[] = [{ text: '', isItem: false }]
  const add = (text: string) => {
    lines.at(-1)!.text += text
  }
  const pass = (name: string, isItem: boolean) => {
    if (CELLS.has(name)) add(' ')
    else if (BLOCKS.has(name)) lines.push({ text: '', isItem })
  }
  readMarkup(written, {
    open: (name) => (name === 'br' ? add('\n') : pass(name, name === 'li')),
    close: (name) => (name === 'br' ? undefined : pass(name, false)),
    text: (part) => add(part.replaceAll(/[\r\n]+/g, ' ')),
  })
  return lines
}

/** Splits a text without tags into its paragraphs and list items. */
function bareLines(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n|\n(?=\s*[-*•●▪·✓✔✅–]\s)/)
    .map((line) => ({ text: line.replaceAll(/\s*\n\s*/g, ' '), isItem: BULLET.test(line) }))
    .map((line, _index, lines) => (lines.length > 1 ? { ...line, text: line.text.replace(BULLET, '') } : line))
}

const BULLET = /^\s*[-*•●▪·✓✔✅–]\s+/

/** Invisible letters, except those that join or direct others, and the replacement for a broken letter. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\ufffd]/g

function tidy(text: string): string {
  return oneLine(text.toWellFormed().replaceAll(UNSEEN, ''))
    .replaceAll(/ ([.,;:!?])(?= |$)/g, '$1')
    .normalize('NFC')
}

export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Cuts at the last word that ends within the limit, or inside the word if there is only one. */
export function cutAtWord(text: string, max: number): string {
  if (hasAtMost(max)(text)) return text
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  let [end, count] = [0, 0]
  for (const { segment } of segments) {
    if (count++ === max) break
    end += segment.length
  }
  const space = text.startsWith(' ', end) ? end : text.lastIndexOf(' ', end)
  return withoutTrailing(text.slice(0, space > 0 ? space : end), /[\s,;:\p{Pd}]/u)
}

/**
 * Strips marks from the end, letter by letter: a regular expression anchored at the end would restart at each letter of
 * a long run.
 */
export function withoutTrailing(text: string, marks: RegExp): string {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1]!)) end--
  return text.slice(0, end)
}
