import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel'
import { setTimeout as sleep } from 'node:timers/promises'
import { secondsSince, tell } from '../telemetry/events.ts'
import { ContentRefused, ModelFault } from './failures.ts'
import { readFailure } from './read-failure.ts'

/** So many failures in a row, and the provider is left alone for a while; then one call tries whether it is back. */
const FAILURES_MAX = 5
const PAUSE_MS = 30_000
/** For each place of the line so many calls may wait: more would only run into their time limit. */
const WAITING_MAX = 4
const RETRIES_MAX = 2
/** Before the first and the second retry, when the provider does not say how long. */
const BACKOFF_MS = [600, 2_000] as const
/** A wait that leaves less than this for the answer is not worth it. */
const LEAST_LEFT_MS = 2_000

export interface CallLimits {
  /** Aborts when nobody wants the answer any more. */
  signal: AbortSignal
  /** When the answer has to be there, as the clock counts (milliseconds). */
  deadlineMs: number
}

/** The way to one provider: shared by all calls of this process, so that one limit and one circuit count for all. */
export class ProviderLine {
  readonly #places
  readonly #circuit: CircuitBreakerPolicy
  readonly #provider: string

  constructor(concurrency: number, provider: string) {
    this.#provider = provider
    this.#places = bulkhead(concurrency, concurrency * WAITING_MAX)
    this.#circuit = circuitBreaker(
      handleWhen((error) => error instanceof ModelFault && error.outage),
      { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES_MAX) },
    )
  }

  /** False while the provider is left alone. */
  get open(): boolean {
    return this.#circuit.state === CircuitState.Closed || this.#circuit.state === CircuitState.HalfOpen
  }

  /** Throws ContentRefused, ModelFault, or the reason of `signal`. `attempt` is told when it begins. */
  async call<Answer>(limits: CallLimits, attempt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#callOnce(limits, attempt)
      } catch (error) {
        limits.signal.throwIfAborted()
        if (!(error instanceof ModelFault) || !error.retried || retry === RETRIES_MAX) throw error
        const waitMs = error.retryAfterMs ?? BACKOFF_MS[retry]! * (0.5 + Math.random())
        if (Date.now() + waitMs + LEAST_LEFT_MS > limits.deadlineMs) throw error
        await sleep(waitMs, undefined, { signal: limits.signal })
      }
    }
  }

  async #callOnce<Answer>(
    { signal, deadlineMs }: CallLimits,
    attempt: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const late = AbortSignal.timeout(Math.max(0, deadlineMs - Date.now()))
    const stop = AbortSignal.any([signal, late])
    const answered = this.#places.execute(() =>
      this.#circuit.execute(async () => {
        const started = performance.now()
        const provider = this.#provider
        try {
          const answer = await untilAborted(stop, attempt(stop))
          tell('model-call', { provider, outcome: 'answered', seconds: secondsSince(started) })
          return answer
        } catch (error) {
          // Whoever has gone away says nothing about the provider.
          if (signal.aborted) throw signal.reason
          const failure = readFailure(error, late)
          const outcome = failure instanceof ContentRefused ? 'refused' : 'failed'
          tell('model-call', { provider, outcome, seconds: secondsSince(started) })
          throw failure
        }
      }),
    )
    try {
      return await untilAborted(stop, answered)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof BrokenCircuitError) throw new ModelFault('circuit-open')
      if (error instanceof BulkheadRejectedError) throw new ModelFault('busy')
      throw error instanceof ContentRefused ? error : readFailure(error, late)
    }
  }
}

/** What the promise gives, or a rejection as soon as the signal aborts: a hanging call may not even notice it. */
async function untilAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  // Whichever comes second is nobody's business any more.
  promise.catch(() => {})
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
