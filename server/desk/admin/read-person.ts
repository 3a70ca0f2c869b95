import type { AdminPersonDetails } from '#contract/desk/admin.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { listAuditOfUser } from '#server/people/audit/store.ts'
import { DEMO_SUBJECT_PREFIX, issuerOf } from '#server/people/auth/identity-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PlanServices } from '#server/money/purchases/plan.ts'
import type { Services } from '#server/services.ts'
import { findUser, type User } from '#server/people/users/store.ts'
import { listLedger } from '#server/money/credits/store.ts'
import { presentPeople } from './present-people.ts'

const SHOWN_MAX = 50

/** Shows a user to an operator. The look itself is the first event of what it shows. Throws NOT_FOUND. */
export async function lookAtPerson(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'payments'>,
  actorId: string,
  userId: string,
): Promise<AdminPersonDetails> {
  const { db } = services
  await getPerson(db, userId)
  await recordAudit(db, services, { kind: 'person-looked-at', userId, actorId, details: {} })
  return readPerson(db, services, userId)
}

export async function readPerson(db: Database, services: PlanServices, userId: string): Promise<AdminPersonDetails> {
  const user = await getPerson(db, userId)
  const [person] = await presentPeople(db, services, [user])
  const ledger = await listLedger(db, userId, SHOWN_MAX)
  const trail = await listAuditOfUser(db, userId, SHOWN_MAX)
  return {
    ...person!,
    suspendedSince: user.suspendedAt?.toISOString() ?? null,
    signsInAt: issuerIn(user),
    ledger: ledger.map(({ id, createdAt, kind, creditType, amount, reason }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      creditType,
      amount,
      reason,
    })),
    trail: trail.map(({ id, at, kind, actorId, details }) => ({ id, at: at.toISOString(), kind, actorId, details })),
  }
}

/** Returns the issuer's address; null for the demo, which has none. */
function issuerIn({ googleId }: User): string | null {
  const issuer = googleId === null ? null : issuerOf(googleId)
  return issuer === DEMO_SUBJECT_PREFIX ? null : issuer
}

export async function getPerson(db: Database, userId: string): Promise<User> {
  const person = await findUser(db, userId)
  if (!person) throw personNotFound()
  return person
}

export function personNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is nobody with this id: the account may be deleted.')
}
