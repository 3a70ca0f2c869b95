import { gt, sql } from 'drizzle-orm'
import type { Deleted } from '#server/people/deletions/record-deletion.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands, campaigns, creatives, feedsOut, users } from '#server/platform/db/schema.ts'

export interface DeletableRow {
  id: string
  userId: string
}

const COLUMNS = {
  account: { table: users, id: users.id, userId: users.id },
  ad: { table: creatives, id: creatives.id, userId: creatives.userId },
  campaign: { table: campaigns, id: campaigns.id, userId: campaigns.userId },
  feed: {
    table: feedsOut,
    id: feedsOut.id,
    userId: sql<string>`(select ${campaigns.userId} from ${campaigns} where ${campaigns.id} = ${feedsOut.campaignId})`,
  },
  brand: { table: brands, id: brands.id, userId: sql<string>`coalesce(${brands.userId}, ${brands.furtherOf})` },
}

/** Returns the next things of a kind that can be deleted, in the order of their ids. */
export function listPage(
  db: Database,
  kind: Deleted,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<DeletableRow[]> {
  const { table, id, userId } = COLUMNS[kind]
  return db
    .select({ id, userId })
    .from(table)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(id)
    .limit(limit)
}
