import { expect, it } from 'vitest'
import type { CampaignRule } from '#contract/catalogue/campaign-rules.ts'
import { draftOf, newDraft, readAmountField, ruleOf } from './rules-draft.ts'

it.each([
  ['20', 20],
  ['19,99', 19.99],
  ['19.9', 19.9],
  ['9.5000', 9.5],
  ['1299', 1_299],
  ['1.299', undefined],
  ['1.299,00', undefined],
  ['1,299', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['$20', undefined],
  ['', undefined],
])('reads the amount %j as %s', (typed, expected) => {
  expect(readAmountField(typed)).toBe(expected)
})

const RULES: CampaignRule[] = [
  { does: 'leaveOut', when: { of: 'price', is: 'over', amount: 19.5, currency: 'EUR' } },
  { does: 'leaveOut', when: { of: 'stock', is: 'preorder' } },
  { does: 'leaveOut', when: { of: 'noPrice' } },
  { does: 'look', when: { of: 'label', label: 'customLabel4', text: 'Sale' }, look: { tone: 'luxury' } },
  { does: 'badge', when: { of: 'discount', percent: 30 }, badge: { says: 'figure' } },
  { does: 'badge', when: { of: 'all' }, badge: { says: 'text', text: 'New' } },
  { does: 'badge', when: { of: 'words', text: 'C++' }, badge: { says: 'text', text: 'New' } },
]

it.each(RULES)('gives %j back as it was', (rule) => {
  expect(ruleOf(draftOf(rule, 0))).toEqual(rule)
})

it('is no rule while something is missing', () => {
  const draft = newDraft(0, 'USD')
  expect(ruleOf(draft)).toBeUndefined()
  expect(ruleOf({ ...draft, does: 'look', condition: 'all' })).toBeUndefined()
  expect(ruleOf({ ...draft, does: 'badge', condition: 'all' })).toBeUndefined()
  expect(ruleOf({ ...draft, condition: 'words', text: ' ' })).toBeUndefined()
  expect(ruleOf({ ...draft, condition: 'discount', percent: '100' })).toBeUndefined()
})
