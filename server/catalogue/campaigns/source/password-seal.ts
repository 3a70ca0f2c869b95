import { makeSeal, type Seal } from '#server/people/auth/seal.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import type { Services } from '#server/services.ts'

export const PASSWORD_PURPOSE = 'feed-password'

/** Makes the seal of passwords of feeds' addresses. */
export async function openPasswordSeal({ config }: Pick<Services, 'config'>): Promise<Seal> {
  return makeSeal(await readSessionSecrets(config), PASSWORD_PURPOSE)
}
