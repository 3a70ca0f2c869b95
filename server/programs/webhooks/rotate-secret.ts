import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import type { Services } from '#server/services.ts'
import { lockOwnEndpoint } from './get-endpoint.ts'
import { makeSigningSecret } from './sign-delivery.ts'
import { updateEndpoint } from './store.ts'

/** Time for a receiver to be given the new secret: until then, deliveries are signed with both. */
const BOTH_MS = 24 * 60 * 60 * 1000

/** Gives an endpoint a new secret, which is returned here and never again. */
export function rotateSecret(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  { seal }: Seal,
  { userId, id }: { userId: string; id: string },
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const { secretSealed } = await lockOwnEndpoint(tx, userId, id)
    const secret = makeSigningSecret()
    await updateEndpoint(tx, id, {
      secretSealed: seal(id, secret),
      secretBeforeSealed: secretSealed,
      secretBeforeUntil: new Date(services.now().getTime() + BOTH_MS),
    })
    await recordAudit(tx, services, { kind: 'webhook-secret-rotated', userId, details: { endpointId: id } })
    return secret
  })
}
