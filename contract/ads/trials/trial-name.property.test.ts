import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { fitField, formatTrialName, parseTrialName, type TrialName } from './trial-name.ts'

const MARKS = [
  '_',
  '~',
  '~~',
  '@',
  '+',
  ' ',
  '-',
  '.',
  '=',
  '"',
  "'",
  ',',
  ';',
  '\t',
  '\n',
  '\0',
  '/',
  '\\',
  ':',
  '*',
  '?',
]
const TEXTS = ['=1+1', '@SUM(A1)', '%2F', '.jpg', '../', 'CON', '~41~', 'x', 'v1', '_v1']
/** Letters that file systems, tables and platforms are known to change. */
const LETTERS = ['ü u\u0308 \u1112\u1161\u11ab 한 ﬁ Å \u202e \ud83d \ude00 😀 👩‍👩‍👧 € １ ٣ ½ ſ İ \u200d \ufeff'].flatMap(
  (row) => row.split(' '),
)
const HOSTILE = fc.constantFrom(...MARKS, ...TEXTS, ...LETTERS)
const text = fc.oneof(
  fc.array(HOSTILE, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
)

const name: fc.Arbitrary<TrialName> = fc.record({
  brand: text,
  campaign: text,
  factors: fc.array(fc.record({ factor: text, level: text }), { minLength: 1, maxLength: 3 }),
  widthPx: fc.integer({ min: 1, max: 99_999 }),
  heightPx: fc.integer({ min: 1, max: 99_999 }),
  version: fc.integer({ min: 1, max: 999_999_999 }),
})

/** Changes of a name on its way from the ZIP to the report. */
const ROUTES: ((written: string) => string)[] = [
  (written) => written,
  (written) => `${written}.jpg`,
  (written) => written.normalize('NFD'),
  (written) => written.replaceAll('+', ' '),
  (written) => ` ${written} `,
]

it('reads back every name, whatever its letters and however it went', { tags: 'property' }, () => {
  fc.assert(
    fc.property(name, fc.constantFrom(...ROUTES), (given, route) => {
      expect(parseTrialName(route(formatTrialName(given)))).toEqual(given)
    }),
    propertyRuns(20_000),
  )
})

it('is no formula, no path and no hidden file', { tags: 'property' }, () => {
  fc.assert(
    fc.property(name, (given) => {
      const written = formatTrialName(given)
      expect(written).toMatch(/^[\p{L}\p{N}~]/u)
      expect(written).toMatch(/^[\p{L}\p{N}~@+_.-]+$/u)
      expect(written).not.toMatch(/\.$/)
    }),
    propertyRuns(5000),
  )
})

it('reads no other text as a name', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.array(text, { minLength: 6, maxLength: 6 }).map((all) => all.join('_')),
      ),
      (given) => {
        const read = parseTrialName(given)
        if (read) expect(parseTrialName(formatTrialName(read))).toEqual(read)
      },
    ),
    propertyRuns(5000),
  )
})

it('shortens a field to its bytes between whole letters', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 12, max: 60 }), (given, bytes) => {
      const short = fitField(given, bytes)
      const factors = [{ factor: '', level: short }]
      const field = formatTrialName({ brand: '', campaign: '', factors, widthPx: 1, heightPx: 1, version: 1 }).split(
        '_',
      )[3]!
      expect(new TextEncoder().encode(field).byteLength).toBeLessThanOrEqual(bytes)
    }),
    propertyRuns(2000),
  )
})

it('stays readable', () => {
  const factors = [
    { factor: 'headline', level: 'Tee am Mittag' },
    { factor: 'price', level: 'Before 6.49' },
  ]
  const given = { brand: 'Müller & Co', campaign: 'Spring sale', factors, widthPx: 1080, heightPx: 1080, version: 2 }
  expect(formatTrialName(given)).toBe(
    'Müller+~26~+Co_Spring+sale_headline@price_Tee+am+Mittag@Before+6.49_1080x1080_v2',
  )
  expect(parseTrialName('Spring sale 2026')).toBeUndefined()
  expect(parseTrialName('a_b_c_d_1080x1080_v0')).toBeUndefined()
})
