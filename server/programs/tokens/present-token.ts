import type { ApiToken } from '#contract/programs/api-token.ts'
import type { ApiTokenRow } from './store.ts'

/** Makes the contract's shape of a token, without its hash. */
export function presentToken(row: ApiTokenRow, now: Date): ApiToken {
  const { id, name, scopes, ending, createdAt, expiresAt, lastUsedAt } = row
  return {
    id,
    name,
    scopes,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
