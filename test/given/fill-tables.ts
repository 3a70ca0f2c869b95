import { type Column, getTableColumns, getTableName, is, sql, type Table } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { FORMAT_IDS } from '#contract/formats.ts'
import type { Database } from '#server/platform/db/database.ts'
import * as schema from '#server/platform/db/schema.ts'
import { TEST_TIME } from '../services.ts'

/** All tables of the app. Each of them grows with the number of users. */
export const TABLES: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable))

/** Six formats of each ad, four of them replaced versions, and a photo. */
const ROWS: Record<string, number> = { variants: 60_000, images: 70_000 }
const OTHER_ROWS = 10_000

/**
 * The values of columns in row i that do not follow from the column's type. Everything is finished, so that nightly
 * jobs find nothing to do.
 */
const VALUES: Record<string, string> = {
  provider: `'sandbox'`,
  'users.googleId': `'demo:' || i || '@example.com'`,
  'creatives.productImages': `jsonb_build_array(jsonb_build_object('name', 'a', 'url', '/api/images/' || md5('images' || 60000 + i)::uuid))`,
  'creatives.campaignId': 'null::uuid',
  'brands.furtherOf': 'null::uuid',
  'brands.fonts': `'{}'::jsonb`,
  'images.campaignId': 'null::uuid',
  'campaigns.rules': `'{"rules":[],"timeZone":null,"salesByThemselves":false}'::jsonb`,
  'feeds_out.dueAt': moment('-10 days'),
  'campaign_results.state': `'done'`,
  'images.kind': `case when i <= 60000 then 'variant' else 'upload' end`,
  'images.digitalSource': `'composite'`,
  'variants.format': `(array['${FORMAT_IDS.join("','")}'])[1 + (i - 1) / 10000]`,
  'variants.replacedAt': `case when i > 20000 then ${moment('30 minutes')} end`,
  'generation_jobs.state': `'done'`,
  'customers.externalId': `'customer' || i`,
  'checkouts.state': `'paid'`,
  'checkouts.purchase': `'credits_20'`,
  'checkouts.externalId': `'checkout' || i`,
  'checkouts.paymentId': `'payment' || i`,
  'sandbox_checkouts.state': `'complete'`,
  'sandbox_subscriptions.status': `'active'`,
}

/** Fills every table with thousands of rows of invented users, and updates the planner's statistics. */
export async function fillTables(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // The rows satisfy foreign keys by construction, and checking them takes most of the time.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const table of TABLES) {
      const values = Object.entries(getTableColumns(table)).map(([name, column]) => valueOf(table, name, column))
      await tx.insert(table).select(sql.raw(`select ${values.join(', ')} from generate_series(1, ${rowsOf(table)}) i`))
    }
  })
  await db.execute(sql`analyze`)
}

function rowsOf(table: Table): number {
  return ROWS[getTableName(table)] ?? OTHER_ROWS
}

function valueOf(table: PgTable, name: string, column: Column): string {
  const given = VALUES[`${getTableName(table)}.${name}`] ?? VALUES[name]
  if (given) return given
  const type = column.getSQLType()
  const foreign = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns[0] === column)
  if (foreign) return keyOf(foreign.foreignTable, `1 + i % ${rowsOf(foreign.foreignTable)}`, type)
  if (name === 'id') return keyOf(table, 'i', type)
  if (!column.notNull) return `null::${type}`
  if (type === 'jsonb') return `'[]'::jsonb`
  if (type === 'boolean') return 'false'
  if (type === 'uuid') return `md5('${name}' || i)::uuid`
  if (type.startsWith('timestamp')) return moment(/expires|End$/.test(name) ? '-10 days' : '30 minutes')
  return type === 'text' ? `'${name}' || i` : '0'
}

/** Derives the key of a row from its number: the same wherever the row is referred to. */
function keyOf(table: Table, row: string, type: string): string {
  const name = `'${getTableName(table)}' || (${row})`
  return type === 'uuid' ? `md5(${name})::uuid` : name
}

function moment(before: string): string {
  return `timestamptz '${TEST_TIME.toISOString()}' - interval '${before}'`
}
