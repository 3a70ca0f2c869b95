import { createHash, randomBytes } from 'node:crypto'

/** 128 bits, as 22 characters of an address. */
export function makeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept of it. So many random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
