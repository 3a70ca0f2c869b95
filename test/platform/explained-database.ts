import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import { makePostgres, onPostgres, postgresUrl } from './database.ts'

/** The parts of a plan's node that are examined. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

export interface ExplainedStatement {
  query: string
  /** Tables that were read from end to end. */
  scanned: string[]
  /** Tables that were read at all. */
  read: string[]
}

/** Writes the plan of every statement into the server's log, including the look-ups of foreign keys. */
const EXPLAIN = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_nested_statements': true,
  'auto_explain.log_format': 'json',
}

/** Creating many thousands of rows takes as long as the machine needs. */
const NO_LIMITS = { connectMs: 0, statementMs: 0, lockMs: 0 }

/** Opens a new database on the PostgreSQL of this run that explains every statement. */
export async function openExplained(): Promise<OpenedDatabase> {
  const name = await makePostgres()
  await onPostgres(
    Object.entries(EXPLAIN).map(([setting, value]) => `alter database ${name} set ${setting} = '${value}'`),
  )
  return openPostgres(postgresUrl(name), NO_LIMITS)
}

/** Collects all statements that are sent to this database while `work` runs. */
export async function explainedDuring(db: Database, work: () => Promise<void>): Promise<ExplainedStatement[]> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] }
  const log = path.join(inject('postgresSocketFolder')!, 'log')
  const begin = statSync(log).size
  await work()
  const text = readFileSync(log).subarray(begin).toString()
  return readPlans(text, rows[0]!.name)
}

/** Reads plans from the log. An entry begins with the name of its database; its further lines begin with a tab. */
function readPlans(log: string, database: string): ExplainedStatement[] {
  return log
    .split(/\n(?!\t)/)
    .filter((entry) => entry.startsWith(`${database}|LOG:`) && entry.includes(' plan:\n'))
    .map((entry) => {
      const json = entry.slice(entry.indexOf(' plan:\n') + ' plan:\n'.length)
      const { 'Query Text': query, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      const nodes = nodesOf(plan).filter((node) => node['Relation Name'] !== undefined)
      const tablesOf = (some: PlanNode[]) => some.map((node) => node['Relation Name']!)
      return {
        query,
        read: tablesOf(nodes),
        scanned: tablesOf(nodes.filter((node) => node['Node Type'] === 'Seq Scan')),
      }
    })
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
