import type { FeedOutReport } from '#contract/catalogue/campaign-feed-out.ts'
import { FEED_OUT_REASONS, type FeedOutReason } from '#contract/catalogue/feed-out-choices.ts'
import type { Missing } from './choose-pictures.ts'
import type { PublishedRow, WantedProduct } from './published-store.ts'
import { beginsLikeFormula, canBeWritten } from './readable-ids.ts'

/** Names of products that stand for the others of a note. */
const NAMES_MAX = 10

interface Facts {
  products: readonly WantedProduct[]
  /** The shop's own ids of each product. */
  ids: ReadonlyMap<string, string[]>
  /** Returns true for an id of the list that is the handle of a page. */
  isHandle: (id: string) => boolean
  missing: readonly Missing[]
  /** Pictures that the feed has now. */
  current: readonly PublishedRow[]
}

/** Describes what a feed has and lacks, reason by reason, with the first products of each. */
export function writeFeedReport({ products, ids, isHandle, missing, current }: Facts): FeedOutReport {
  const shown = new Set(current.map(({ key }) => key))
  const has = new Set(current.map(({ key, slot }) => `${slot} ${key}`))
  const named = new Map(products.map((product) => [product.key, product]))
  const found = new Map<string, { reason: FeedOutReason; kept: boolean; keys: Set<string> }>()
  const note = (reason: FeedOutReason, kept: boolean, key: string) => {
    const one = found.get(`${reason} ${kept}`) ?? { reason, kept, keys: new Set() }
    one.keys.add(key)
    found.set(`${reason} ${kept}`, one)
  }
  for (const { key, ids: listed } of products) {
    const own = ids.get(key) ?? []
    if (own.length === 0) note('noId', false, key)
    if (!own.every(canBeWritten)) note('oddId', false, key)
    if (own.some(beginsLikeFormula)) note('formulaId', false, key)
    // Ids that the list gives beside the key are those of variants, their SKUs.
    if (listed === null && own.some(isHandle)) note('handleId', false, key)
  }
  // A product that no platform could recognise needs no picture.
  for (const { key, slot, reason } of missing)
    if ((ids.get(key) ?? []).some(canBeWritten)) note(reason, has.has(`${slot} ${key}`), key)
  const rows = [...shown].reduce((sum, key) => sum + (ids.get(key) ?? []).filter(canBeWritten).length, 0)
  const notes = [...found.values()].map(({ reason, kept, keys }) => {
    const names = [...keys].slice(0, NAMES_MAX).map((key) => named.get(key)?.name ?? key)
    return { reason, kept, products: keys.size, names }
  })
  return { rows, pictures: current.length, notes: notes.toSorted(byReason) }
}

const ORDER = Object.keys(FEED_OUT_REASONS)

function byReason(one: { reason: string; kept: boolean }, other: { reason: string; kept: boolean }): number {
  return ORDER.indexOf(one.reason) - ORDER.indexOf(other.reason) || Number(one.kept) - Number(other.kept)
}
