import { setTimeout as sleep } from 'node:timers/promises'
import type { Ask } from './schema-guard.ts'

const RETRY_MS = 200

/** How long a transaction may hold others up. */
interface TransactionLimits {
  /** It waits so long for those who use a table, and everybody else behind it. */
  lockMs: number
  /** One statement. Left out where it may take as long as it takes. */
  statementMs?: number
}

/** All of it or nothing, within these limits. */
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

/** The same work again while somebody else holds what it would lock: they go first. Throws what the last try does. */
export async function whileBusy<Value>(work: () => Promise<Value>, { tries = Infinity } = {}): Promise<Value> {
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
 * Takes an advisory lock for the connection; false where others hold it to the end. Asked for again and again: who waits inside PostgreSQL is in
 * a transaction, and an index that is made beside the work waits for those.
 */
export async function takeLock(ask: Ask, lock: number, { tries = Infinity } = {}): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const [found] = await ask(`select pg_try_advisory_lock(${lock}) as locked`)
    if (found?.['locked']) return true
    if (tried >= tries) return false
    await sleep(RETRY_MS)
  }
}
