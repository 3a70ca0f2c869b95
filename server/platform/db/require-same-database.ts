import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { connectOnce } from './connect-alone.ts'
import { PLACE_OF_DATABASE } from './place.ts'

const TWO =
  'DATABASE_URL and DATABASE_URL_DIRECT lead to two databases: both have to name the same one, DATABASE_URL by way of its pooler.'

/**
 * Throws a StartError if the pooler of DATABASE_URL cannot be reached, or leads to another database than the direct
 * address.
 */
export async function requireSameDatabase(pooled: string, direct: string, connectMs: number): Promise<void> {
  const places = [
    await placeOf(pooled, connectMs, 'DATABASE_URL'),
    await placeOf(direct, connectMs, 'DATABASE_URL_DIRECT'),
  ]
  if (places[0] !== places[1]) throw new StartError(TWO)
}

async function placeOf(connectionString: string, connectMs: number, name: Parameters<typeof connectOnce>[1]['name']) {
  const client: pg.Client = await connectOnce(connectionString, { connectMs, name })
  try {
    return (await client.query<{ place: string }>(PLACE_OF_DATABASE)).rows[0]?.place
  } finally {
    await client.end()
  }
}
