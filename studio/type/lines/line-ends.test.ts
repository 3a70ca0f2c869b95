import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { forbiddenEnds, ourEnds, readLineEnds } from '#test/studio/line-ends.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Face } from '../faces.ts'

const FACE: Face = { family: 'hanken-grotesk', weight: 600 }
const SIZE_PX = 20
/** A line is measured by its advance, which is wider than its ink by the bearings of its first and last letter. */
const BEARINGS_PX = 0.3 * SIZE_PX

const TEXTS = readLineEnds(readFileSync(new URL('line-ends.txt', import.meta.url), 'utf8'))
const SAMPLES = LANGUAGES.map((language) => ({ language, texts: TEXTS.filter((text) => text.language === language) }))

it('holds two hundred texts in all languages', () => {
  expect(TEXTS.length).toBeGreaterThan(200)
  for (const { texts } of SAMPLES) expect(texts.length).toBeGreaterThan(6)
})

it.each(SAMPLES)(
  'in $language a line may end at every space except where a typographer forbids it',
  ({ texts, language }) => {
    for (const { text, forbidden, spaces } of texts) {
      const ends = ourEnds(text, language)
      const wanted = spaces.filter((end) => !forbidden.has(end))
      expect([text, ends.filter((end) => spaces.includes(end))]).toEqual([text, wanted])
      expect([text, ends.filter((end) => forbidden.has(end))]).toEqual([text, []])
    }
  },
)

it.each(SAMPLES)('in $language no line ends at a forbidden place, in any width', ({ texts, language }) => {
  for (const one of texts) expectEnds(one, language, 7)
})

it.each(SAMPLES)(
  'in $language no line ends at a forbidden place, in every width to the pixel',
  { tags: 'thorough/variety' },
  ({ texts, language }) => {
    for (const one of texts) expectEnds(one, language, 1)
  },
)

/** Checks every width from the widest part that may not be divided to the whole text on one line. */
function expectEnds({ text, parts, forbidden }: (typeof TEXTS)[number], language: string, stepPx: number): void {
  const options = { face: FACE, language, sizePx: SIZE_PX, text }
  const widthOf = (part: string) => typesetter.setText({ ...options, text: part })!.widthPx
  const [narrowest, widest] = [Math.max(...parts.map(widthOf)) + BEARINGS_PX, widthOf(text) + 1]
  for (let maxWidthPx = narrowest; maxWidthPx < widest; maxWidthPx += stepPx) {
    for (const balance of [true, false]) {
      // Ink that reaches over its advance may leave a line no measure in which it fits.
      const lines = typesetter.setText({ ...options, maxWidthPx, balance })?.lines.map((line) => line.text) ?? []
      expect(forbiddenEnds(lines, { text, forbidden })).toEqual([])
    }
  }
}

it('ends a line at a character typed for that, and never at one that joins', () => {
  const lines = (text: string, maxWidthPx: number) =>
    typesetter
      .setText({ text, face: FACE, language: 'en', sizePx: SIZE_PX, maxWidthPx })!
      .lines.map((line) => line.text)
  // A space without a width parts a word, a soft hyphen shows as a hyphen, and a joining character joins.
  expect(lines('Hand\u200bmade', 60)).toEqual(['Hand', 'made'])
  expect(lines('Extra\u00adordinary', 90)).toEqual(['Extra\u00ad-', 'ordinary'])
  expect(lines('Extra\u00adordinary', 200)).toEqual(['Extra\u00adordinary'])
  expect(lines('so big\u00a0tea', 80)).toEqual(['so', 'big\u00a0tea'])
  expect(lines('so big\u2060tea', 80)).toEqual(['so', 'big\u2060tea'])
})

it('parts words that belong together before it divides a word, and both only in the smallest type', () => {
  const fit = { face: FACE, language: 'de', minSizePx: 20, maxSizePx: 40, maxHeightPx: 400, maxLines: 9 }
  const lines = (text: string, own: { maxWidthPx: number; wholeUpTo?: number }) =>
    typesetter.fitText({ ...fit, text, ...own })?.lines.map((line) => line.text)
  expect(lines('Von Dr. Hauschka', { maxWidthPx: 140 })).toEqual(['Von', 'Dr. Hauschka'])
  // If that does not fit, another composition may: a family requests it with `wholeUpTo`.
  expect(lines('Von Dr. Hauschka', { maxWidthPx: 100, wholeUpTo: 24 })).toBeUndefined()
  expect(lines('Von Dr. Hauschka', { maxWidthPx: 100 })).toEqual(['Von Dr.', 'Hauschka'])
  expect(lines('Für 12 Geschwindigkeitsmesser', { maxWidthPx: 130 })?.length).toBeGreaterThan(2)
})
