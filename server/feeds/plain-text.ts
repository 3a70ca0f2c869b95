import { hasAtMost } from '#contract/text-length.ts'

/** What a description in HTML says, as text in one line. What is no HTML stays as it is, but for its spaces. */
export function plainText(text: string): string {
  const bare = text
    .replaceAll(/<!--.*?(?:-->|$)/gs, ' ')
    .replaceAll(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    // Around words in the middle of a sentence there is no space.
    .replaceAll(/<\/?(?:a|abbr|b|em|font|i|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
  return oneLine(bare.replaceAll(ENTITY, readEntity)).replaceAll(/ ([.,;:!?])(?= |$)/g, '$1')
}

export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Cut at the last word that ends within so many letters; within it where it is one word. */
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

/** Letter by letter: an expression with an end would begin anew at each letter of a long run. */
export function withoutTrailing(text: string, marks: RegExp): string {
  let end = text.length
  while (end > 0 && marks.test(text[end - 1]!)) end--
  return text.slice(0, end)
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

const NAMED = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', copy: '©', reg: '®', trade: '™', deg: '°' },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', times: '×', euro: '€', pound: '£', yen: '¥' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', shy: '' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è' },
    ...{ agrave: 'à', ccedil: 'ç', ntilde: 'ñ', frac12: '½', frac14: '¼', sup2: '²', sup3: '³' },
  }),
)

function readEntity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? written
  const point = decimal === undefined ? parseInt(hex!, 16) : Number(decimal)
  const isLetter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
  return isLetter ? String.fromCodePoint(point) : ''
}
