import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { connectAlone } from '#server/platform/db/connect-alone.ts'
import type { AddressName } from '#server/platform/db/explain-unreachable.ts'
import { MOVE_PROGRESS, MOVE_SCHEMA } from '#server/platform/db/half-moved.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { chooseStorage } from '#server/platform/storage/choose-storage.ts'
import { requireFolderOwner } from '../backup/require-owner.ts'
import { BadInput } from '../bad-input.ts'
import { makeQueues } from '../make-queues.ts'
import { copyQueues } from './copy-queues.ts'
import { copyTable, digestOf, listColumns } from './copy-table.ts'
import { movePictures } from './move-pictures.ts'
import { tablesInOrder } from './tables.ts'

type Target = Pick<Config, 'databaseLimits' | 's3'> & { databaseUrl: string; name?: AddressName | undefined }

/**
 * Copies the embedded database of a data folder into an empty PostgreSQL and, if a bucket is configured, its pictures
 * into that. The folder stays as it is. A second run resumes an interrupted one.
 */
export async function move(dataDir: string, target: Target, say: (line: string) => void): Promise<void> {
  if (!existsSync(path.join(dataDir, 'db')))
    throw new BadInput(`The data folder ${dataDir} holds no database: set DATA_DIR to the folder that the server uses.`)
  requireFolderOwner(dataDir)
  const embedded = await openEmbedded(dataDir)
  try {
    await makeQueues(embedded)
    const to = await connectAlone(target.databaseUrl, { ...target.databaseLimits, name: target.name })
    try {
      await moveAll({ from: pgliteOf(embedded), to, dataDir, target }, say)
    } finally {
      await to.end().catch(() => {})
    }
  } finally {
    await embedded.close()
  }
}

interface Sides {
  from: PGlite
  to: pg.Client
  dataDir: string
  target: Target
}

/** Moves everything. The target is marked first of all: whatever interrupts the rest, no server starts on it. */
async function moveAll({ from, to, dataDir, target }: Sides, say: (line: string) => void): Promise<void> {
  const done = await readProgress(to, readMark(dataDir))
  await makeTables(target)
  await sameText(from, to)
  await copyQueues(from, to)
  if (target.s3) say(`${await moveAllPictures(dataDir, target, from)} pictures are in the bucket.`)
  for (const table of tablesInOrder()) {
    if (!done.has(table)) await copyTable(from, to, { table, onCopied: (rows) => recordCopied(to, table, rows) })
    say(`${table}: ${await requireSame(from, to, { table, isCopied: done.has(table) })} rows`)
  }
  await to.query(`drop schema ${MOVE_SCHEMA} cascade`)
}

async function makeTables({ databaseUrl, databaseLimits }: Target): Promise<void> {
  const opened = await openPostgres(databaseUrl, databaseLimits, { mayBeHalfMoved: true })
  try {
    await makeQueues(opened)
  } finally {
    await opened.close()
  }
}

function pgliteOf({ queue }: OpenedDatabase): PGlite {
  if (queue.backend === 'pglite') return queue.pglite
  throw new Error('The embedded database is PGlite')
}

/** Sets the parameters that decide about the text of values, which are copied as text. */
async function sameText(from: PGlite, to: pg.Client): Promise<void> {
  const settings = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3`
  await from.exec(settings)
  await to.query(settings)
}

/** Returns the mark of this data folder, so that nobody resumes the move of another one. */
function readMark(dataDir: string): string {
  const file = path.join(dataDir, 'move-id')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const mark = randomUUID()
    writeFileSync(file, mark)
    return mark
  }
}

/**
 * Returns the tables that an earlier run has copied. Throws a BadInput if the database holds anything that no move of
 * ours has brought.
 */
async function readProgress(to: pg.Client, mark: string): Promise<Set<string>> {
  if (!(await isThere(to, MOVE_PROGRESS))) {
    for (const table of tablesInOrder()) {
      if (!(await isThere(to, table))) continue
      const { rowCount } = await to.query(`select 1 from ${table} limit 1`)
      if (rowCount) throw new BadInput(`The database of DATABASE_URL is not empty (${table}): name an empty one.`)
    }
    await markTarget(to, mark)
  }
  const { rows } = await to.query<{ mark: string; name: string }>(`select mark, name from ${MOVE_PROGRESS}`)
  if (rows.some((row) => row.mark !== mark))
    throw new BadInput('The database of DATABASE_URL holds half of a move from another data folder: name an empty one.')
  return new Set(rows.map(({ name }) => name))
}

async function isThere(to: pg.Client, table: string): Promise<boolean> {
  const { rows } = await to.query<{ found: string | null }>('select to_regclass($1)::text as found', [table])
  return rows[0]?.found !== null
}

/** Marks the target in one step: a mark without its folder would belong to nobody. */
async function markTarget(to: pg.Client, mark: string): Promise<void> {
  await to.query('begin')
  await to.query(`create schema ${MOVE_SCHEMA}`)
  await to.query(`create table ${MOVE_PROGRESS} (mark text, name text, rows integer, primary key (mark, name))`)
  await to.query(`insert into ${MOVE_PROGRESS} values ($1, '', 0)`, [mark])
  await to.query('commit')
}

async function recordCopied(to: pg.Client, table: string, rows: number): Promise<void> {
  const { rows: mark } = await to.query<{ mark: string }>(`select mark from ${MOVE_PROGRESS} where name = ''`)
  await to.query(`insert into ${MOVE_PROGRESS} values ($1, $2, $3)`, [mark[0]!.mark, table, rows])
}

async function moveAllPictures(dataDir: string, { s3 }: Target, from: PGlite): Promise<number> {
  const bucket = await chooseStorage({ s3, dataDir })
  const { rows } = await from.query<{ key: string; type: string }>(
    `select 'images/' || id as key, content_type as type from images`,
  )
  const types = new Map(rows.map(({ key, type }) => [key, type]))
  return movePictures(dataDir, bucket, (key) => types.get(key))
}

/** Throws unless both hold the same rows; returns their number. */
async function requireSame(
  from: PGlite,
  to: pg.Client,
  { table, isCopied }: { table: string; isCopied: boolean },
): Promise<string> {
  const question = digestOf(table, await listColumns(to, table))
  const [[here], [there]] = [
    (await from.query<{ rows: string; hash: string }>(question)).rows,
    (await to.query<{ rows: string; hash: string }>(question)).rows,
  ]
  if (JSON.stringify(here) === JSON.stringify(there)) return here!.rows
  if (isCopied)
    throw new BadInput(
      `The data folder was used after its move had begun (${table}): move it into another database, which is empty.`,
    )
  throw new Error(`${table} has ${there?.rows} rows in PostgreSQL and ${here?.rows} in the data folder, or others`)
}
