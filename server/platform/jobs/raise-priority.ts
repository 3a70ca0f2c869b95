import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Raises the priority of waiting jobs with this payload; pg-boss has no call for it. Jobs that run or have ended stay
 * as they are.
 */
export async function raisePriority(db: Database, name: string, payload: object, priority: number): Promise<void> {
  await db.execute(sql`
    update pgboss.job set priority = ${priority}
    where name = ${name} and state in ('created', 'retry') and priority < ${priority}
      and data @> ${JSON.stringify(payload)}::jsonb`)
}
