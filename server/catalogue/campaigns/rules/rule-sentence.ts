import type { RuleCondition } from '#contract/catalogue/campaign-rules.ts'
import { NOT_FOR_SALE } from '#contract/catalogue/feed.ts'
import { LABEL_NAMES } from '#contract/catalogue/rule-choices.ts'
import { writePrice } from '#contract/prices/write-price.ts'

/** Gives the sentence of a product that a rule leaves out. */
export function ruleSentence(when: RuleCondition, country: string | null): string {
  switch (when.of) {
    case 'price': {
      const price = writePrice(when.amount, when.currency, country ? { country } : {}) ?? String(when.amount)
      return when.is === 'under'
        ? `A rule leaves it out: its price is under ${price}.`
        : `A rule leaves it out: its price is over ${price}.`
    }
    case 'noPrice':
      return 'A rule leaves it out: it has no price.'
    case 'discount':
      return `A rule leaves it out: it is reduced by ${when.percent}% or more.`
    case 'stock':
      return STOCK_SENTENCES[when.is]
    case 'label':
      return `A rule leaves it out: its ${LABEL_NAMES[when.label]} is “${when.text}”.`
    case 'words':
      return `A rule leaves it out: its name or description says “${when.text}”.`
    case 'all':
      return NOT_FOR_SALE.byRule.sentence
  }
}

const STOCK_SENTENCES = {
  outOfStock: 'A rule leaves it out: it is out of stock.',
  preorder: 'A rule leaves it out: it can only be ordered in advance.',
  backorder: 'A rule leaves it out: it is delivered once the shop has it again.',
} as const
