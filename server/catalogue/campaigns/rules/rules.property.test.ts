import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CampaignRule, campaignRuleSchema } from '#contract/catalogue/campaign-rules.ts'
import { PROPERTY_LIMIT_MS, propertyRuns } from '#test/property-runs.ts'
import type { NewProduct } from '../store.ts'
import { describeRules } from './preview-rules.ts'
import { judgeProducts, ruleProducts } from './rule-products.ts'

const NOW = new Date('2026-11-30T12:00:00Z')

const words = fc.constantFrom('Mug', 'mug', 'Jug', 'blue', 'Blau', 'C++', '.*', 'café', 'tea pot')
const prices = fc.constantFrom('9.99 EUR', '20 EUR', '1.299,00 €', '$15', '15', 'from $10', 'on request', null)
const discounts = fc.constantFrom('13 EUR', '-20%', '5%', '$10', 'Sale', null)

const offers = fc.record({ price: prices, discount: discounts, notes: fc.constant<string[]>([]) })

const facts = fc.record({
  why: fc.constantFrom('soldOut' as const, 'draft' as const, null, null, null),
  stock: fc.constantFrom('outOfStock' as const, 'preorder' as const, 'backorder' as const, null),
  labels: fc.record(
    { category: fc.array(words, { maxLength: 2 }), customLabel0: fc.array(words, { maxLength: 1 }) },
    { requiredKeys: [] },
  ),
})

const sales = fc.record({
  start: fc.constantFrom('2026-11-29', '2026-12-01', null),
  end: fc.constantFrom('2026-11-30T11:00:00Z', '2026-12-24', null),
  offers: fc.record({ before: offers, during: offers, after: offers }),
})

/** Rows of a feed, each with a name of its own. */
const feeds = fc
  .array(fc.record({ name: words, price: prices, discount: discounts, facts, sale: fc.option(sales) }), {
    maxLength: 12,
  })
  .map((sold) =>
    sold.map(({ name: word, price, discount, facts: own, sale }, place): NewProduct => {
      const name = `${word} ${place}`
      const product = { name, description: 'A thing.', price, discount, images: [] as string[], tagline: null }
      const row = {
        place,
        line: place + 2,
        key: String(place),
        ids: null,
        name,
        facts: { ...own, ...(sale && { sale }) },
      }
      const shown = { ...row, product: product as NewProduct['product'], problem: null, notes: [], leftOut: null }
      if (own.why === null) return shown
      const leftOut = { why: own.why, product: product as NonNullable<NewProduct['product']>, notes: [] }
      return { ...shown, product: null, problem: 'It is not sold.', leftOut }
    }),
  )

const conditions = fc.oneof(
  fc.record({
    of: fc.constant('price'),
    is: fc.constantFrom('under', 'over'),
    amount: fc.constantFrom(10, 15, 19.99, 20, 1299),
    currency: fc.constantFrom('EUR', 'USD'),
  }),
  fc.record({ of: fc.constant('discount'), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ of: fc.constant('stock'), is: fc.constantFrom('outOfStock', 'preorder', 'backorder') }),
  fc.record({ of: fc.constant('label'), label: fc.constantFrom('category', 'customLabel0', 'brand'), text: words }),
  fc.record({ of: fc.constant('words'), text: words }),
  fc.constantFrom({ of: 'noPrice' }, { of: 'all' }),
)

const deeds = fc.oneof(
  fc.constant({ does: 'leaveOut' }),
  fc.record({ does: fc.constant('look'), look: fc.constantFrom({ adStyle: 'luxury' }, { tone: 'friendly' }) }),
  fc.record({
    does: fc.constant('badge'),
    badge: fc.constantFrom({ says: 'figure' }, { says: 'text', text: 'New' }, { says: 'text', text: 'Hot' }),
  }),
)

/** Rules as the API takes them: what it refuses is none. */
const rules = fc.array(
  fc.tuple(deeds, conditions).map(([deed, when]) => campaignRuleSchema.safeParse({ ...deed, when }).data),
  { maxLength: 6 },
)

describe('rules', { tags: 'property' }, () => {
  it('preview exactly what a run does', { timeout: PROPERTY_LIMIT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(feeds, rules, async (feed, some) => {
        const own = { rules: some.filter((rule): rule is CampaignRule => rule !== undefined), timeZone: null }
        const campaign = {
          rules: { ...own, salesByThemselves: false },
          look: {},
          takenIn: [],
          salesDueAt: null,
        } as never
        const preview = async (rows: NewProduct[]) =>
          describeRules({ ...own, salesByThemselves: false }, rows, await judgeProducts(campaign, rows, NOW))
        const { products: run } = await ruleProducts(campaign, feed, { now: NOW, max: 2_000 })
        const found = await preview(feed)

        const rows = new Map(run.map((row) => [row.name, { ...row, shown: row.leftOut?.product ?? row.product! }]))
        for (const [index, rule] of own.rules.entries())
          for (const { name, badge } of found.rules[index]!.examples) {
            const row = rows.get(name)!
            if (rule.does === 'leaveOut') expect(row.product).toBeNull()
            if (rule.does === 'look') expect(row.shown.look).toEqual(rule.look)
            if (rule.does === 'badge') expect(row.shown.badge).toBe(badge)
          }
        const sum = (does: CampaignRule['does']) =>
          found.rules.reduce((all, { applies }, index) => all + (own.rules[index]!.does === does ? applies : 0), 0)
        const made = [...rows.values()]
        const byRule = made.filter(({ leftOut }) => leftOut?.why === 'byRule').length
        // A rule counts what the shop does not sell as well, which has the shop's reason.
        const unsold = made.filter(({ facts: known }) => known?.why !== null).length
        expect(byRule).toBeLessThanOrEqual(sum('leaveOut'))
        expect(byRule).toBeGreaterThanOrEqual(sum('leaveOut') - unsold)
        expect(made.filter(({ shown }) => shown.look !== undefined)).toHaveLength(sum('look'))
        expect(made.filter(({ shown }) => shown.badge !== undefined)).toHaveLength(sum('badge'))

        // What was applied before counts for nothing: a second run and its preview are the first.
        const again = await ruleProducts(campaign, run, { now: NOW, max: 2_000 })
        expect(again.products).toEqual(run)
        expect(await preview(run)).toEqual(found)
      }),
      propertyRuns(300),
    )
  })
})
