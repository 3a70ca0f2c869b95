import { CREDIT_PACK } from '#contract/credit-pack.ts'
import { type CheckoutRow, getCheckout, listPaidPacks, noteReclaimed } from '../billing/checkout-store.ts'
import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { getBalances, recordEntry } from './store.ts'

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
  services: Pick<Services, 'now' | 'newId'>,
  { checkoutId, unpaidCredits, ticket }: Reclaim,
): Promise<{ reclaimedCredits: number; spentCredits: number } | undefined> {
  const checkout = await getCheckout(tx, checkoutId)
  const { userId } = checkout
  const wanted = unpaidCredits - checkout.reclaimedCredits
  const taken = Math.min(wanted, await countUnspent(tx, checkout))
  const reclaimedCredits = checkout.reclaimedCredits + taken
  const spentCredits = unpaidCredits - reclaimedCredits
  if (taken === 0 && spentCredits === checkout.spentCredits) return undefined
  if (taken !== 0) {
    const reference = `${checkoutId}:${ticket}`
    await recordEntry(tx, services, { userId, kind: 'reclaim', creditType: 'pack', amount: -taken, reference })
  }
  await noteReclaimed(tx, checkoutId, { reclaimedCredits, spentCredits, updatedAt: services.now() })
  return { reclaimedCredits, spentCredits }
}

/** The oldest pack is spent first, so what is left belongs to the newest ones. */
async function countUnspent(tx: Database, { id, userId }: CheckoutRow): Promise<number> {
  const packs = await listPaidPacks(tx, userId)
  const newer = packs.slice(packs.findIndex((pack) => pack.id === id) + 1)
  const { pack: left } = await getBalances(tx, userId)
  const ofNewer = newer.reduce((sum, pack) => sum + creditsOf(pack), 0)
  const own = creditsOf(packs.find((pack) => pack.id === id)!)
  return Math.min(own, Math.max(0, left - ofNewer))
}

function creditsOf({ reclaimedCredits }: CheckoutRow): number {
  return CREDIT_PACK.credits - reclaimedCredits
}
