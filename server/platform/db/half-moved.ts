import type pg from 'pg'
import { StartError } from '#server/start-error.ts'

/**
 * Progress of `npm run move`, table by table. It is stored in the target database from before its first row until all
 * are there.
 */
export const MOVE_SCHEMA = 'placard_move'
export const MOVE_PROGRESS = `${MOVE_SCHEMA}.progress`

const HALF_MOVED =
  'The database of DATABASE_URL holds half of a move: run npm run move again with the same DATA_DIR, which goes on where it stopped.'

/**
 * Throws a StartError if the database holds half of a move. A start would look like a loss of data, and anything it
 * wrote would block the rest of the move.
 */
export async function refuseHalfMoved(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('${MOVE_PROGRESS}')::text as found`)
  if (rows[0]?.found) throw new StartError(HALF_MOVED)
}
