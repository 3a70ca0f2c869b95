import type { Adapter, AdapterPayload } from 'oidc-provider'

/** A demo does not have more sign-ins under way at once than this: the oldest are dropped. */
const MAX_ENTRIES = 5_000

interface Entry {
  payload: AdapterPayload
  endsAt: number
}

/**
 * Stores what a sign-in at the demo issuer needs for its few minutes: codes, grants and its own sessions. A restart
 * loses them, and the sign-ins under way have to begin again.
 */
export function makeMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()
  return (model) => adapterOf(model, entries)
}

function adapterOf(model: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string) => `${model}:${id}`
  const alive = (entry: Entry | undefined) => (entry && entry.endsAt > Date.now() ? entry.payload : undefined)
  const findBy = (matches: (payload: AdapterPayload) => boolean) =>
    [...entries].find(([key, entry]) => key.startsWith(`${model}:`) && matches(entry.payload))?.[1]
  return {
    async upsert(id, payload, expiresIn) {
      entries.set(keyOf(id), { payload, endsAt: Date.now() + (expiresIn ?? 0) * 1000 })
      forgetSome(entries)
    },
    find: async (id) => alive(entries.get(keyOf(id))),
    findByUid: async (uid) => alive(findBy((payload) => payload.uid === uid)),
    findByUserCode: async (userCode) => alive(findBy((payload) => payload.userCode === userCode)),
    async consume(id) {
      const entry = entries.get(keyOf(id))
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(keyOf(id))
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key)
    },
  }
}

/** Drops the oldest entries; a map keeps the order of insertion, so they come first. */
function forgetSome(entries: Map<string, Entry>): void {
  for (const [key, entry] of entries) {
    const isOver = entry.endsAt <= Date.now()
    if (!isOver && entries.size <= MAX_ENTRIES) return
    entries.delete(key)
  }
}
