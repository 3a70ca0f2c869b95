import type { z } from 'zod'
import type { AdminPersonDetails, giveCreditsBody } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { withLockedAccount } from '#server/money/billing/with-locked-account.ts'
import { listEntries, recordEntry } from '#server/money/credits/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { personNotFound, readPerson } from './read-person.ts'

type Gift = z.output<typeof giveCreditsBody> & { actorId: string; userId: string }

/**
 * Gives credits once for each request, however often it is sent. Throws NOT_FOUND, and CONFLICT for a request that was
 * another gift.
 */
export async function giveCredits(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  gift: Gift,
): Promise<AdminPersonDetails> {
  const person = await withLockedAccount(services.db, gift.userId, async (tx) => {
    await giveOnce(tx, services, gift)
    return readPerson(tx, services, gift.userId)
  })
  if (!person) throw personNotFound()
  return person
}

async function giveOnce(tx: Database, services: Pick<Services, 'newId' | 'now'>, gift: Gift): Promise<void> {
  const { actorId, userId, amount: credits, reason, requestId } = gift
  const [given] = await listEntries(tx, userId, ['gift'], requestId)
  if (given && given.amount !== credits) {
    throw new AppError('CONFLICT', 'These credits were given already, in another number: look at the person again.')
  }
  if (given) return
  const entry = { userId, kind: 'gift', creditType: 'pack', amount: credits, reference: requestId, reason } as const
  await recordEntry(tx, services, entry)
  await recordAudit(tx, services, { kind: 'credits-given', userId, actorId, details: { credits, requestId } })
}
