import { hashIdentity } from '#server/people/users/identity-hash.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Services } from '#server/services.ts'
import { hasUsedTrial, insertUsedTrial } from './trial-store.ts'

type TrialServices = Pick<Services, 'payments' | 'config'>

/** Returns the free days that a checkout would give this user now: 0 if there are none, or if they have had them. */
export async function findTrialDays(
  db: Database,
  { payments, config }: TrialServices,
  account: AccountRow,
): Promise<number> {
  if (config.trialDays === 0) return 0
  const identityHash = hashIdentity(purposeAt(payments.id), account)
  return (await hasUsedTrial(db, identityHash)) ? 0 : config.trialDays
}

export async function rememberTrial(
  db: Database,
  { payments, now }: Pick<Services, 'payments' | 'now'>,
  account: AccountRow,
): Promise<void> {
  const identityHash = hashIdentity(purposeAt(payments.id), account)
  await insertUsedTrial(db, { identityHash, createdAt: now() })
}

/** Keeps a trial used under another identity of the same person. */
export async function carryTrial(
  db: Database,
  { payments, now }: Pick<Services, 'payments' | 'now'>,
  { before, after }: Record<'before' | 'after', Pick<AccountRow, 'id' | 'googleId'>>,
): Promise<void> {
  const purpose = purposeAt(payments.id)
  if (!(await hasUsedTrial(db, hashIdentity(purpose, before)))) return
  await insertUsedTrial(db, { identityHash: hashIdentity(purpose, after), createdAt: now() })
}

/** Returns the purpose for a provider: a trial at one uses up none at another. */
function purposeAt(provider: string): string {
  return `trial\n${provider}`
}
