import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** Selects the jobs of a group whose payload has one of these values under this key. */
export interface WaitingOf {
  group: string
  key: string
  values: readonly string[]
}

/** Deletes matching jobs that are not running from the queue; pg-boss has no call for it. */
export async function dropWaiting(db: Database, name: string, { group, key, values }: WaitingOf): Promise<void> {
  if (values.length === 0) return
  await db.execute(sql`
    delete from pgboss.job
    where name = ${name} and group_id = ${group} and state in ('created', 'retry')
      and data ->> ${key} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`)
}
