import type { Program } from '#server/platform/http/require-user.ts'
import type { Services } from '#server/services.ts'
import { readScopes } from './asking-program.ts'
import { resourceOf } from './endpoints.ts'
import { recordKey } from './record-key.ts'
import { findAccess, recordAppUse } from './store.ts'

/** A use is recorded at most this often, so that a busy program does not write a row at each call. */
const USE_RECORDED_MS = 60_000

/** The form of access tokens; nothing else is looked up. */
const ACCESS_TOKEN = /^[\w-]{43}$/

/**
 * Finds the program of an access token that opens `address`. A token opens the one resource that it was issued for, and
 * nothing else of the API.
 */
export async function findConnectedProgram(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  token: string,
  address: string,
): Promise<Program | null> {
  if (address !== resourceOf(config.publicUrl) || !ACCESS_TOKEN.test(token)) return null
  const found = await findAccess(db, recordKey('AccessToken', token), now())
  if (!found || found.payload['aud'] !== address) return null
  const { id, userId, lastUsedAt, payload } = found
  if (!lastUsedAt || now().getTime() - lastUsedAt.getTime() > USE_RECORDED_MS) await recordAppUse(db, id, now())
  return { userId, tokenId: id, scopes: readScopes(payload['scope']) }
}
