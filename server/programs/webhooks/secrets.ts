import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import { makeSeal, type Seal } from '#server/people/auth/seal.ts'
import type { Services } from '#server/services.ts'
import type { EndpointRow } from './store.ts'

export const SECRET_PURPOSE = 'webhook-secret'

/** Makes the seal of signing secrets. */
export async function openSecretSeal({ config }: Pick<Services, 'config'>): Promise<Seal> {
  return makeSeal(await readSessionSecrets(config), SECRET_PURPOSE)
}

/** Returns the secrets with which a delivery is signed now, the current one first; none if they cannot be read. */
export function readSecrets({ open }: Seal, endpoint: EndpointRow, now: Date): string[] {
  const { id, secretSealed, secretBeforeSealed, secretBeforeUntil } = endpoint
  const current = open(id, secretSealed)
  if (current === undefined) return []
  const before = secretBeforeSealed && secretBeforeUntil && secretBeforeUntil > now && open(id, secretBeforeSealed)
  return before ? [current, before] : [current]
}
