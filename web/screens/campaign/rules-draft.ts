import type { CampaignRule, RuleCondition, RuleLook } from '#contract/catalogue/campaign-rules.ts'
import { LABEL_FIELDS, type LabelField } from '#contract/catalogue/feed.ts'
import { RULE_STOCKS } from '#contract/catalogue/rule-choices.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'

/** The conditions as one list to choose from. */
export const CONDITIONS = [
  'price-under',
  'price-over',
  'noPrice',
  'discount',
  ...RULE_STOCKS.map((stock) => `stock-${stock}` as const),
  'words',
  ...LABEL_FIELDS.map((label) => `label-${label}` as const),
  'all',
] as const

export type ConditionId = (typeof CONDITIONS)[number]

/** A rule as it is being written. */
export interface RuleDraft {
  /** Identifies the row while rules are moved. */
  key: number
  does: CampaignRule['does']
  condition: ConditionId
  amount: string
  /** Empty until something of the draft is changed: the feed's currency is learned meanwhile. */
  currency: string
  percent: string
  text: string
  look: RuleLook
  /** The badge; empty for the figure of the condition. */
  badge: string
}

export function newDraft(key: number, currency = ''): RuleDraft {
  return {
    key,
    does: 'leaveOut',
    condition: 'price-under',
    amount: '',
    currency,
    percent: '30',
    text: '',
    look: {},
    badge: '',
  }
}

export function draftOf(rule: CampaignRule, key: number): RuleDraft {
  const { when } = rule
  const draft = { ...newDraft(key), does: rule.does, condition: conditionOf(when) }
  if (when.of === 'price') Object.assign(draft, { amount: String(when.amount), currency: when.currency })
  if (when.of === 'discount') draft.percent = String(when.percent)
  if (when.of === 'words' || when.of === 'label') draft.text = when.text
  if (rule.does === 'look') draft.look = rule.look
  if (rule.does === 'badge' && rule.badge.says === 'text') draft.badge = rule.badge.text
  return draft
}

function conditionOf(when: RuleCondition): ConditionId {
  if (when.of === 'price') return `price-${when.is}`
  if (when.of === 'stock') return `stock-${when.is}`
  return when.of === 'label' ? `label-${when.label}` : when.of
}

/** Returns true if the condition gives a figure that a badge may show. */
export function hasFigure({ condition }: RuleDraft): boolean {
  return condition === 'price-under' || condition === 'discount'
}

/** Returns the rule, or undefined while something of it is missing. */
export function ruleOf(draft: RuleDraft): CampaignRule | undefined {
  const { does, look, badge } = draft
  const when = conditionFrom(draft)
  if (!when) return undefined
  if (does === 'leaveOut') return when.of === 'all' ? undefined : { does, when }
  if (does === 'look') return Object.keys(look).length > 0 ? { does, when, look } : undefined
  if (badge.trim()) return { does, when, badge: { says: 'text', text: badge } }
  return hasFigure(draft) ? { does, when, badge: { says: 'figure' } } : undefined
}

function conditionFrom({ condition, amount, currency, percent, text }: RuleDraft): RuleCondition | undefined {
  const [of, detail] = condition.split('-')
  switch (of) {
    case 'price': {
      const value = readAmountField(amount)
      if (value === undefined || !isCurrencyCode(currency)) return undefined
      return { of, is: detail === 'over' ? 'over' : 'under', amount: value, currency }
    }
    case 'discount': {
      const value = Number(percent)
      return Number.isInteger(value) && value >= 1 && value <= 99 ? { of, percent: value } : undefined
    }
    case 'stock':
      return { of, is: RULE_STOCKS.find((stock) => stock === detail)! }
    case 'label':
      return text.trim() ? { of, label: detail as LabelField, text } : undefined
    case 'words':
      return text.trim() ? { of, text } : undefined
    default:
      return { of: of === 'noPrice' ? 'noPrice' : 'all' }
  }
}

/** Reads a number with either decimal mark. A text with both, or with groups, is none: it could mean two amounts. */
export function readAmountField(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.')
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(plain) && !/^\d{1,10}\.\d{3,}$/.test(plain)) return undefined
  // "1.299" may be more than a thousand: it is asked for without marks.
  if (/^\d{1,3}\.\d{3}$/.test(plain)) return undefined
  const value = Number(plain)
  return value > 0 && value <= 1e9 ? value : undefined
}
