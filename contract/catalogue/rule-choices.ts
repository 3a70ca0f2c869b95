// The choices of a campaign's rules. Data only: no zod.

import type { LabelField } from './feed.ts'

export const RULES_MAX = 50

/** Longest word, label or badge of a rule. A badge has as much room as a discount. */
export const RULE_TEXT_MAX = 80

/** Names of what a shop sorts its products by, in a sentence. */
export const LABEL_NAMES: Readonly<Record<LabelField, string>> = {
  category: 'category',
  brand: 'brand',
  condition: 'condition',
  tags: 'tag',
  customLabel0: 'custom label 0',
  customLabel1: 'custom label 1',
  customLabel2: 'custom label 2',
  customLabel3: 'custom label 3',
  customLabel4: 'custom label 4',
}

export const RULE_STOCKS = ['outOfStock', 'preorder', 'backorder'] as const

/** Products whose names a preview shows for each rule. */
export const RULE_EXAMPLES_MAX = 8
