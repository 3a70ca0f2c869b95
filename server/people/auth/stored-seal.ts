import type { Services } from '#server/services.ts'
import { makeSeal, type Seal } from './seal.ts'
import { readSessionSecrets } from './session-secret.ts'

/** Opens the seal of what is stored for a purpose, which is made with the secrets of the sessions. */
export async function openStoredSeal({ config }: Pick<Services, 'config'>, purpose: string): Promise<Seal> {
  return makeSeal(await readSessionSecrets(config), purpose)
}

/** Rows with something sealed, read in the order of their ids. */
export interface SealedRows {
  list: (page: { after: string | undefined; limit: number }) => Promise<{ id: string; sealed: string }[]>
  /** Writes what was sealed again, unless the row holds another text by now. */
  replace: (row: { id: string; from: string; to: string }) => Promise<void>
}

const PAGE = 500

/**
 * Seals rows with the session secret that is in use now, while the one before is still known: once it is forgotten, they
 * could not be read any more. Does nothing if there is no secret before.
 */
export async function resealStored(
  { config }: Pick<Services, 'config'>,
  purpose: string,
  { list, replace }: SealedRows,
): Promise<void> {
  if (!config.sessionSecretBefore) return
  const secrets = await readSessionSecrets(config)
  const [any, newest] = [makeSeal(secrets, purpose), makeSeal(secrets.slice(0, 1), purpose)]
  let after: string | undefined
  for (;;) {
    const rows = await list({ after, limit: PAGE })
    for (const { id, sealed } of rows) {
      if (newest.open(id, sealed) !== undefined) continue
      const text = any.open(id, sealed)
      if (text !== undefined) await replace({ id, from: sealed, to: newest.seal(id, text) })
    }
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}
