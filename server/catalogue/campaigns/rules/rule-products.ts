import { isDeepStrictEqual } from 'node:util'
import { PLANS } from '#contract/money/plans.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { compareFeed } from '../results-store.ts'
import {
  type CampaignRow,
  countProducts,
  listAllProducts,
  type NewProduct,
  updateCampaign,
  updateProducts,
} from '../store.ts'
import { type AppliedRules, applyRules } from './apply-rules.ts'
import { includeByHand } from './left-out.ts'
import type { FeedWriting } from './write-badge.ts'

type Ruling = Pick<CampaignRow, 'rules' | 'look' | 'takenIn' | 'salesDueAt'>

interface Ruled<Row extends NewProduct> {
  products: Row[]
  /** Products that are made into ads before any that is left out is included by hand. */
  forSale: number
  changes: Pick<CampaignRow, 'idleRules' | 'salesDueAt'>
}

/**
 * Applies a campaign's rules to the rows of its feed, and includes the left-out products that its owner included by
 * hand: as many as the plan has room for, in the feed's order.
 */
export async function ruleProducts<Row extends NewProduct>(
  campaign: Ruling,
  rows: readonly Row[],
  { now, max }: { now: Date; max: number },
): Promise<Ruled<Row>> {
  const applied = await judgeProducts(campaign, rows, now)
  const ruled = applied.rows.map(({ row }) => row)
  const forSale = ruled.filter(({ product }) => product).length
  const remembered = new Set(campaign.takenIn)
  const included = ruled.filter(({ key, leftOut }) => leftOut && key !== null && remembered.has(key))
  const taken = new Set(included.slice(0, Math.max(0, max - forSale)))
  return {
    products: ruled.map((row) => (taken.has(row) ? includeByHand(row) : row)),
    forSale,
    // A sale that has begun or ended, and whose pictures do not show it yet, is still due.
    changes: { idleRules: countIdle(campaign, applied), salesDueAt: earliest(campaign.salesDueAt, applied.nextAt) },
  }
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

/** Says what a campaign's rules decide about the rows of its feed at a moment. */
export async function judgeProducts<Row extends NewProduct>(
  { rules, look }: Pick<Ruling, 'rules' | 'look'>,
  rows: readonly Row[],
  now: Date,
): Promise<AppliedRules<Row>> {
  return applyRules(rows, { ...rules, now, writing: await findWriting({ rules, look }, rows) })
}

function countIdle({ rules: { rules } }: Ruling, { rows }: AppliedRules<NewProduct>): number {
  const matched = new Set(rows.flatMap(({ judgement }) => judgement?.matching ?? []))
  return rules.length - matched.size
}

/** Applies the rules again to a feed that is stored. Needs the account's lock. */
export async function renewProducts(
  tx: Database,
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  campaign: CampaignRow,
): Promise<CampaignRow> {
  const { id, userId, feed, startedAt } = campaign
  if (!feed) return campaign
  const now = services.now()
  const max = PLANS[await findPlan(tx, services, userId)].maxCampaignProducts
  const rows = await listAllProducts(tx, id)
  const { products, changes } = await ruleProducts(campaign, rows, { now, max })
  const changed = products.filter((product, index) => !isDeepStrictEqual(product, rows[index]))
  await updateProducts(tx, id, changed)
  return updateCampaign(tx, id, {
    ...changes,
    feed: { ...feed, ...(await countProducts(tx, id)) },
    differences: startedAt ? await compareFeed(tx, id) : null,
    updatedAt: now,
  })
}

/** Products whose words are read for the language of a feed, and letters of each. */
const READ_PRODUCTS = 60
const READ_LETTERS = 400

/** Finds how a feed writes. Its language is guessed from its products if a rule needs it. */
async function findWriting(
  { rules: { rules }, look }: Pick<Ruling, 'rules' | 'look'>,
  rows: readonly NewProduct[],
): Promise<FeedWriting> {
  const country = look.country ?? null
  const needsWords = rules.some(
    (rule) => rule.does === 'badge' && rule.badge.says === 'figure' && rule.when.of === 'price',
  )
  if (!needsWords) return { language: 'en', country }
  const texts = rows
    .flatMap(({ product, leftOut }) => leftOut?.product ?? product ?? [])
    .slice(0, READ_PRODUCTS)
    .map(({ name, description }) => `${name}\n${description.slice(0, READ_LETTERS)}`)
  const { guessLanguage } = await openWords()
  return { language: guessLanguage(texts.join('\n')).language, country }
}
