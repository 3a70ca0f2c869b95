import { z } from 'zod'
import { API_TOKEN_DAYS_MAX, API_TOKEN_NAME_MAX } from '../limits.ts'
import { defineCall, idParams } from '../platform/call.ts'
import { TOKEN_SCOPES } from '../platform/token-scope.ts'
import { textOf } from '../text/typed-text.ts'
import { isVisible } from '../text/visible-text.ts'

const NAME_MISSING = 'Please give the token a name'

const nameSchema = textOf({
  min: 1,
  tooShort: NAME_MISSING,
  max: API_TOKEN_NAME_MAX,
  tooLong: `A name must be at most ${API_TOKEN_NAME_MAX} characters`,
}).refine(isVisible, NAME_MISSING)

const DAYS = `A token lasts from 1 to ${API_TOKEN_DAYS_MAX} days`

const scopesSchema = z
  .array(z.enum(TOKEN_SCOPES))
  .min(1, 'Choose what the token may do')
  .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope)))

/** An API token as its owner sees it. The token itself is in the answer that made it, and nowhere else. */
export const apiTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** The last four characters of the token. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** Accurate to the minute; null if the token was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
})

export type ApiToken = z.infer<typeof apiTokenSchema>

/** The user's tokens, the latest first, expired ones included. */
export const listApiTokensCall = defineCall({
  method: 'GET',
  path: '/api/account/tokens',
  success: { 200: z.object({ tokens: z.array(apiTokenSchema) }) },
  codes: ['UNAUTHENTICATED'],
})

/** Makes a token. The answer is the only one that has it. */
export const createApiTokenCall = defineCall({
  method: 'POST',
  path: '/api/account/tokens',
  body: z.object({
    name: nameSchema,
    scopes: scopesSchema,
    /** Days until the token expires. */
    days: z.int(DAYS).min(1, DAYS).max(API_TOKEN_DAYS_MAX, DAYS),
  }),
  success: { 200: apiTokenSchema.extend({ token: z.string() }) },
  codes: ['UNAUTHENTICATED', 'PLAN_REQUIRED', 'CONFLICT'],
})

export type NewApiToken = z.input<typeof createApiTokenCall.body>
export type MadeApiToken = z.infer<(typeof createApiTokenCall)['success'][200]>

/** Revokes a token: it opens nothing from now on. */
export const revokeApiTokenCall = defineCall({
  method: 'DELETE',
  path: '/api/account/tokens/:id',
  params: idParams,
  success: { 204: z.undefined() },
  codes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'],
})
