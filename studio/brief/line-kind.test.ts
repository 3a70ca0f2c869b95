import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LanguageCode } from '#contract/languages.ts'
import { languages } from '../language/languages.ts'
import { suggestTaglines } from '../recommend/suggest-taglines.ts'
import { describeLines } from './described-lines.ts'
import { findLines } from './headlines.ts'
import { type LineKind, lineKind } from './line-kind.ts'

interface ShopLine {
  language: LanguageCode
  label: LineKind
  text: string
}

/** Lines as shops write them, 25 in each language: code, kind and text. All were written for this test. */
const LINES: ShopLine[] = readFileSync(new URL('lines-of-shops.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [language, label, text] = row.split('\t') as [LanguageCode, LineKind, string]
    return { language, label, text }
  })

const FIT = LINES.filter(({ label }) => label === 'benefit' || label === 'fact')
const UNFIT = LINES.filter((line) => !FIT.includes(line))

/** Returns true if the line, as the first of a description, may lead or support. */
function isUsed({ language, text }: ShopLine): boolean {
  const described = describeLines(`${text}\n${languages[language].samples.sentences.join(' ')}`, language)
  const { headlines, supports } = findLines({ name: 'Halden', taglines: [], described }, language, 0)
  return [...headlines, ...supports].some((line) => text.includes(line))
}

it('has more than four hundred lines, of each language as many', () => {
  expect(LINES.length).toBeGreaterThan(400)
  for (const lines of Map.groupBy(LINES, ({ language }) => language).values()) expect(lines.length).toBe(25)
  expect(UNFIT.length / LINES.length).toBeGreaterThan(0.5)
})

it('lets at most two of a hundred notices, headings and fragments lead or support', () => {
  const used = UNFIT.filter(isUsed)
  expect(used.slice(UNFIT.length * 0.02)).toEqual([])
})

it('uses at least ninety-two of a hundred benefits and facts', () => {
  const refused = FIT.filter((line) => !isUsed(line))
  expect(refused.slice(FIT.length * 0.08)).toEqual([])
})

it('suggests a tagline for every description with a benefit', () => {
  const words = { productName: 'Halden', productPrice: null, productDiscount: null, taglines: [] }
  const silent = LINES.filter(
    ({ label, language, text }) =>
      label === 'benefit' && suggestTaglines({ ...words, productDescription: text, language }).length === 0,
  )
  expect(silent).toEqual([])
})

it.each<[string, LineKind]>([
  ['Do not let the night stop you.', 'benefit'],
  ['Never lose your keys again', 'benefit'],
  ['Never use it near water or put it in the dishwasher', 'notice'],
  ['Returns to its shape after every squeeze.', 'benefit'],
  ['Returns are accepted within 30 days.', 'notice'],
  ['Keeps you warm down to minus ten degrees', 'benefit'],
  ['30 x 40 cm', 'notice'],
  ['Approx. 500 ml', 'notice'],
  ['1x USB cable', 'notice'],
  ['88% cotton | 12% elastane', 'notice'],
  ['*While stocks last', 'notice'],
  ['¹ Measured in a quiet room', 'notice'],
  ['Ask for it at hello@halden.example', 'notice'],
  ['#handmade #oak', 'notice'],
  ['Questions? Call +49 30 1234567', 'notice'],
  ['FREE SHIPPING WORLDWIDE', 'notice'],
  ['OAK AND LINEN', 'heading'],
  ['About this lamp', 'heading'],
  ['Features:', 'heading'],
  ['softens the light of every evening', 'fragment'],
  ['Oak, linen and', 'fragment'],
  ['The lamp (made of oak', 'fragment'],
  ['The lamp glows and …', 'fragment'],
  ['iPhone-ready from the start', 'fact'],
  ['Dishwasher-safe parts', 'fact'],
])('takes %j for a %s', (line, kind) => expect(lineKind(line, 'en')).toBe(kind))
