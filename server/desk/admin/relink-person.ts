import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { configuredProvider, otherSpelling } from '#server/people/auth/identity-provider.ts'
import { deleteSessionsOfUser } from '#server/people/auth/session-store.ts'
import { announceUserSignOut } from '#server/people/auth/sign-outs.ts'
import { carryTrial } from '#server/money/billing/trial.ts'
import { claimOpeningGrant, hasGrant } from '#server/money/credits/store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { hashIdentity } from '#server/people/users/identity-hash.ts'
import type { AccountRow } from '#server/people/users/lock-account.ts'
import { changeIdentity, findUserByIdentity } from '#server/people/users/store.ts'
import { changePerson } from './change-person.ts'
import { personNotFound } from './read-person.ts'

const TAKEN =
  'This subject has an account of its own here: look for it, and have it deleted first if nothing in it is needed.'

/**
 * Links this subject of the configured issuer to this account alone: for users who were locked out by a change of
 * issuer, or of their subject there. Throws NOT_FOUND, and CONFLICT if the subject has another account.
 */
export async function relinkPerson(
  services: Pick<Services, 'config' | 'db' | 'newId' | 'now' | 'payments'>,
  { actorId, userId, subject }: { actorId: string; userId: string; subject: string },
): Promise<AdminPersonDetails> {
  const { signIn } = services.config
  // There are no operators without an issuer that verifies them.
  if (!signIn) throw personNotFound()
  const googleId = configuredProvider(signIn).subjectPrefix + subject
  const person = await changePerson(services, userId, async (tx, account) => {
    if (account.googleId === googleId) return
    await requireFree(tx, googleId, userId)
    await carryOverGrants(tx, services, { before: account, after: { id: userId, googleId } })
    await changeIdentity(tx, account, googleId)
    await deleteSessionsOfUser(tx, userId)
    await recordAudit(tx, services, { kind: 'person-relinked', userId, actorId, details: {} })
  })
  announceUserSignOut(userId)
  return person
}

async function requireFree(tx: Database, googleId: string, userId: string): Promise<void> {
  for (const identity of [googleId, otherSpelling(googleId)]) {
    const owner = identity && (await findUserByIdentity(tx, identity))
    if (owner && owner.id !== userId) throw new AppError('CONFLICT', TAKEN)
  }
}

/** Carries over what an identity gets only once: otherwise it would get it again under its new name. */
async function carryOverGrants(
  tx: Database,
  services: Pick<Services, 'now' | 'payments'>,
  { before, after }: { before: AccountRow; after: Pick<AccountRow, 'id' | 'googleId'> },
): Promise<void> {
  if (await hasGrant(tx, before.id)) await claimOpeningGrant(tx, hashIdentity('opening grant', after), services.now())
  await carryTrial(tx, services, { before, after })
}
