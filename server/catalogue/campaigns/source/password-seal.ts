import type { Seal } from '#server/people/auth/seal.ts'
import { openStoredSeal, resealStored } from '#server/people/auth/stored-seal.ts'
import type { Services } from '#server/services.ts'
import { listSealedPasswords, replaceSealedPassword } from './source-store.ts'

const PURPOSE = 'feed-password'

/** Opens the seal of passwords of feeds' addresses. */
export function openPasswordSeal(services: Pick<Services, 'config'>): Promise<Seal> {
  return openStoredSeal(services, PURPOSE)
}

/** Seals passwords with a new session secret: see `resealStored`. */
export function resealPasswords(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  const { db } = services
  return resealStored(services, PURPOSE, {
    list: (page) => listSealedPasswords(db, page),
    replace: (row) => replaceSealedPassword(db, row),
  })
}
