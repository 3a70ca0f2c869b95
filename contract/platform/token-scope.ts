/**
 * What an API token may be used for: `read` for what changes nothing, `make` for what makes, changes or deletes ads. Nothing
 * that buys, and nothing of the account itself, can be done with a token.
 */
export const TOKEN_SCOPES = ['read', 'make'] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]
