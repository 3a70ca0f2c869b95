import type { CampaignRules } from '#contract/catalogue/campaign-rules.ts'
import type { StoredFacts, StoredFeedProduct } from '#server/platform/db/schema.ts'
import type { CampaignProductRow, NewProduct } from '../store.ts'
import { leaveOut } from './left-out.ts'
import { compileRules, type Judgement } from './match-rules.ts'
import { ruleSentence } from './rule-sentence.ts'
import type { FeedWriting } from './write-badge.ts'
import { momentIn } from './zoned-moment.ts'

export interface RulesAt extends CampaignRules {
  now: Date
  writing: FeedWriting
}

/** The row of a product under the rules, before anybody includes what is left out. */
export interface RuledRow<Row extends NewProduct> {
  row: Row
  /** The decision of the rules; undefined for a row that no ad can be made of. */
  judgement: Judgement | undefined
}

export interface AppliedRules<Row extends NewProduct> {
  rows: RuledRow<Row>[]
  /** The next moment at which a sale begins or ends. */
  nextAt: Date | null
  /** Products whose sale has days. */
  sales: number
}

/**
 * Applies rules and the hours of sales to the rows of a feed. Nothing that was applied before counts: the same rows and
 * rules give the same at the same moment.
 */
export function applyRules<Row extends NewProduct>(
  rows: readonly Row[],
  { rules, timeZone, now, writing }: RulesAt,
): AppliedRules<Row> {
  const judge = compileRules(rules, writing)
  const sentences = rules.map(({ when }) => ruleSentence(when, writing.country))
  const turns: number[] = []
  let sales = 0
  const applied = rows.map((row): RuledRow<Row> => {
    const read = row.leftOut?.product ?? row.product
    if (!read) return { row, judgement: undefined }
    const { look: _look, badge: _badge, ...plain } = read
    const facts = row.facts ?? factsOfOldRow(row)
    const times = facts.sale && timesOf(facts.sale, timeZone)
    if (times) sales += 1
    turns.push(...(times ?? []).filter((time) => time > now.getTime() && Number.isFinite(time)))
    const offer = facts.sale && times && facts.sale.offers[phaseAt(now.getTime(), times)]
    const product: StoredFeedProduct = { ...plain, ...(offer && { price: offer.price, discount: offer.discount }) }
    const judgement = judge({ ...product, stock: facts.stock, labels: facts.labels })
    const { leftOutBy, look, badge } = judgement
    const shown = { ...product, ...(look && { look }), ...(badge !== undefined && { badge }) }
    const notes = [...notesWithoutSale(row, facts), ...(offer?.notes ?? [])]
    const why = facts.why ?? (leftOutBy >= 0 ? 'byRule' : null)
    if (why === null) return { row: { ...row, product: shown, problem: null, notes, leftOut: null }, judgement }
    const leftOut = { why, ...(why === 'byRule' && { sentence: sentences[leftOutBy]! }), product: shown, notes }
    return { row: leaveOut({ ...row, leftOut }), judgement }
  })
  const next = Math.min(...turns)
  return { rows: applied, nextAt: turns.length > 0 ? new Date(next) : null, sales }
}

/** Gives what is known of a row that was read before there were rules. */
function factsOfOldRow({ leftOut }: Pick<CampaignProductRow, 'leftOut'>): StoredFacts {
  const why = leftOut && leftOut.why !== 'byRule' ? leftOut.why : null
  return { why, stock: why === 'soldOut' ? 'outOfStock' : null, labels: {} }
}

type Sale = NonNullable<StoredFacts['sale']>

function timesOf({ start, end }: Sale, timeZone: string | null): [number, number] {
  return [start === null ? -Infinity : momentIn(start, timeZone), end === null ? Infinity : momentIn(end, timeZone)]
}

function phaseAt(now: number, [from, to]: readonly [number, number]): keyof Sale['offers'] {
  return now < from ? 'before' : now < to ? 'during' : 'after'
}

/** Returns the notes of a row without those of a sale, which change with its hours. */
function notesWithoutSale({ leftOut, notes }: NewProduct, { sale }: StoredFacts): string[] {
  const own = leftOut ? leftOut.notes : notes
  if (!sale) return own
  const timed = new Set(Object.values(sale.offers).flatMap((offer) => offer.notes))
  return own.filter((note) => !timed.has(note))
}
