import type { ApiToken } from '#contract/programs/api-token.ts'
import type { TokenRow } from './store.ts'

/** Makes the contract's shape of a token, without its hash. */
export function presentToken({ id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }: TokenRow): ApiToken {
  return {
    id,
    name,
    scopes,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
