import { CREDIT_PACK } from '#contract/credit-pack.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getCheckout, listPaidPacks, noteReclaimed } from '../purchases/checkout-store.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { getBalances, recordEntry } from './store.ts'

type Clock = Pick<Services, 'now' | 'newId'>

interface Reclaim {
  checkoutId: string
  /** How many of the pack's credits are not paid for, or no longer. */
  unpaidCredits: number
  /** Unlike any before it for this checkout. */
  ticket: number
}

/**
 * Takes back what is unspent of a pack whose money went back, gives it again where a dispute was won, and writes down what had
 * been spent. Needs the account's lock. Undefined where everything is as it should be already.
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
  await noteReclaimed(tx, checkoutId, { ...owed, updatedAt: services.now() })
  await collectUnpaid(tx, services, { userId, cause })
  const after = await getCheckout(tx, checkoutId)
  const isSame = after.reclaimedCredits === before.reclaimedCredits && after.spentCredits === before.spentCredits
  return isSame ? undefined : { reclaimedCredits: after.reclaimedCredits, spentCredits: after.spentCredits }
}

/**
 * Takes what is unspent by now of every pack whose money went back: a credit that was reserved then may have come back since.
 * The oldest pack is spent first, so what is left belongs to the newest ones. Needs the account's lock; `cause` happens once.
 */
export async function collectUnpaid(
  tx: Database,
  services: Clock,
  { userId, cause }: { userId: string; cause: string },
): Promise<void> {
  const packs = await listPaidPacks(tx, userId)
  let { pack: left } = await getBalances(tx, userId)
  for (const { id, reclaimedCredits, spentCredits } of packs.toReversed()) {
    const unspent = Math.min(CREDIT_PACK.credits - reclaimedCredits, left)
    left -= unspent
    const taken = Math.min(spentCredits, unspent)
    if (taken === 0) continue
    const reference = `${id}:${cause}`
    await recordEntry(tx, services, { userId, kind: 'reclaim', creditType: 'pack', amount: -taken, reference })
    await recordAudit(tx, services, { kind: 'pack-reclaimed', userId, details: { checkoutId: id, credits: taken } })
    const owed = { reclaimedCredits: reclaimedCredits + taken, spentCredits: spentCredits - taken }
    await noteReclaimed(tx, id, { ...owed, updatedAt: services.now() })
  }
}
