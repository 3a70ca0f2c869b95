import { isDeepStrictEqual } from 'node:util'
import type { FormatId } from '#contract/formats.ts'
import { runChange } from '#server/ads/changes/run-change.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import type { RepaintServices, Services } from '#server/services.ts'
import { findChange, findLatestChange, insertChange, isChangeFinished } from '#server/ads/changes/store.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { findStaleness } from '#server/ads/variants/find-staleness.ts'
import { listCurrentVariants, type VariantRow } from '#server/ads/variants/store.ts'

interface RepaintStaleRequest {
  ad: CreativeRow
  /** The badge that a rule gives the product. */
  badge?: string | undefined
  signal: AbortSignal
}

/** Formats with the reason why each refused its change. */
export type Refusals = Map<FormatId, string>

/**
 * Changes the pictures that are stale, in their layouts, by the job of a change of an ad but without its queue, and
 * free like any change. An interrupted change is resumed. What no change can show stays as it is.
 */
export async function repaintStale(
  services: RepaintServices,
  painters: Pick<Painters, 'repaint'>,
  { ad, badge, signal }: RepaintStaleRequest,
): Promise<Refusals> {
  const refusals: Refusals = new Map()
  const run = async (changeId: string) => {
    await runChange(services, painters, { changeId }, signal)
    for (const outcome of (await findChange(services.db, changeId))?.outcomes ?? [])
      if ('message' in outcome) refusals.set(outcome.format, outcome.message)
  }
  const begun = await findLatestChange(services.db, ad.id)
  if (begun && !isChangeFinished(begun)) await run(begun.id)
  for (const { changes, formats } of await wantedChanges(services, ad, badge)) {
    const id = services.newId()
    const now = services.now()
    const row = { id, creativeId: ad.id, userId: ad.userId, changes, formats, state: 'queued' as const }
    await insertChange(services.db, { ...row, createdAt: now, updatedAt: now })
    await run(id)
  }
  return refusals
}

interface WantedChange {
  changes: AcceptedChanges
  formats: FormatId[]
}

/** Collects the changes; formats that need the same change share one. */
async function wantedChanges(
  { db }: Pick<Services, 'db'>,
  ad: CreativeRow,
  badge: string | undefined,
): Promise<WantedChange[]> {
  const wanted: WantedChange[] = []
  for (const variant of await listCurrentVariants(db, [ad.id])) {
    const changes = await changesOf(variant, ad, badge)
    if (!changes) continue
    const same = wanted.find((one) => isDeepStrictEqual(one.changes, changes))
    if (same) same.formats.push(variant.format)
    else wanted.push({ changes, formats: [variant.format] })
  }
  return wanted
}

/** Returns the change that a picture needs, or undefined if nothing can be shown without a new picture. */
async function changesOf(
  variant: VariantRow,
  ad: CreativeRow,
  badge: string | undefined,
): Promise<AcceptedChanges | undefined> {
  const stale = await findStaleness({ ...variant, findings: variant.report.findings }, ad)
  const proposed = stale.flatMap(({ changes }): AcceptedChanges[] => (changes ? [changes as AcceptedChanges] : []))
  const words = {
    ...Object.assign({}, ...proposed.map((change) => change.words)),
    ...(await newOffer(variant, ad)),
    ...newBadge(variant, ad, badge),
  }
  const others: AcceptedChanges = Object.assign({}, ...proposed)
  const changes = { ...others, ...(Object.keys(words).length > 0 && { words }) }
  return Object.keys(changes).length === 0 ? undefined : changes
}

/**
 * Returns a lowered price, or a discount that has begun: a picture without it is not stale, and yet it is to be shown.
 */
async function newOffer({ texts }: VariantRow, { productPrice, productDiscount, words }: CreativeRow) {
  const { readOffer } = await openWords()
  const offer = readOffer(productPrice, productDiscount)
  const shown = new Set((texts ?? []).map(({ part }) => part))
  const parts = (['price', 'oldPrice', 'badge'] as const).filter(
    (part) => offer[part] !== undefined && words[part] === undefined && !shown.has(part),
  )
  return Object.fromEntries(parts.map((part) => [part, offer[part]!]))
}

/** Returns the badge of a rule that the picture does not show yet. One in the user's own words is left to them. */
function newBadge({ texts }: VariantRow, { words }: CreativeRow, badge: string | undefined) {
  const isShown = (texts ?? []).some(({ part }) => part === 'badge')
  return badge === undefined || words.badge !== badge || isShown ? {} : { badge }
}
