import { makeSeal } from '#server/people/auth/seal.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import type { Services } from '#server/services.ts'
import { openPasswordSeal, PASSWORD_PURPOSE } from './password-seal.ts'
import { listSealedSources, replaceSealedPassword } from './source-store.ts'

const PAGE = 500

/**
 * Seals passwords of feeds with the session secret that is in use now, while the one before is still known: once it is
 * forgotten, they could not be read any more. Does nothing if there is no secret before.
 */
export async function resealPasswords(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  if (!services.config.sessionSecretBefore) return
  const any = await openPasswordSeal(services)
  const newest = makeSeal((await readSessionSecrets(services.config)).slice(0, 1), PASSWORD_PURPOSE)
  let after: string | undefined
  for (;;) {
    const rows = await listSealedSources(services.db, { after, limit: PAGE })
    for (const { campaignId, passwordSealed } of rows) {
      if (passwordSealed === null || newest.open(campaignId, passwordSealed) !== undefined) continue
      const password = any.open(campaignId, passwordSealed)
      if (password === undefined) continue
      const to = newest.seal(campaignId, password)
      await replaceSealedPassword(services.db, { campaignId, from: passwordSealed, to })
    }
    after = rows.at(-1)?.campaignId
    if (rows.length < PAGE) return
  }
}
