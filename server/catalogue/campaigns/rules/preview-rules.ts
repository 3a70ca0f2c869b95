import type { CampaignRules, RulePreview } from '#contract/catalogue/campaign-rules.ts'
import { LABEL_FIELDS, type LabelField } from '#contract/catalogue/feed.ts'
import { RULE_EXAMPLES_MAX } from '#contract/catalogue/rule-choices.ts'
import { readAmount } from '#contract/prices/read-amount.ts'
import { readOffer } from '#contract/prices/read-offer.ts'
import type { Services } from '#server/services.ts'
import { type CampaignRow, listAllProducts, type NewProduct } from '../store.ts'
import type { RuledRow } from './apply-rules.ts'
import type { Judgement } from './match-rules.ts'
import { judgeProducts } from './rule-products.ts'

/** Values that are proposed for each label. */
const VALUES_MAX = 50

/** Counts what rules match in the feed of a campaign, by the same judgement as a run. Changes nothing. */
export async function previewRules(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, look }: Pick<CampaignRow, 'id' | 'look'>,
  rules: CampaignRules,
): Promise<RulePreview> {
  const rows = await listAllProducts(db, id)
  return describeRules(rules, rows, await judgeProducts({ rules, look }, rows, now()))
}

/** Describes rules by the judgement of the rows of a feed. */
export function describeRules(
  { rules }: CampaignRules,
  rows: readonly NewProduct[],
  { rows: ruled, sales, nextAt }: Awaited<ReturnType<typeof judgeProducts>>,
): RulePreview {
  const judged = ruled.filter(
    (one): one is RuledRow<NewProduct> & { judgement: Judgement } => one.judgement !== undefined,
  )
  const labels = listLabels(rows)
  const known = new Set(labels.map(({ label }) => label))
  return {
    products: judged.length,
    rules: rules.map((rule, index) => {
      const applying = judged.filter(({ judgement }) => ruleOf(judgement)[rule.does] === index)
      return {
        matches: judged.filter(({ judgement }) => judgement.matching.includes(index)).length,
        applies: applying.length,
        notCompared: judged.filter(({ judgement }) => judgement.notCompared.includes(index)).length,
        lacksLabel: rule.when.of === 'label' && !known.has(rule.when.label),
        examples: applying.slice(0, RULE_EXAMPLES_MAX).map(({ row: { name }, judgement }) => ({
          name: name ?? '',
          badge: rule.does === 'badge' ? (judgement.badge ?? null) : null,
        })),
      }
    }),
    labels,
    isFromBefore: judged.length > 0 && rows.every(({ facts }) => !facts),
    currency: mostFrequent(ruled.flatMap(({ row }) => currencyOf(row)))[0] ?? null,
    sales: { products: sales, nextAt: nextAt?.toISOString() ?? null },
  }
}

/** Returns the currency of a product's price, or none if it could be in several. */
function currencyOf({ product, leftOut }: NewProduct): string[] {
  const { price = null, discount = null } = leftOut?.product ?? product ?? {}
  const { price: shown } = readOffer(price, discount)
  const { currencies = [] } = (shown !== undefined && readAmount(shown)) || {}
  return currencies.length === 1 ? [...currencies] : []
}

/** Returns the rule that counts for a product, by what it does. */
function ruleOf({ leftOutBy, lookBy, badgeBy }: Judgement) {
  return { leaveOut: leftOutBy, look: lookBy, badge: badgeBy }
}

/** Lists the labels of a feed, each with its most frequent values first. */
function listLabels(rows: readonly NewProduct[]): RulePreview['labels'] {
  return LABEL_FIELDS.flatMap((label) => {
    const values = mostFrequent(rows.flatMap(({ facts }) => facts?.labels[label] ?? []))
    return values.length > 0 ? [{ label: label as LabelField, values: values.slice(0, VALUES_MAX) }] : []
  })
}

function mostFrequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value)
}
