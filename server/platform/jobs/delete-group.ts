import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'

/** Deletes the jobs of a group; pg-boss has no call for it. Running jobs stay: their workers end them. */
export async function deleteGroup(db: Database, group: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where group_id = ${group} and state <> 'active'`)
}
