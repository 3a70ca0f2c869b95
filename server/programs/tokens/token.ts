import { hash, randomBytes } from 'node:crypto'
import { PRODUCT_NAME } from '#contract/product.ts'

/** Beginning of every token, by which scanners of leaked secrets and their finders know what it is. */
export const TOKEN_PREFIX = `${PRODUCT_NAME.toLowerCase()}_`

const TOKEN_BYTES = 32

/** Makes a token of 256 random bits. */
export function makeApiToken(): string {
  return TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns true for a text in the form of our tokens; any other is none of them, without a look into the database. */
export function isApiToken(text: string): boolean {
  return text.startsWith(TOKEN_PREFIX) && /^[\w-]{43}$/.test(text.slice(TOKEN_PREFIX.length))
}

/** Returns the form in which a token is stored. So many random bits need no salt and no slow hash. */
export function hashApiToken(token: string): string {
  return hash('sha256', token)
}
