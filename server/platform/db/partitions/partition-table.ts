import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { inTransaction, takeLock, retryWhileBusy } from '../give-way.ts'
import { explainHeldUp, MIGRATION_LIMITS } from '../migrate-postgres.ts'
import type { Ask } from '../schema-guard.ts'
import { columnsOf, makeShadow, shadowOf, TRIGGER } from './make-shadow.ts'
import { isPartitioned, type PartitionedTable } from './partitioned-tables.ts'

/**
 * Arbitrary number that nothing else in the database locks: one run at a time. The lock of migrations would keep
 * servers from starting meanwhile.
 */
const PARTITION_LOCK = 727_002

/** Progress of each table's copy, stored outside the app's own tables. */
const PROGRESS = 'drizzle.placard_partitions'

interface Options {
  now: Date
  say: (line: string) => void
  /** Number of rows copied in one transaction: a fraction of a second, during which nobody can delete them. */
  portion?: number
  limits?: { lockMs: number; tries: number }
}

/**
 * Partitions a table while everybody goes on working with it. Makes a new table beside it, keeps it up to date by a
 * trigger, copies the old rows in portions, counts and hashes both within one snapshot of the database, and then
 * renames the new table in a transaction of milliseconds. An interrupted run is resumed where it stopped. Returns false
 * if the table is partitioned already.
 */
export async function partitionTable(client: pg.Client, table: PartitionedTable, options: Options): Promise<boolean> {
  const { limits = MIGRATION_LIMITS, say } = options
  const ask: Ask = async (statement) => (await client.query<Record<string, unknown>>(statement)).rows
  if (await isPartitioned(ask, table)) return false
  // A lost connection holds the lock for a moment longer.
  if (!(await takeLock(ask, PARTITION_LOCK, limits))) throw new StartError(SOMEBODY_ELSE)
  try {
    await ask(`create table if not exists ${PROGRESS} (name text primary key, last uuid)`)
    if (!(await isUpToDate(ask, table))) await runGivingWay(ask, limits, await beginningOf(ask, table, options.now))
    await copyAll(ask, table, options)
    say(`${table}: ${await requireSame(ask, table)} rows are the same in both`)
    await runGivingWay(ask, limits, await swapOf(ask, table))
    await ask(`analyze "${table}"`)
  } finally {
    await ask(`select pg_advisory_unlock(${PARTITION_LOCK})`).catch(() => {})
  }
  return true
}

const SOMEBODY_ELSE = 'Somebody else is putting a table into partitions: wait until that is done, then run this again.'

/** Returns false if a migration has changed the table since its copy was begun. */
async function isUpToDate(ask: Ask, table: PartitionedTable): Promise<boolean> {
  const [ours, theirs] = [await columnsOf(ask, table), await columnsOf(ask, shadowOf(table))]
  return JSON.stringify(ours) === JSON.stringify(theirs)
}

/** Returns the statements that begin the copy. They drop what an earlier run began and a migration has outdated. */
async function beginningOf(ask: Ask, table: PartitionedTable, now: Date): Promise<string[]> {
  const isBegun = (await columnsOf(ask, shadowOf(table))).length > 0
  return [
    ...(isBegun ? [`drop trigger if exists ${TRIGGER} on "${table}"`, `drop table "${shadowOf(table)}"`] : []),
    ...(await makeShadow(ask, table, now)),
    `insert into ${PROGRESS} values ('${table}', null) on conflict (name) do update set last = null`,
  ]
}

/**
 * Copies all rows in portions. A row that is being copied cannot be deleted before its copy is visible, so that the
 * trigger finds it; updates are not blocked.
 */
async function copyAll(ask: Ask, table: PartitionedTable, { portion = 5_000, say }: Options): Promise<void> {
  const columns = (await columnsOf(ask, table)).map(({ name }) => `"${name}"`).join(', ')
  for (let copied = 0; ;) {
    const [found] = await givingWay(
      ask,
      `with progress as (select last from ${PROGRESS} where name = '${table}'),
       portion as materialized (
         select * from "${table}" where id > coalesce((select last from progress), '00000000-0000-0000-0000-000000000000')
         order by id limit ${portion} for key share),
       copied as (insert into "${shadowOf(table)}" (${columns}) select ${columns} from portion on conflict do nothing),
       noted as (update ${PROGRESS} set last = (select id from portion order by id desc limit 1)
         where name = '${table}' and exists (select from portion))
       select count(*)::int as rows from portion`,
    )
    const rows = Number(found?.['rows'])
    if (rows === 0) return
    copied += rows
    if (copied % (portion * 20) < portion) say(`${table}: ${copied} rows`)
  }
}

/**
 * Runs one statement by itself that does not wait for locks. If somebody deleted rows in another order than this copies
 * them, each would wait for the other, and the database, which looks for deadlocks after a second, could end either of
 * the two.
 */
function givingWay(ask: Ask, statement: string): Promise<Record<string, unknown>[]> {
  return retryWhileBusy(() => inTransaction(ask, { lockMs: GIVE_WAY_MS }, () => ask(statement)))
}

const GIVE_WAY_MS = 100

/**
 * Throws unless both tables have the same rows within one snapshot of the database, in which the trigger has kept them
 * equal. Resolves to their number.
 */
async function requireSame(ask: Ask, table: PartitionedTable): Promise<number> {
  const columns = (await columnsOf(ask, table)).map(({ name }) => `"${name}"`).join(', ')
  const digest = (name: string) =>
    `(select count(*)::text || ' ' || coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text from "${name}")`
  const [seen] = await ask(`select ${digest(table)} as old, ${digest(shadowOf(table))} as new`)
  if (seen?.['old'] === seen?.['new']) return Number(String(seen?.['old']).split(' ')[0])
  throw new Error(`${table} and its copy are not the same: ${JSON.stringify(seen)}. Nothing was changed.`)
}

/**
 * Returns the statements that replace the old table. Objects with a temporary name get their final one as soon as the
 * old table is gone.
 */
async function swapOf(ask: Ask, table: PartitionedTable): Promise<string[]> {
  if (!(await isUpToDate(ask, table)))
    throw new StartError(`${table} was changed meanwhile: run the same command again.`)
  const shadow = shadowOf(table)
  const constraints = await ask(
    `select conname as name from pg_constraint where conrelid = '"${shadow}"'::regclass and contype in ('u', 'p') `,
  )
  const indexes = await ask(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = '"${shadow}"'::regclass
     and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`,
  )
  const namesOf = (found: Record<string, unknown>[]) =>
    found.map(({ name }) => [String(name), String(name).replace(/_parts(?=(_pkey)?$)/, '')] as const)
  return [
    `lock table "${table}" in access exclusive mode`,
    `drop table "${table}"`,
    `drop function ${TRIGGER}_${table}()`,
    `alter table "${shadow}" rename to "${table}"`,
    ...namesOf(constraints).map(([from, to]) => `alter table "${table}" rename constraint "${from}" to "${to}"`),
    ...namesOf(indexes).map(([from, to]) => `alter index "${from}" rename to "${to}"`),
    `delete from ${PROGRESS} where name = '${table}'`,
  ]
}

/**
 * Runs the statements like a migration's table change: users of the table go first, and it tries again. They are sent
 * as one, so that the lock lasts only milliseconds.
 */
async function runGivingWay(ask: Ask, limits: { lockMs: number; tries: number }, statements: string[]): Promise<void> {
  const { lockMs } = limits
  try {
    await retryWhileBusy(() => inTransaction(ask, { lockMs }, () => ask(statements.join(';\n'))), limits)
  } catch (error) {
    throw explainHeldUp(error)
  }
}
