import type { Program } from '#server/platform/http/require-user.ts'
import { isUseToRecord } from '#server/programs/tokens/is-use-to-record.ts'
import type { Services } from '#server/services.ts'
import { readScopes } from './asking-program.ts'
import { resourceOf } from './endpoints.ts'
import { recordKey } from './record-key.ts'
import { findAccess, recordAppUse } from './store.ts'

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
  if (isUseToRecord(lastUsedAt, now())) await recordAppUse(db, id, now())
  return { userId, tokenId: id, scopes: readScopes(payload['scope']) }
}
