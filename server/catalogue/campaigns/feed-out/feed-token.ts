import type { Seal } from '#server/people/auth/seal.ts'
import { openStoredSeal, resealStored } from '#server/people/auth/stored-seal.ts'
import { hashToken, makeToken } from '#server/ads/reviews/token.ts'
import type { Services } from '#server/services.ts'
import { type FeedOutRow, listSealedTokens, replaceSealedToken } from './feed-out-store.ts'

const PURPOSE = 'feed-out'

/** Opens the seal of tokens in the addresses of feeds. */
export function openFeedSeal(services: Pick<Services, 'config'>): Promise<Seal> {
  return openStoredSeal(services, PURPOSE)
}

/** Seals tokens with a new session secret: see `resealStored`. */
export function resealTokens(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  const { db } = services
  return resealStored(services, PURPOSE, {
    list: (page) => listSealedTokens(db, page),
    replace: (row) => replaceSealedToken(db, row),
  })
}

/** Makes an address: its id, and the columns that are stored of its token. */
export function makeFeedAddress(
  seal: Seal,
  { newId }: Pick<Services, 'newId'>,
): Pick<FeedOutRow, 'id' | 'tokenHash' | 'tokenSealed'> {
  const [id, token] = [newId(), makeToken()]
  return { id, tokenHash: hashToken(token), tokenSealed: seal.seal(id, token) }
}

/** Returns the token of a feed, or null if its secret is missing. */
export function openFeedToken(seal: Seal, { id, tokenHash, tokenSealed }: FeedOutRow): string | null {
  const token = seal.open(id, tokenSealed)
  return token !== undefined && hashToken(token) === tokenHash ? token : null
}
