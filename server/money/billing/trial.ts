import { eq } from 'drizzle-orm'
import { hashIdentity } from '#server/people/users/identity-hash.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import { usedTrials } from '#server/platform/db/schema.ts'
import type { Services } from '#server/services.ts'

type TrialServices = Pick<Services, 'payments' | 'config'>

/** Returns the free days that a checkout would give this user now: 0 if there are none, or if they have had them. */
export async function findTrialDays(
  db: Database,
  { payments, config }: TrialServices,
  account: AccountRow,
): Promise<number> {
  if (config.trialDays === 0) return 0
  const identityHash = hashIdentity(purposeAt(payments.id), account)
  const used = await db.select().from(usedTrials).where(eq(usedTrials.identityHash, identityHash))
  return used.length > 0 ? 0 : config.trialDays
}

export async function rememberTrial(
  db: Database,
  { payments, now }: Pick<Services, 'payments' | 'now'>,
  account: AccountRow,
): Promise<void> {
  const identityHash = hashIdentity(purposeAt(payments.id), account)
  await db.insert(usedTrials).values({ identityHash, createdAt: now() }).onConflictDoNothing()
}

/** Keeps a trial used under another identity of the same person. */
export async function carryTrial(
  db: Database,
  { payments, now }: Pick<Services, 'payments' | 'now'>,
  { before, after }: Record<'before' | 'after', Pick<AccountRow, 'id' | 'googleId'>>,
): Promise<void> {
  const purpose = purposeAt(payments.id)
  const used = await db
    .select()
    .from(usedTrials)
    .where(eq(usedTrials.identityHash, hashIdentity(purpose, before)))
  if (used.length === 0) return
  const row = { identityHash: hashIdentity(purpose, after), createdAt: now() }
  await db.insert(usedTrials).values(row).onConflictDoNothing()
}

/** Returns the purpose for a provider: a trial at one uses up none at another. */
function purposeAt(provider: string): string {
  return `trial\n${provider}`
}
