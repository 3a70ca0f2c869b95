import type { Database } from './database.ts'

/**
 * Builds a statement once for each database instead of at each call; PostgreSQL plans it once for each connection.
 * `write` ends in Drizzle's `prepare` with a unique name. For the most frequent calls.
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
