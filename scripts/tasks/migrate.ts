import type { Config } from '#server/config.ts'
import { connectAlone } from '#server/platform/db/connect-alone.ts'
import { directAddress } from '#server/platform/db/database-pooling.ts'
import { MIGRATION_LIMITS, type MigrationLimits } from '#server/platform/db/migrate-postgres.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { bringUpToDate } from '#server/platform/db/open-postgres.ts'
import { PARTITIONED_NAMES, type PartitionedTable } from '#server/platform/db/partitions/partitioned-tables.ts'
import { partitionTable } from '#server/platform/db/partitions/partition-table.ts'
import { BadInput, parseTyped, runTool } from '../bad-input.ts'
import { readDataConfig } from '../data-config.ts'
import { makeQueues } from '../make-queues.ts'

/**
 * `npm run migrate`: what each start does first, but without a server, so that it can be done and verified before any
 * is restarted.
 */

const USAGE =
  'npm run migrate -- [--lock-seconds 2] [--statement-minutes 10] [--partition audit_events|credit_ledger|variants]'

await runTool(async () => {
  const text = { type: 'string' } as const
  const options = { 'lock-seconds': text, 'statement-minutes': text, partition: text }
  const { values, positionals } = parseTyped(process.argv.slice(3), options, USAGE)
  if (positionals.length > 0) throw new BadInput(`There is nothing to name: ${USAGE}`)
  const limits = {
    ...MIGRATION_LIMITS,
    lockMs: wholeNumber(values['lock-seconds'], MIGRATION_LIMITS.lockMs / 1_000) * 1_000,
    statementMs: wholeNumber(values['statement-minutes'], MIGRATION_LIMITS.statementMs / 60_000) * 60_000,
  }
  const config = readDataConfig(process.env)
  const partitioned = values.partition && readTable(values.partition, config)
  if (config.databaseUrl) {
    const { connectMs } = config.databaseLimits
    const { name, connectionString } = directAddress(config.databaseUrl, config.databasePooling)
    for (const tag of await bringUpToDate(connectionString, { ...limits, connectMs }, { name })) say(tag)
  }
  const opened = await openDatabase(config)
  await makeQueues(opened)
  await opened.close()
  say('The tables are up to date.')
  if (partitioned) await partition(partitioned, config, limits)
})

function readTable(typed: string, { databaseUrl }: Config): PartitionedTable {
  if (!databaseUrl)
    throw new BadInput('Partitions are for PostgreSQL: the embedded database has one process, and none.')
  const table = PARTITIONED_NAMES.find((name) => name === typed)
  if (table) return table
  throw new BadInput(`${typed} is no table that is kept in partitions: ${USAGE}`)
}

async function partition(table: PartitionedTable, config: Config, limits: MigrationLimits): Promise<void> {
  const { databaseUrl = '', databaseLimits, databasePooling } = config
  const { name, connectionString } = directAddress(databaseUrl, databasePooling)
  const client = await connectAlone(connectionString, { ...databaseLimits, name })
  try {
    const isNew = await partitionTable(client, table, { now: new Date(), limits, say })
    say(isNew ? `${table} is in partitions now.` : `${table} is in partitions already.`)
  } finally {
    await client.end()
  }
}

function wholeNumber(typed: string | undefined, standard: number): number {
  const number = Number(typed ?? standard)
  if (typed !== '' && Number.isInteger(number) && number >= 0) return number
  throw new BadInput(`${typed} is no whole number: ${USAGE}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
