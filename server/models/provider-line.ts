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
import { secondsSince, emit } from '#server/platform/telemetry/events.ts'
import { ContentRefused, ModelFault } from './failures.ts'
import { readModelFailure } from './read-failure.ts'

/** Failures in a row after which the provider is not called for a while; then one call tries whether it is back. */
const FAILURES_MAX = 5
const PAUSE_MS = 30_000
/** Waiting calls per place of the line: more would only run into their time limit. */
const WAITING_MAX = 4
const RETRIES_MAX = 2
/** Waits before the first and the second retry, if the provider does not say how long. */
const BACKOFF_MS = [600, 2_000] as const
/** Least time for the answer: a wait that leaves less is not worth it. */
const MIN_LEFT_MS = 2_000

export interface CallLimits {
  /** Aborts when the answer is no longer wanted. */
  signal: AbortSignal
  /** Deadline of the answer, by the clock (milliseconds). */
  deadlineMs: number
}

/** The line to one provider, shared by all calls of this process, so that one limit and one circuit apply to all. */
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

  /** False while the provider is not called. */
  get open(): boolean {
    return this.#circuit.state === CircuitState.Closed || this.#circuit.state === CircuitState.HalfOpen
  }

  /**
   * Makes a call. Throws ContentRefused, ModelFault, or the reason of `signal`. `attempt` is passed a signal of its
   * own.
   */
  async call<Answer>(limits: CallLimits, attempt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.#callOnce(limits, attempt)
      } catch (error) {
        limits.signal.throwIfAborted()
        if (!(error instanceof ModelFault) || !error.retried || retry === RETRIES_MAX) throw error
        const waitMs = error.retryAfterMs ?? BACKOFF_MS[retry]! * (0.5 + Math.random())
        if (Date.now() + waitMs + MIN_LEFT_MS > limits.deadlineMs) throw error
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
          emit('model-call', { provider, outcome: 'answered', seconds: secondsSince(started) })
          return answer
        } catch (error) {
          // A caller that has gone away says nothing about the provider.
          if (signal.aborted) throw signal.reason
          const failure = readModelFailure(error, late)
          const outcome = failure instanceof ContentRefused ? 'refused' : 'failed'
          emit('model-call', { provider, outcome, seconds: secondsSince(started) })
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
      throw error instanceof ContentRefused ? error : readModelFailure(error, late)
    }
  }
}

/** Resolves with the promise, or rejects as soon as the signal aborts: a hanging call may not even notice it. */
async function untilAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  // The one that comes second no longer matters.
  promise.catch(() => {})
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
