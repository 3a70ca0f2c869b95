import type { DeliveryFault, EndpointStop } from '#contract/programs/webhook.ts'
import { WEBHOOK_LOG_MAX } from '#contract/limits.ts'
import { TEST_EVENT } from '#contract/programs/webhook-event-names.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { findPlan } from '#server/money/purchases/plan.ts'
import type { Seal } from '#server/people/auth/seal.ts'
import type { Database } from '#server/platform/db/database.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Services } from '#server/services.ts'
import { ATTEMPT_LOST_MS, ATTEMPTS_MAX, FAILING_MAX_MS, waitAfter } from './plan-attempts.ts'
import { readSecrets } from './secrets.ts'
import { signDelivery } from './sign-delivery.ts'
import {
  deleteDelivery,
  type DeliveryRow,
  endWaiting,
  type EndpointRow,
  findEndpoint,
  isSuspended,
  lockEndpoint,
  settleDelivery,
  takeDelivery,
  trimLog,
  updateEndpoint,
} from './store.ts'

const TIMEOUT_MS = 10_000
const GONE = 410

export type DeliveryServices = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'post'>

interface Outcome {
  status?: number
  fault?: DeliveryFault
  retryAfterSeconds?: number | undefined
}

/**
 * Makes one attempt of a delivery: the queue's handler. Safe to run twice and at any point: the attempt is taken first,
 * so that two workers never make the same one, and one whose process is killed is made again once it counts as lost.
 */
export async function deliver(
  services: DeliveryServices,
  seal: Seal,
  { deliveryId, signal }: { deliveryId: string; signal: AbortSignal },
): Promise<void> {
  const { db, now } = services
  const lostAt = new Date(now().getTime() + ATTEMPT_LOST_MS)
  const delivery = await takeDelivery(db, deliveryId, { now: now(), lostAt })
  const endpoint = delivery && (await findEndpoint(db, delivery.endpointId))
  if (!endpoint) return
  // Nothing is sent for an account that has no webhooks any more, and nothing of that time is sent later.
  if (!(await mayReceive(services, endpoint))) return deleteDelivery(db, deliveryId)
  try {
    const outcome =
      outcomeWithoutAttempt(endpoint, delivery) ?? (await attempt(services, seal, { endpoint, delivery, signal }))
    await db.transaction((tx) => settle(tx, services, { delivery, outcome }))
  } catch (error) {
    if (signal.aborted) await settleDelivery(db, delivery, { attempts: delivery.attempts - 1, nextAttemptAt: now() })
    throw error
  }
}

/** Returns how a delivery ends that is not to be attempted any more. */
function outcomeWithoutAttempt(endpoint: EndpointRow, { attempts }: DeliveryRow): Outcome | undefined {
  if (endpoint.disabledAt) return { fault: 'off' }
  // An attempt that kills its process each time has to come to an end too.
  return attempts > ATTEMPTS_MAX ? { fault: 'broken' } : undefined
}

async function mayReceive(services: DeliveryServices, { userId }: EndpointRow): Promise<boolean> {
  if (await isSuspended(services.db, userId)) return false
  return (await findPlan(services.db, services, userId)) === 'pro'
}

interface Attempt {
  endpoint: EndpointRow
  delivery: DeliveryRow
  signal: AbortSignal
}

async function attempt(
  { now, post }: DeliveryServices,
  seal: Seal,
  { endpoint, delivery, signal }: Attempt,
): Promise<Outcome> {
  const { eventId, body } = delivery
  const secrets = readSecrets(seal, endpoint, now())
  if (secrets.length === 0) return { fault: 'secret' }
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${PRODUCT_NAME}-Webhooks`,
    ...signDelivery({ eventId, at: now(), body }, secrets),
  }
  try {
    const { status, retryAfterSeconds } = await post(endpoint.address, { headers, body, timeoutMs: TIMEOUT_MS }, signal)
    return status >= 200 && status < 300 ? { status } : { status, fault: 'status', retryAfterSeconds }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { fault: faultOf(error) }
  }
}

function faultOf({ reason }: FetchError): DeliveryFault {
  if (reason === 'private' || reason === 'address') return 'private'
  return reason === 'slow' ? 'slow' : 'broken'
}

/** Writes how an attempt ended, and what follows from it for the endpoint and the log. */
async function settle(
  tx: Database,
  services: Pick<Services, 'now' | 'log'>,
  { delivery, outcome }: { delivery: DeliveryRow; outcome: Outcome },
): Promise<void> {
  const endpoint = await lockEndpoint(tx, delivery.endpointId)
  if (!endpoint) return
  const { status = null, fault = null } = outcome
  const at = services.now()
  if (fault) {
    await settleFailure(tx, services, { endpoint, delivery, outcome: { ...outcome, status, fault } })
  } else {
    await settleDelivery(tx, delivery, { status, fault, nextAttemptAt: null, deliveredAt: at })
    if (endpoint.failingSince) await updateEndpoint(tx, endpoint.id, { failingSince: null })
  }
  await trimLog(tx, endpoint.userId, WEBHOOK_LOG_MAX)
}

interface Failed {
  endpoint: EndpointRow
  delivery: DeliveryRow
  outcome: { status: number | null; fault: DeliveryFault; retryAfterSeconds?: number | undefined }
}

/**
 * Plans the next attempt, or gives the delivery up and turns the endpoint off if it is time for that. A test is attempted
 * once: its owner looks at the log, and can send the next one at once.
 */
async function settleFailure(
  tx: Database,
  { now, log }: Pick<Services, 'now' | 'log'>,
  { endpoint, delivery, outcome: { status, fault, retryAfterSeconds } }: Failed,
): Promise<void> {
  const at = now()
  const isTest = delivery.type === TEST_EVENT
  const isLast = isTest || endpoint.disabledAt !== null || status === GONE
  const waitMs = isLast ? undefined : waitAfter(delivery.attempts, delivery.id, retryAfterSeconds)
  const next =
    waitMs === undefined ? { nextAttemptAt: null, failedAt: at } : { nextAttemptAt: new Date(at.getTime() + waitMs) }
  const isSettled = await settleDelivery(tx, delivery, { status, fault, ...next })
  if (!isSettled || endpoint.disabledAt) return
  const failingSince = endpoint.failingSince ?? at
  const stop = stopFor({
    status,
    isOver: waitMs === undefined && !isTest,
    failedMs: at.getTime() - failingSince.getTime(),
  })
  await updateEndpoint(tx, endpoint.id, { failingSince, ...(stop && { disabledAt: at, disabledFor: stop }) })
  if (!stop) return
  await endWaiting(tx, endpoint.id, at)
  log.info({ userId: endpoint.userId, endpointId: endpoint.id, reason: stop }, 'A webhook endpoint is turned off')
}

interface Failure {
  status: number | null
  /** True if this delivery was given up. */
  isOver: boolean
  failedMs: number
}

/**
 * Returns the reason to turn the endpoint off. A delivery has to be given up first: after a week without events, a
 * single failed attempt is no week of failures.
 */
function stopFor({ status, isOver, failedMs }: Failure): EndpointStop | undefined {
  if (status === GONE) return 'gone'
  return isOver && failedMs >= FAILING_MAX_MS ? 'failing' : undefined
}
