import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { campaignProducts } from '#server/platform/db/schema.ts'

/** Returns the addresses of products' pages by their keys, as the latest list has them. */
export async function listLinks(
  db: Database,
  campaignId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { key, product } = campaignProducts
  const link = sql<string | null>`${product} ->> 'link'`
  const rows = await db
    .select({ key, link })
    .from(campaignProducts)
    .where(and(eq(campaignProducts.campaignId, campaignId), isNotNull(product), inArray(key, [...keys])))
  return new Map(rows.flatMap((row) => (row.key !== null && row.link ? [[row.key, row.link] as const] : [])))
}
