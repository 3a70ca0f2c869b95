import type { Adapter, AdapterPayload } from 'oidc-provider'

/** More than this many sign-ins under way at once are not a demo: the oldest are forgotten. */
const MAX_ENTRIES = 5_000

interface Entry {
  payload: AdapterPayload
  endsAt: number
}

/**
 * Where the demo issuer keeps what a sign-in needs for its few minutes: codes, grants and its own sessions. Lost at a
 * restart, after which a sign-in under way is begun again.
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

/** A map keeps the order of insertion, so what comes first is oldest. */
function forgetSome(entries: Map<string, Entry>): void {
  for (const [key, entry] of entries) {
    const isOver = entry.endsAt <= Date.now()
    if (!isOver && entries.size <= MAX_ENTRIES) return
    entries.delete(key)
  }
}
