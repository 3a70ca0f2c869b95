import { hash } from 'node:crypto'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Waits between the attempts of one delivery, a day in all. Due attempts are looked for once a minute. */
export const WAITS_MS = [1 * MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 16 * HOUR_MS] as const

/** Attempts of one delivery. */
export const ATTEMPTS_MAX = WAITS_MS.length + 1

/** Share by which a wait is longer or shorter, so that what failed together is not tried again together. */
const JITTER = 0.1

/** Longest wait that a receiver may ask for by `Retry-After`, beyond the one that is planned. */
const ASKED_WAIT_MAX_MS = HOUR_MS

/** Time that one attempt may take before it counts as lost: more than an attempt and all that is around it. */
export const ATTEMPT_LOST_MS = MINUTE_MS

/** Time of nothing but failures after which an endpoint is turned off. */
export const FAILING_MAX_MS = 5 * 24 * HOUR_MS

/**
 * Returns the time to wait after this many attempts, or undefined if there is no further one. The jitter is drawn from
 * the delivery's id, so that it is the same whenever it is asked for.
 */
export function waitAfter(attempts: number, deliveryId: string, retryAfterSeconds = 0): number | undefined {
  const planned = WAITS_MS[attempts - 1]
  if (planned === undefined) return undefined
  const drawn = parseInt(hash('sha256', `${deliveryId} ${attempts}`).slice(0, 8), 16) / 0xff_ff_ff_ff
  const asked = Math.min(retryAfterSeconds * 1000, ASKED_WAIT_MAX_MS)
  return Math.max(Math.round(planned * (1 + JITTER * (2 * drawn - 1))), asked)
}
