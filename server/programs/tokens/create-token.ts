import { API_TOKENS_MAX } from '#contract/limits.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { requirePro } from '#server/money/purchases/require-pro.ts'
import { recordAudit } from '#server/people/audit/record-audit.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { countTokens, insertToken, type ApiTokenRow } from './store.ts'
import { hashApiToken, makeApiToken } from './token.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ENDING_LENGTH = 4

export interface TokenRequest {
  name: string
  scopes: TokenScope[]
  /** Days until it expires. */
  days: number
}

/**
 * Makes a token for a user of Pro. The text of it is returned here and stored nowhere. Throws PLAN_REQUIRED on Free, and
 * CONFLICT if the user has as many tokens as are possible.
 */
export function createToken(
  services: Pick<Services, 'db' | 'now' | 'newId' | 'payments'>,
  userId: string,
  { name, scopes, days }: TokenRequest,
): Promise<{ row: ApiTokenRow; token: string }> {
  const { db, now, newId } = services
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await requirePro(tx, services, { userId, sentence: FOR_PRO })
    if ((await countTokens(tx, userId)) >= API_TOKENS_MAX) throw new AppError('CONFLICT', TOO_MANY)
    const token = makeApiToken()
    const createdAt = now()
    const row: ApiTokenRow = {
      id: newId(),
      userId,
      name,
      scopes,
      tokenHash: hashApiToken(token),
      ending: token.slice(-ENDING_LENGTH),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      lastUsedAt: null,
    }
    await insertToken(tx, row)
    const details = { tokenId: row.id, scopes: scopes.join(' '), days }
    await recordAudit(tx, services, { kind: 'token-created', userId, details })
    return { row, token }
  })
}

const FOR_PRO = 'API tokens are part of the Pro plan. Upgrade to make one.'
const TOO_MANY = `You have ${API_TOKENS_MAX} API tokens, which is as many as are possible. Revoke one that you no longer use.`
