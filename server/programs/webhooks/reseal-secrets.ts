import { makeSeal } from '#server/people/auth/seal.ts'
import { readSessionSecrets } from '#server/people/auth/session-secret.ts'
import type { Services } from '#server/services.ts'
import { openSecretSeal, SECRET_PURPOSE } from './secrets.ts'
import { listSealed, replaceSealed } from './store.ts'

const PAGE = 500

/**
 * Seals signing secrets with the session secret that is in use now, while the one before is still known: once it is
 * forgotten, they could not be read any more. Does nothing if there is no secret before.
 */
export async function resealSecrets(services: Pick<Services, 'config' | 'db'>): Promise<void> {
  if (!services.config.sessionSecretBefore) return
  const any = await openSecretSeal(services)
  const newest = makeSeal((await readSessionSecrets(services.config)).slice(0, 1), SECRET_PURPOSE)
  let after: string | undefined
  for (;;) {
    const rows = await listSealed(services.db, { after, limit: PAGE })
    for (const { id, secretSealed } of rows) {
      if (newest.open(id, secretSealed) !== undefined) continue
      const secret = any.open(id, secretSealed)
      if (secret !== undefined)
        await replaceSealed(services.db, { id, from: secretSealed, to: newest.seal(id, secret) })
    }
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}
