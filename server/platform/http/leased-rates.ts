import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { leaseRate, type RateLease } from './rate-store.ts'
import type { Services } from '#server/services.ts'

/**
 * Number of portions into which a limit is divided, and so of a process's queries for it; four processes count to
 * within a tenth.
 */
const PORTIONS = 40
/** A slower database is not waited for, and is not asked again for a while. */
const PATIENCE_MS = 1_000
const AWAY_MS = 5_000
/** Number of callers above which those whose minute is over are forgotten. */
const CALLERS_MAX = 10_000

/** The part of a caller's window that this process may still count by itself. */
interface Window extends Omit<RateLease, 'leftMs'> {
  endsAtMs: number
}

interface Count {
  current: number
  ttl: number
}

type Done = (error: Error | null, count?: Count) => void

/**
 * Returns a store for @fastify/rate-limit that counts across all processes: each leases a small portion of a caller's
 * window from the database and counts it down locally. The unused rest of a portion is lost to the other processes, so
 * together they never allow more than the limit, and at most a tenth less. While the database is away, each process
 * counts by itself, up to the whole limit.
 */
export function leasedRates(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { patienceMs = PATIENCE_MS } = {},
): FastifyRateLimitStoreCtor {
  let awayUntilMs = 0

  return class LeasedRates implements FastifyRateLimitStore {
    readonly #name: string
    readonly #windows = new Map<string, Window>()
    readonly #asking = new Map<string, Promise<void>>()

    constructor(options: FastifyRateLimitOptions & { name?: string }) {
      this.#name = options.name ?? 'all'
    }

    child(options: object): LeasedRates {
      return new LeasedRates(options)
    }

    incr(key: string, done: Done, windowMs = 60_000, max = 1_000): void {
      void this.#settle(this.#count(key, windowMs, max), done)
    }

    async #settle(counting: Promise<Count>, done: Done): Promise<void> {
      let count: Count
      try {
        count = await counting
      } catch (error) {
        return done(error as Error)
      }
      done(null, count)
    }

    async #count(key: string, windowMs: number, max: number): Promise<Count> {
      for (;;) {
        const window = this.#windows.get(key)
        const ttl = (window?.endsAtMs ?? 0) - performance.now()
        if (window && ttl > 0) {
          if (window.taken < window.upTo) return { current: ++window.taken, ttl }
          if (window.taken >= max) return { current: max + 1, ttl }
        }
        await this.#askOnce(key, windowMs, max)
      }
    }

    /** Makes one query, however many calls of one caller wait for it. */
    #askOnce(key: string, windowMs: number, max: number): Promise<void> {
      const asking = this.#asking.get(key) ?? this.#ask(key, windowMs, max).finally(() => this.#asking.delete(key))
      this.#asking.set(key, asking)
      return asking
    }

    async #ask(key: string, windowMs: number, max: number): Promise<void> {
      const lease = (await this.#lease(key, windowMs, max)) ?? { taken: 0, upTo: max, leftMs: windowMs }
      if (this.#windows.size >= CALLERS_MAX) this.#forgetOver()
      const { leftMs, ...window } = lease
      this.#windows.set(key, { ...window, endsAtMs: performance.now() + leftMs })
    }

    async #lease(key: string, windowMs: number, max: number): Promise<RateLease | undefined> {
      if (performance.now() < awayUntilMs) return undefined
      const portion = Math.ceil(max / PORTIONS)
      const leased = leaseRate(db, { key: hash(`${this.#name} ${key}`), windowMs, max, portion })
      try {
        const lease = await Promise.race([leased, sleep(patienceMs, undefined, { ref: false })])
        if (lease) return lease
        leased.catch(() => {})
      } catch (err) {
        log.warn({ err }, 'Rates are counted by this process alone')
      }
      awayUntilMs = performance.now() + AWAY_MS
      return undefined
    }

    #forgetOver(): void {
      const now = performance.now()
      for (const [key, { endsAtMs }] of this.#windows) if (endsAtMs <= now) this.#windows.delete(key)
    }
  }
}

/** Hides who the callers are: the table reveals nobody's activity. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
