import { Parser } from 'htmlparser2'
import { hasAtMost, UNITS_PER_CHARACTER } from '#contract/text-length.ts'
import { isVisible } from '#contract/visible-text.ts'

/** Ends a line where a reader would see one end. */
const BREAKS = new Set(['br', 'p', 'li', 'div', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol'])
const UNREAD = new Set(['script', 'style'])

/** Shops write descriptions as HTML into their data too: what a reader would see of it, in one line. Undefined where that is nothing. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = tidy(withoutTags(String(value)))
  return isVisible(text) ? text : undefined
}

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  let unread = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNREAD.has(name)) unread++
      else if (BREAKS.has(name)) text += ' '
    },
    onclosetag: (name) => {
      if (UNREAD.has(name)) unread--
      else if (BREAKS.has(name)) text += ' '
    },
    ontext: (part) => {
      if (unread === 0) text += part
    },
  })
  parser.end(html)
  return text
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('\0', '')
    .trim()
}

/** As much of a text as a field takes: whole sentences where they leave half of it, else whole words. */
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
