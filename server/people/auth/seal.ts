import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts secrets that have to be read again, so that a reader of the database alone cannot use them. A seal belongs to
 * one purpose: what is sealed for another cannot be opened by it.
 */
export interface Seal {
  /** Encrypts a text for the row with this id, and for no other. */
  seal: (id: string, text: string) => string
  /** Returns the text of a row, or undefined if its secret is missing or it was sealed for another row. */
  open: (id: string, sealed: string) => string | undefined
}

/**
 * Makes a seal that encrypts with the first secret and decrypts with any of them. It opens only with the same `salt`: one
 * that is stored nowhere is a second secret.
 */
export function makeSeal(secrets: readonly string[], purpose: string, salt = ''): Seal {
  const keys = secrets.map((secret) => deriveKey(secret, purpose, salt))
  return {
    seal: (id, text) => sealWith(keys[0]!, id, text),
    open: (id, sealed) => keys.map((key) => openWith(key, id, sealed)).find((text) => text !== undefined),
  }
}

/** Derives a key of 256 bits for one purpose, so that nothing else that is made with the secret reveals it. */
export function deriveKey(secret: string, purpose: string, salt = ''): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32))
}

function sealWith(key: Uint8Array, id: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(id))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
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
