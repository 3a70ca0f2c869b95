import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { onlyRow } from './only-row.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { rowsOf } from './rows-of.ts'

/** File in the data folder that no backup contains. */
export const PLACE_FILE = 'place-id'

/**
 * Returns a hash that differs between a database and every copy of it: a restored dump or backup lies in another place
 * than its source. Files copied from a PostgreSQL keep the place and cannot be told apart.
 */
export async function readPlace({ db, queue }: OpenedDatabase, dataDir: string): Promise<string> {
  const place = queue.backend === 'pglite' ? placeOfFolder(dataDir) : await placeOfDatabase(db)
  return createHash('sha256').update(place).digest('hex')
}

function placeOfFolder(dataDir: string): string {
  const file = path.join(dataDir, PLACE_FILE)
  if (!existsSync(file)) writeFileSync(file, randomUUID())
  return readFileSync(file, 'utf8')
}

/** Reads where the database lies: a cluster gets its number when it is made, a database its oid when it is created. */
async function placeOfDatabase(db: Database): Promise<string> {
  return onlyRow(await rowsOf<{ place: string }>(db, PLACE_OF_DATABASE)).place
}

export const PLACE_OF_DATABASE = `select (select system_identifier::text from pg_control_system()) || '-' || oid as place
  from pg_database where datname = current_database()`

/** Stored outside the app's own tables, so that a dump contains it and no move transfers it. */
const PLACE = 'drizzle.placard_place'

/** Returns the place that the database has stored; undefined before the first start of a version that stores it. */
export async function findKnownPlace(db: Database): Promise<string | undefined> {
  const [found] = await rowsOf<{ name: string | null }>(db, `select to_regclass('${PLACE}')::text as name`)
  if (!found?.name) return undefined
  return (await rowsOf<{ place: string }>(db, `select place from ${PLACE}`))[0]?.place
}

/** Stores the place. An empty string counts as none: the next start takes the database for a copy. */
export async function savePlace(db: Database, place: string): Promise<void> {
  await db.transaction(async (tx) => {
    // "if not exists" fails if several processes make the table in the same moment, as they do at a first start.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${PLACE}, 0))`)
    await tx.execute(
      sql.raw(`create table if not exists ${PLACE} (single boolean primary key check (single), place text not null)`),
    )
    await tx.execute(
      sql`insert into drizzle.placard_place values (true, ${place}) on conflict (single) do update set place = excluded.place`,
    )
  })
}
