import type { Database } from './database.ts'

/**
 * A statement that is written once for each database instead of at each call, and that PostgreSQL plans once for each connection:
 * `write` ends in Drizzle's `prepare`, with a name of its own. For the calls that are made most.
 */
export function prepared<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Database, Statement>()
  return (db) => {
    const known = written.get(db)
    if (known) return known
    const statement = write(db)
    written.set(db, statement)
    return statement
  }
}
