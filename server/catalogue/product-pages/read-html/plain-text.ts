import { hasAtMost, UNITS_PER_CHARACTER } from '#contract/text/text-length.ts'
import { isVisible } from '#contract/text/visible-text.ts'
import { BLOCKS } from '#server/platform/markup/block-elements.ts'
import { readMarkup } from '#server/platform/markup/read-markup.ts'

/**
 * Returns the text that a reader would see, in one line: shops write descriptions as HTML into their data too, some of
 * them encoded twice. Returns undefined if there is none.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const once = withoutTags(String(value))
  const text = tidy(isStillHtml(once) ? withoutTags(once) : once)
  return isVisible(text) ? text : undefined
}

/** Matches remains of HTML: an entity, the end of an element, or one that a text never mentions. */
const STILL_HTML =
  /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});|<\/(?:p|div|span|strong|em|b|i|u|a|ul|ol|li|h[1-6]|table|td|tr)>|<(?:br|p)\s*\/?>/i

const isStillHtml = (text: string) => STILL_HTML.test(text)

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  const pass = (name: string) => {
    if (BLOCKS.has(name)) text += ' '
  }
  readMarkup(html, { open: pass, close: pass, text: (part) => (text += part) })
  return text
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('\0', '')
    .trim()
}

/** Cuts a text to the size of a field: at a sentence if that leaves half of the size, else at a word. */
export function cutToFit(text: string, max: number): string {
  if (hasAtMost(max)(text)) return text
  let kept = ''
  let count = 0
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (++count > max || kept.length + segment.length > max * UNITS_PER_CHARACTER) break
    kept += segment
  }
  const sentences = /^.*[.!?。！？](?=\s|$)/su.exec(kept)?.[0] ?? ''
  if (sentences.length > kept.length / 2) return sentences
  return (/^.*(?=\s)/su.exec(kept)?.[0] || kept).trim()
}
