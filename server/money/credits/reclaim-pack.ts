import { CREDIT_PACK } from '#contract/money/credit-pack.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import {
  type CheckoutRow,
  getCheckout,
  listPaidPacks,
  recordReclaimed,
} from '#server/money/purchases/checkout-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { getBalances, listGifts, recordEntry } from './store.ts'

type Clock = Pick<Services, 'now' | 'newId'>

interface Reclaim {
  checkoutId: string
  /** Number of the pack's credits that are not, or no longer, paid for. */
  unpaidCredits: number
  /** Differs from all earlier ones for this checkout. */
  ticket: number
}

/**
 * Takes back the unspent credits of a refunded pack, returns them if a dispute was won, and records how many had been
 * spent. Needs the account's lock. Resolves to undefined if nothing has to change.
 */
export async function reclaimPack(
  tx: Database,
  services: Clock,
  { checkoutId, unpaidCredits, ticket }: Reclaim,
): Promise<{ reclaimedCredits: number; spentCredits: number } | undefined> {
  const before = await getCheckout(tx, checkoutId)
  const { userId } = before
  const cause = `${checkoutId}:${ticket}`
  const returned = Math.max(0, before.reclaimedCredits - unpaidCredits)
  if (returned > 0) {
    await recordEntry(tx, services, { userId, kind: 'reclaim', creditType: 'pack', amount: returned, reference: cause })
    await recordAudit(tx, services, { kind: 'pack-returned', userId, details: { checkoutId, credits: returned } })
  }
  const reclaimedCredits = before.reclaimedCredits - returned
  const owed = { reclaimedCredits, spentCredits: unpaidCredits - reclaimedCredits }
  await recordReclaimed(tx, checkoutId, { ...owed, updatedAt: services.now() })
  await collectUnpaid(tx, services, { userId, cause })
  const after = await getCheckout(tx, checkoutId)
  const isSame = after.reclaimedCredits === before.reclaimedCredits && after.spentCredits === before.spentCredits
  return isSame ? undefined : { reclaimedCredits: after.reclaimedCredits, spentCredits: after.spentCredits }
}

/**
 * Takes back the credits, unspent by now, of every refunded pack: a credit that was reserved then may have returned
 * since. The oldest are spent first, so the rest belongs to the newest packs; gifts of an operator count among them,
 * but are never taken. Needs the account's lock; each `cause` is applied once.
 */
export async function collectUnpaid(
  tx: Database,
  services: Clock,
  { userId, cause }: { userId: string; cause: string },
): Promise<void> {
  let { pack: left } = await getBalances(tx, userId)
  for (const { credits, pack } of await listNewestFirst(tx, userId)) {
    const unspent = Math.min(credits, left)
    left -= unspent
    if (!pack) continue
    const { id, reclaimedCredits, spentCredits } = pack
    const taken = Math.min(spentCredits, unspent)
    if (taken === 0) continue
    const reference = `${id}:${cause}`
    await recordEntry(tx, services, { userId, kind: 'reclaim', creditType: 'pack', amount: -taken, reference })
    await recordAudit(tx, services, { kind: 'pack-reclaimed', userId, details: { checkoutId: id, credits: taken } })
    const owed = { reclaimedCredits: reclaimedCredits + taken, spentCredits: spentCredits - taken }
    await recordReclaimed(tx, id, { ...owed, updatedAt: services.now() })
  }
}

/** Lists packs and gifts, each with the credits that were not taken back. */
async function listNewestFirst(tx: Database, userId: string): Promise<{ credits: number; pack?: CheckoutRow }[]> {
  const packs = (await listPaidPacks(tx, userId)).map((pack) => ({
    credits: CREDIT_PACK.credits - pack.reclaimedCredits,
    pack,
    at: pack.createdAt,
  }))
  const gifts = (await listGifts(tx, userId)).map(({ amount, createdAt }) => ({ credits: amount, at: createdAt }))
  return [...packs, ...gifts].toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed()
}
