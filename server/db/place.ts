import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { rowsOf } from './rows-of.ts'

/** In the data folder, and in no backup of it. */
export const PLACE_FILE = 'place-id'

/**
 * Tells a database from every copy of it: what comes out of a dump or a backup lies in another place than what went in. A copy of
 * PostgreSQL's own files is in the same place as what it was made of, and cannot be told.
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

/** A cluster is given its number when it is made, a database when it is created. */
async function placeOfDatabase(db: Database): Promise<string> {
  const [row] = await rowsOf<{ place: string }>(db, PLACE_OF_DATABASE)
  return row!.place
}

export const PLACE_OF_DATABASE = `select (select system_identifier::text from pg_control_system()) || '-' || oid as place
  from pg_database where datname = current_database()`

/** Beside the tables of the app, so that it is in a dump, and no move brings it along. */
const PLACE = 'drizzle.placard_place'

/** Where the database knows itself to be; undefined before a version that keeps it has started on it. */
export async function findKnownPlace(db: Database): Promise<string | undefined> {
  const [found] = await rowsOf<{ name: string | null }>(db, `select to_regclass('${PLACE}')::text as name`)
  if (!found?.name) return undefined
  return (await rowsOf<{ place: string }>(db, `select place from ${PLACE}`))[0]?.place
}

/** An empty one is none: the next start takes the database for a copy. */
export async function keepPlace(db: Database, place: string): Promise<void> {
  await db.transaction(async (tx) => {
    // "if not exists" fails where several make the table in the same moment, as the first start of several processes does.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${PLACE}, 0))`)
    await tx.execute(
      sql.raw(`create table if not exists ${PLACE} (single boolean primary key check (single), place text not null)`),
    )
    await tx.execute(
      sql`insert into drizzle.placard_place values (true, ${place}) on conflict (single) do update set place = excluded.place`,
    )
  })
}
