import type { Seal } from '#server/people/auth/seal.ts'
import { openStoredSeal, resealStored } from '#server/people/auth/stored-seal.ts'
import type { Services } from '#server/services.ts'
import { type EndpointRow, listSealed, replaceSealed } from './store.ts'

const PURPOSE = 'webhook-secret'

/** Opens the seal of signing secrets. */
export function openSecretSeal(services: Pick<Services, 'config'>): Promise<Seal> {
  return openStoredSeal(services, PURPOSE)
}

/** Seals signing secrets with a new session secret: see `resealStored`. */
export function resealSecrets(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  const { db } = services
  return resealStored(services, PURPOSE, {
    list: (page) => listSealed(db, page),
    replace: (row) => replaceSealed(db, row),
  })
}

/** Returns the secrets with which a delivery is signed now, the current one first; none if they cannot be read. */
export function readSecrets({ open }: Seal, endpoint: EndpointRow, now: Date): string[] {
  const { id, secretSealed, secretBeforeSealed, secretBeforeUntil } = endpoint
  const current = open(id, secretSealed)
  if (current === undefined) return []
  const before = secretBeforeSealed && secretBeforeUntil && secretBeforeUntil > now && open(id, secretBeforeSealed)
  return before ? [current, before] : [current]
}
