import { WEBHOOKS_MAX } from '#contract/limits.ts'
import type { WebhookEvent } from '#contract/programs/webhook-event-names.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { requireWebhooks } from './policy.ts'
import { makeSigningSecret } from './sign-delivery.ts'
import { countEndpoints, type EndpointRow, insertEndpoint } from './store.ts'

interface EndpointRequest {
  userId: string
  address: string
  types: WebhookEvent[]
}

/**
 * Makes an endpoint for a user of Pro, with a secret that is returned here and never again. Throws PLAN_REQUIRED on Free,
 * and CONFLICT if the user has as many endpoints as are possible.
 */
export function createEndpoint(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'payments'>,
  { seal }: Seal,
  { userId, address, types }: EndpointRequest,
): Promise<{ row: EndpointRow; secret: string }> {
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await requireWebhooks(tx, services, userId)
    if ((await countEndpoints(tx, userId)) >= WEBHOOKS_MAX) throw new AppError('CONFLICT', TOO_MANY)
    const [id, secret] = [services.newId(), makeSigningSecret()]
    const row: EndpointRow = {
      id,
      userId,
      address,
      types,
      secretSealed: seal(id, secret),
      secretBeforeSealed: null,
      secretBeforeUntil: null,
      createdAt: services.now(),
      disabledAt: null,
      disabledFor: null,
      failingSince: null,
    }
    await insertEndpoint(tx, row)
    const details = { endpointId: id, types: types.join(' ') }
    await recordAudit(tx, services, { kind: 'webhook-created', userId, details })
    return { row, secret }
  })
}

const TOO_MANY = `You have ${WEBHOOKS_MAX} webhooks, which is as many as are possible. Delete one that you no longer use.`
