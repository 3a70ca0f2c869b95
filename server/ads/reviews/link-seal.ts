import { makeSeal } from '#server/people/auth/seal.ts'
import { hashToken } from './token.ts'

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
  const { seal, open } = makeSeal(secrets, 'review-link')
  return {
    seal,
    open: ({ id, tokenHash, tokenSealed }) => {
      const token = tokenSealed ? open(id, tokenSealed) : undefined
      // A version of the server from before the seal replaces the hash alone.
      return token !== undefined && hashToken(token) === tokenHash ? token : null
    },
  }
}
