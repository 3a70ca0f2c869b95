import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hashToken } from './token.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

interface Sealed {
  id: string
  tokenHash: string
  tokenSealed: string | null
}

/**
 * Encrypts the token of a link, so that its owner can be shown it again while a reader of the database alone cannot
 * open it.
 */
export interface LinkSeal {
  /** Encrypts the token for the row with this id, and for no other. */
  seal: (id: string, token: string) => string
  /**
   * Returns the token of a row, or null if none was stored, its secret is missing, or it does not match the row's hash.
   */
  open: (row: Sealed) => string | null
}

/** Makes a seal that encrypts with the first secret and decrypts with any of them. */
export function makeLinkSeal(secrets: readonly string[]): LinkSeal {
  const keys = secrets.map(keyOf)
  return {
    seal: (id, token) => sealWith(keys[0]!, id, token),
    open: ({ id, tokenHash, tokenSealed }) => {
      if (!tokenSealed) return null
      const opened = keys.map((key) => openWith(key, id, tokenSealed))
      // A version of the server from before the seal replaces the hash alone.
      return opened.find((token) => token !== undefined && hashToken(token) === tokenHash) ?? null
    },
  }
}

/** Derives a key of its own, so that nothing that is signed with the secret reveals it. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'review-link', 32))
}

function sealWith(key: Uint8Array, id: string, token: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(id))
  const bytes = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')
}

function openWith(key: Uint8Array, id: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(id)).setAuthTag(tag)
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
