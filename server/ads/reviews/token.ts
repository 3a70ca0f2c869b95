import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Makes a token of 128 bits, as 22 characters of an address. */
export function makeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Hashes a token for storage. So many random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const TOKEN_BYTES = 16

/**
 * Derives the token that opens an ad by way of a list: it is sent to clients that have the list's token, and only its
 * hash is stored.
 */
export function tokenInList(listToken: string, reviewId: string): string {
  const bytes = createHmac('sha256', listToken).update(`ad ${reviewId}`).digest()
  return bytes.subarray(0, TOKEN_BYTES).toString('base64url')
}
