import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 128 bits, as 22 characters of an address. */
export function makeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of it. So many random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const TOKEN_BYTES = 16

/** What opens an ad by way of a list: whoever has the list's token is told it, and it is kept nowhere but as a hash. */
export function tokenInList(listToken: string, reviewId: string): string {
  const bytes = createHmac('sha256', listToken).update(`ad ${reviewId}`).digest()
  return bytes.subarray(0, TOKEN_BYTES).toString('base64url')
}
