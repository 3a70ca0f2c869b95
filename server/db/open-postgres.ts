import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { MIGRATIONS_FOLDER } from './migrations.ts'
import type { OpenedDatabase } from './open-database.ts'
import * as schema from './schema.ts'

/** Any number that nothing else in the database locks: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 727_001

/** A PostgreSQL server, named by DATABASE_URL. */
export async function openPostgres(connectionString: string): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  try {
    await migrateOnce(pool)
  } catch (cause) {
    await pool.end()
    throw isUnreachable(cause) ? new StartError(UNREACHABLE, { cause }) : cause
  }
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  return {
    db,
    queue: { backend: 'postgres', connectionString },
    close: () => pool.end(),
  }
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
}

const UNREACHABLE =
  'The database of DATABASE_URL cannot be reached: check its address, its name and the password, and that the server runs.'

/** Network failures, a refused sign-in (class 28) and a database that does not exist (3D000). */
function isUnreachable(error: unknown): boolean {
  const { code } = error as { code?: string }
  return /^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|28|3D000)/.test(code ?? '')
}
