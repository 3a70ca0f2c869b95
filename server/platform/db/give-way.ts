import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from './schema-guard.ts'

const RETRY_MS = 200

/** Limits on how long a transaction may hold up others. */
interface TransactionLimits {
  /** Milliseconds to wait for a lock; everybody else waits behind the request. */
  lockMs: number
  /** Milliseconds for one statement; without it, there is no limit. */
  statementMs?: number
}

/** Runs the work in a transaction within these limits. */
export async function inTransaction<Value>(
  ask: Ask,
  { lockMs, statementMs }: TransactionLimits,
  work: () => Promise<Value>,
): Promise<Value> {
  await ask('begin')
  try {
    await ask(`set local lock_timeout = ${lockMs}`)
    if (statementMs !== undefined) await ask(`set local statement_timeout = ${statementMs}`)
    const value = await work()
    await ask('commit')
    return value
  } catch (error) {
    await ask('rollback').catch(() => {})
    throw error
  }
}

/**
 * Repeats the work while somebody else holds the lock it needs, so that they go first. Throws the error of the last
 * try.
 */
export async function retryWhileBusy<Value>(work: () => Promise<Value>, { tries = Infinity } = {}): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || tried >= tries) throw error
      await sleep(RETRY_MS)
    }
  }
}

export function isBusy(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03'
}

/**
 * Takes an advisory lock for the connection; returns false if others hold it through all tries. Polls instead of
 * waiting: a wait inside PostgreSQL is a transaction, and a concurrent index build waits for those.
 */
export async function takeLock(ask: Ask, lock: number, { tries = Infinity } = {}): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const [found] = await ask(`select pg_try_advisory_lock(${lock}) as locked`)
    if (found?.['locked']) return true
    if (tried >= tries) return false
    await sleep(RETRY_MS)
  }
}
