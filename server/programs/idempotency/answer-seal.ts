import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is kept of an answer beside its status. */
export interface KeptAnswer {
  text: string
  headers: Record<string, string>
}

/**
 * Encrypts an answer by the server's secret and by the key of its request, of which only the hash is stored: a reader of
 * the database alone cannot open it, and neither can the server before the key is sent again.
 */
export function sealAnswer(secret: string, key: string, answer: KeptAnswer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, deriveKey(secret, key), iv)
  const bytes = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')
}

/** Returns undefined if none of the secrets opens it, because they were replaced since. */
export function openAnswer(secrets: readonly string[], key: string, sealed: string): KeptAnswer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(CIPHER, deriveKey(secret, key), iv, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(tag)
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      return JSON.parse(text) as KeptAnswer
    } catch {
      // The next secret may open it.
    }
  }
  return undefined
}

function deriveKey(secret: string, key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, key, 'idempotent-answer', 32))
}
