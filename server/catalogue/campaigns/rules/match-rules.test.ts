import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type CampaignRule, campaignRuleSchema, type RuleCondition } from '#contract/catalogue/campaign-rules.ts'
import type { CurrencyCode } from '#contract/prices/currencies.ts'
import { percentOff, writePercent } from './discount-of.ts'
import { foldWords, hasWords } from './fold-words.ts'
import { compileRules, type RuledProduct } from './match-rules.ts'
import { writeUnder } from './write-badge.ts'
import { momentIn } from './zoned-moment.ts'

const WRITING = { language: 'en', country: null } as const
const MUG: RuledProduct = {
  name: 'Café mug – C++ edition',
  description: 'For people who write code. Straße (.*) and more.',
  price: '$20',
  discount: null,
  stock: null,
  labels: { category: ['Home > Kitchen > Mugs', 'Gifts, Sale'], customLabel0: ['Clearance'] },
}

function matches(when: RuleCondition, product: Partial<RuledProduct> = {}): boolean | undefined {
  const { matching, notCompared } = compileRules([{ does: 'leaveOut', when }], WRITING)({ ...MUG, ...product })
  return notCompared.length > 0 ? undefined : matching.length > 0
}

const under = (amount: number, currency: CurrencyCode = 'USD') =>
  ({ of: 'price', is: 'under', amount, currency }) as const
const over = (amount: number, currency: CurrencyCode = 'USD') =>
  ({ of: 'price', is: 'over', amount, currency }) as const

describe('a rule on the price', () => {
  it.each<[RuleCondition, Partial<RuledProduct>, boolean | undefined]>([
    [under(20), { price: '$20' }, false],
    [under(20.01), { price: '$20' }, true],
    [over(20), { price: '$20' }, false],
    [over(19.99), { price: '$20' }, true],
    [under(1_300, 'EUR'), { price: '1.299,00 €' }, true],
    [under(2, 'EUR'), { price: '1.299,00 €' }, false],
    [under(20, 'KWD'), { price: '9.500 KWD' }, true],
    [under(20), { price: '19' }, true],
    [under(20), { price: null }, false],
    [over(20), { price: null }, false],
    [{ of: 'noPrice' }, { price: null }, true],
    [{ of: 'noPrice' }, { price: 'on request' }, false],
    // The price of a sale is the one that the ad shows.
    [under(20), { price: '$25', discount: '$15' }, true],
    [under(20), { price: '$15', discount: '$25' }, true],
    [under(20, 'EUR'), { price: '$5' }, undefined],
    [under(20), { price: '$10 – $30' }, undefined],
    [under(20), { price: 'on request' }, undefined],
  ])('%j, for %j: %s', (when, product, expected) => {
    expect(matches(when, product)).toBe(expected)
  })
})

describe('a rule on words', () => {
  it.each([
    ['cafe', true],
    ['CAFÉ  MUG', true],
    ['caf', false],
    ['c++', true],
    ['C+', true],
    ['.*', true],
    ['w.*e', false],
    ['strasse', true],
    ['(', true],
    ['[', false],
    ['edition', true],
    ['editions', false],
  ])('%j: %s', (text, expected) => {
    expect(matches({ of: 'words', text })).toBe(expected)
  })

  it('finds words of languages that write no spaces, and whole words of all others', () => {
    expect(hasWords(foldWords('手作りのマグカップ'), foldWords('マグ'))).toBe(true)
    expect(hasWords(foldWords('большая кружка'), foldWords('кружка'))).toBe(true)
    expect(hasWords(foldWords('кружками'), foldWords('кружка'))).toBe(false)
    expect(hasWords('panda pan', 'pan')).toBe(true)
    expect(hasWords('𝒂pan', '')).toBe(false)
  })
})

it.each([
  ['mugs', true],
  ['Home > Kitchen > Mugs', true],
  ['KITCHEN', true],
  ['sale', true],
  ['gifts, sale', true],
  ['mug', false],
  ['Home > Kitchen', false],
])('finds the label %j: %s', (text, expected) => {
  expect(matches({ of: 'label', label: 'category', text })).toBe(expected)
})

it.each<[string | null, string | null, number | undefined]>([
  ['$20', '$13', 35],
  ['$13', '$20', 35],
  ['$30', '$19.99', 33.366667],
  ['$20', '-20%', 20],
  ['$20', '20 % off', 20],
  ['$20', '$5 off', undefined],
  ['$20', '13 €', undefined],
  ['$20', null, undefined],
  [null, '-20%', 20],
  ['1.299,00 €', '999,00 €', 23.094688],
])('reads the reduction of %s with %s as %s percent', (price, discount, percent) => {
  expect(percentOff(price, discount)).toBe(percent)
})

it('never claims more than the true reduction', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b) + 1]
      const percent = percentOff(`$${high / 100}`, `$${low / 100}`)
      if (percent === undefined) return
      const claimed = -Number(writePercent(percent).replace('%', ''))
      // Rounding to a millionth of a percent is all that may be between them.
      expect(claimed).toBeLessThanOrEqual(((high - low) / high) * 100 + 1e-6)
    }),
  )
})

it('lets the first matching rule of a kind count, and gives each product its own figure', () => {
  const rules: CampaignRule[] = [
    { does: 'look', when: { of: 'label', label: 'customLabel0', text: 'none' }, look: { tone: 'luxury' } },
    { does: 'badge', when: { of: 'discount', percent: 30 }, badge: { says: 'figure' } },
    { does: 'badge', when: under(20), badge: { says: 'figure' } },
    { does: 'badge', when: { of: 'all' }, badge: { says: 'text', text: 'New' } },
    { does: 'look', when: { of: 'label', label: 'customLabel0', text: 'clearance' }, look: { adStyle: 'bold' } },
    { does: 'look', when: { of: 'all' }, look: { adStyle: 'luxury' } },
  ]
  const judge = compileRules(rules, WRITING)
  expect(judge({ ...MUG, discount: '$13' })).toMatchObject({ badge: '-35%', badgeBy: 1, look: { adStyle: 'bold' } })
  expect(judge({ ...MUG, price: '$19' })).toMatchObject({ badge: 'Under $20', badgeBy: 2 })
  expect(judge(MUG)).toMatchObject({ badge: 'New', leftOutBy: -1, lookBy: 4, matching: [3, 4, 5] })
})

it.each([
  ['en', null, 'Under $20'],
  ['de', null, 'Unter 20 $'],
  ['fr', 'CA', 'Moins de 20 $'],
  ['ar', null, /^< /],
] as const)('writes the badge of a price in %s of %s', (language, country, expected) => {
  const badge = writeUnder(20, 'USD', { language, country })
  if (typeof expected === 'string') expect(badge).toBe(expected)
  else expect(badge).toMatch(expected)
})

it.each([
  [19.99, 'EUR', 'Under €19.99'],
  [20.005, 'EUR', 'Under €20.01'],
  [0.29, 'USD', 'Under $0.29'],
  [1_000.5, 'JPY', 'Under ¥1,001'],
  [9.5, 'KWD', /9\.500/],
])('promises no lower price by a badge than the limit of %s %s', (amount, currency, expected) => {
  expect(writeUnder(amount, currency, { language: 'en', country: null })).toMatch(expected)
})

it('takes any text as letters, and agrees with a plain search for whole words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Á', 'ß', ' ', '+', '.', '*', '(', '\\', '1') })
  fc.assert(
    fc.property(letters, letters, (text, words) => {
      const [folded, wanted] = [foldWords(text), foldWords(words)]
      const found = hasWords(folded, wanted)
      if (found) expect(folded).toContain(wanted)
      expect(hasWords(`${folded} ${wanted} ${folded}`, wanted)).toBe(wanted !== '')
    }),
  )
})

it.each([
  ['2026-11-27', null, '2026-11-27T00:00:00.000Z'],
  ['2026-11-27', 'Europe/Berlin', '2026-11-26T23:00:00.000Z'],
  ['2026-07-01T08:00', 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
  ['2026-11-27T00:00-08:00', 'Europe/Berlin', '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T00:00Z', 'America/New_York', '2026-11-27T00:00:00.000Z'],
  // The clocks jump from 2 to 3: half past two is half past three.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  // They fall back from 3 to 2: the first half past two counts.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T00:00', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z'],
  ['2026-12-30', 'Pacific/Kiritimati', '2026-12-29T10:00:00.000Z'],
])('means %s in %s as %s', (iso, zone, expected) => {
  expect(new Date(momentIn(iso, zone)).toISOString()).toBe(expected)
})

it('reads the words of a product once, however many rules ask for them', () => {
  const rules = Array.from({ length: 50 }, (_, index): CampaignRule => ({
    does: 'leaveOut',
    when: { of: 'words', text: `word${index}` },
  }))
  const judge = compileRules(rules, WRITING)
  const readings = vi.spyOn(String.prototype, 'normalize')
  judge({ ...MUG, name: 'Käferbecher', description: 'Für Kaffee' })
  const ofOneRule = vi.mocked(readings).mock.calls.length
  expect(ofOneRule).toBeGreaterThan(0)
  readings.mockClear()
  compileRules(rules.slice(0, 1), WRITING)({ ...MUG, name: 'Käferbecher', description: 'Für Kaffee' })
  expect(readings).toHaveBeenCalledTimes(ofOneRule)
})

it('refuses what is no rule', () => {
  const bad = [
    { does: 'leaveOut', when: { of: 'all' } },
    { does: 'badge', when: over(20), badge: { says: 'figure' } },
    { does: 'look', when: { of: 'all' }, look: {} },
    { does: 'leaveOut', when: under(Number.POSITIVE_INFINITY) },
    { does: 'leaveOut', when: { of: 'words', text: '\u200b' } },
  ]
  for (const rule of bad) expect(campaignRuleSchema.safeParse(rule).success).toBe(false)
})
