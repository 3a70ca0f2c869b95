import type { CampaignRule, RuleCondition, RuleLook } from '#contract/catalogue/campaign-rules.ts'
import type { LabelField } from '#contract/catalogue/feed.ts'
import { compareAmounts } from '#contract/prices/compare-amounts.ts'
import { isCurrencyCode } from '#contract/prices/currency-texts.ts'
import { type Amount, readAmount } from '#contract/prices/read-amount.ts'
import { readOffer } from '#contract/prices/read-offer.ts'
import type { Stock } from '#server/catalogue/feeds/feed.ts'
import { percentOff, writePercent } from './discount-of.ts'
import { foldWords, hasWords } from './fold-words.ts'
import { type FeedWriting, writeUnder } from './write-badge.ts'

/** A product as rules see it: with the offer of the moment. */
export interface RuledProduct {
  name: string
  description: string
  price: string | null
  discount: string | null
  stock: Stock | null
  labels: Partial<Record<LabelField, readonly string[]>>
}

/** The decision of all rules about a product. */
export interface Judgement {
  /** Index of the rule that leaves it out; -1 if none does. */
  leftOutBy: number
  /** Index of the rule that chooses its look, and the look; the campaign's own if it is -1. */
  lookBy: number
  look: RuleLook | undefined
  badgeBy: number
  badge: string | undefined
  /** Indexes of all rules that describe the product. */
  matching: number[]
  /** Indexes of the rules whose price cannot be compared with the product's. */
  notCompared: number[]
}

/**
 * Makes a function that says what rules decide about a product. The preview and the run both ask it, so that a preview
 * shows what a run does.
 */
export function compileRules(
  rules: readonly CampaignRule[],
  writing: FeedWriting,
): (product: RuledProduct) => Judgement {
  const tests = rules.map(({ when }) => compileCondition(when))
  return (product) => {
    const facts = lazyFacts(product)
    const judgement: Judgement = {
      leftOutBy: -1,
      lookBy: -1,
      look: undefined,
      badgeBy: -1,
      badge: undefined,
      matching: [],
      notCompared: [],
    }
    for (const [index, rule] of rules.entries()) {
      const matches = tests[index]!(facts)
      if (matches === undefined) judgement.notCompared.push(index)
      if (!matches) continue
      judgement.matching.push(index)
      if (rule.does === 'leaveOut') {
        if (judgement.leftOutBy < 0) judgement.leftOutBy = index
      } else if (rule.does === 'look') {
        if (judgement.lookBy < 0) Object.assign(judgement, { lookBy: index, look: rule.look })
      } else if (judgement.badgeBy < 0) {
        Object.assign(judgement, { badgeBy: index, badge: badgeOf(rule, facts, writing) })
      }
    }
    return judgement
  }
}

function badgeOf(
  { when, badge }: Extract<CampaignRule, { does: 'badge' }>,
  facts: Facts,
  writing: FeedWriting,
): string | undefined {
  if (badge.says === 'text') return badge.text
  if (when.of === 'price') return writeUnder(when.amount, when.currency, writing)
  const percent = facts.percent()
  return percent === undefined ? undefined : writePercent(percent)
}

/** Facts that are worked out when the first rule asks for them. */
interface Facts extends Pick<RuledProduct, 'stock'> {
  price(): { text: string | undefined; amount: Amount | undefined }
  percent(): number | undefined
  words(): readonly string[]
  labels(field: LabelField): ReadonlySet<string>
}

function lazyFacts({ name, description, price, discount, stock, labels }: RuledProduct): Facts {
  const folded: Partial<Record<LabelField, ReadonlySet<string>>> = {}
  return {
    stock,
    price: once(() => {
      const text = readOffer(price, discount).price
      return { text, amount: text === undefined ? undefined : readAmount(text) }
    }),
    percent: once(() => percentOff(price, discount)),
    words: once(() => [foldWords(name), foldWords(description)]),
    labels: (field) => (folded[field] ??= new Set((labels[field] ?? []).flatMap(partsOfLabel))),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** Returns a label, its levels and its list entries: "Home > Mugs, Sale" is also Home, Mugs and Sale. */
function partsOfLabel(label: string): string[] {
  const whole = foldWords(label)
  const entries = whole.split(/[,;|]/)
  return [whole, ...entries, ...entries.flatMap((entry) => entry.split(/[>/]/))].map((part) => part.trim())
}

/** Returns true or false, or undefined for a price that cannot be compared. */
type Test = (facts: Facts) => boolean | undefined

function compileCondition(when: RuleCondition): Test {
  switch (when.of) {
    case 'all':
      return () => true
    case 'noPrice':
      return (facts) => facts.price().text === undefined
    case 'stock':
      return ({ stock }) => stock === when.is
    case 'discount':
      return (facts) => (facts.percent() ?? 0) >= when.percent
    case 'words': {
      const words = foldWords(when.text)
      return (facts) => facts.words().some((text) => hasWords(text, words))
    }
    case 'label': {
      const text = foldWords(when.text)
      return (facts) => facts.labels(when.label).has(text)
    }
    case 'price':
      return compilePrice(when)
  }
}

function compilePrice({ is, amount, currency }: Extract<RuleCondition, { of: 'price' }>): Test {
  const limit: Amount = {
    number: { withFewer: amount, withThreeDecimals: amount },
    currencies: isCurrencyCode(currency) ? [currency] : [],
    isWeak: false,
  }
  const wanted = is === 'under' ? 'lower' : 'higher'
  return (facts) => {
    const { text, amount: price } = facts.price()
    if (text === undefined) return false
    const order = price && compareAmounts(limit, price)
    if (order === undefined || order === 'currencies' || order === 'unclear') return undefined
    return order === wanted
  }
}
