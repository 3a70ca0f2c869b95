import type pg from 'pg'
import { StartError } from '../start-error.ts'

/** What `npm run move` has done, table by table, stands in the database that it fills, from before its first row until all are there. */
export const MOVE_SCHEMA = 'placard_move'
export const MOVE_PROGRESS = `${MOVE_SCHEMA}.progress`

const HALF_MOVED =
  'The database of DATABASE_URL holds half of a move: run npm run move again with the same DATA_DIR, which goes on where it stopped.'

/** A start on half of somebody's data would look like a loss, and what it wrote there would keep the rest from coming. */
export async function refuseHalfMoved(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('${MOVE_PROGRESS}')::text as found`)
  if (rows[0]?.found) throw new StartError(HALF_MOVED)
}
