import { randomUUID } from 'node:crypto'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { insertToken } from '#server/programs/tokens/store.ts'
import { hashApiToken, makeApiToken } from '#server/programs/tokens/token.ts'
import type { Services } from '#server/services.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Stores an API token, as if its user had made it while on Pro. */
export async function givenToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, scopes = ['read', 'make'], days = 30 }: { userId: string; scopes?: TokenScope[]; days?: number },
): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), makeApiToken()]
  await insertToken(db, {
    id,
    userId,
    name: 'A program',
    scopes,
    tokenHash: hashApiToken(token),
    ending: token.slice(-4),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + days * DAY_MS),
    lastUsedAt: null,
  })
  return { id, token }
}
