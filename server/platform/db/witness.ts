import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

/**
 * Writes, in the transaction that is about to be committed, that a request has made something. If it throws, the
 * transaction is rolled back.
 */
export type Witness = (tx: Database, made: readonly string[]) => Promise<void>

interface Witnessed {
  witness: Witness
  made: string[]
  isOver: boolean
}

const current = new AsyncLocalStorage<Witnessed>()

/** Runs an operation whose transactions call the witness before they are committed, until its promise settles. */
export function runWitnessed<Result>(witness: Witness, run: () => Promise<Result>): Promise<Result> {
  const witnessed: Witnessed = { witness, made: [], isOver: false }
  return current.run(witnessed, async () => {
    try {
      return await run()
    } finally {
      // Work that goes on in the background is not the request's any more.
      witnessed.isOver = true
    }
  })
}

/**
 * Names what the current request makes, by which it could be answered again. To be called inside the transaction that
 * makes it.
 */
export function noteMade(...ids: string[]): void {
  current.getStore()?.made.push(...ids)
}

/** Lets the transactions of a database call the witness of the request that they belong to. */
export function callWitnesses<Db extends Pick<Database, 'transaction'>>(db: Db): Db {
  const begin = db.transaction.bind(db) as Database['transaction']
  db.transaction = ((work, config) =>
    begin(async (tx) => {
      const result = await work(tx)
      const witnessed = current.getStore()
      if (witnessed && !witnessed.isOver) await witnessed.witness(tx, witnessed.made)
      return result
    }, config)) as Database['transaction']
  return db
}
