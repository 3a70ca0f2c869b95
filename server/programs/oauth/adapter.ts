import type { Adapter, AdapterPayload, errors } from 'oidc-provider'
import type { Services } from '#server/services.ts'
import { recordKey } from './record-key.ts'
import { consumeRecord, deleteGrant, deleteRecord, findRecord, saveRecord } from './store.ts'

/**
 * Makes the storage of the authorization server on a table of ours. Ids are stored as hashes, and left out of what is
 * stored with them: a copy of the database opens nothing.
 */
export function makeAdapter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { InvalidGrant }: Pick<typeof errors, 'InvalidGrant'>,
): (kind: string) => Adapter {
  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      const { jti: _, ...kept } = payload
      await saveRecord(db, {
        key: recordKey(kind, id),
        kind,
        payload: kept,
        // A consent is stored with its own id, so that it is deleted with its tokens.
        grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
        userId: userOf(payload),
        expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
      })
    },
    async find(id) {
      const row = await findRecord(db, recordKey(kind, id), now())
      return row && ({ ...row.payload, jti: id } as AdapterPayload)
    },
    // Nothing here ends with a session of the authorization server, and no device has a code.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    async consume(id) {
      const isFirst = await consumeRecord(db, recordKey(kind, id), Math.floor(Date.now() / 1000))
      if (!isFirst) throw new InvalidGrant('it was used already')
    },
    async destroy(id) {
      if (kind === 'Grant') await deleteGrant(db, id)
      else await deleteRecord(db, recordKey(kind, id))
    },
    revokeByGrantId: (grantId) => deleteGrant(db, grantId),
  })
}

/** Returns the user to whom a record belongs, with whose account it is deleted. */
function userOf({ accountId, session, result }: AdapterPayload): string | null {
  return accountId ?? result?.login?.accountId ?? session?.accountId ?? null
}
