import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'
import type { TokenScope } from './token-scope.ts'

/**
 * One call of the API: what the client sends and what the server answers. Both sides infer their types from it, so no
 * shape is written twice. `path` is in Fastify's form (`/api/creatives/:id`).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Scope that an API token needs for this call. A call without one is for signed-in browsers only. */
  scope?: TokenScope
  params?: z.ZodType
  query?: z.ZodType
  /**
   * Set if the call makes or spends something that a repeat would make or spend again: a row, a picture, a job, a credit
   * or a question to a model. It accepts an Idempotency-Key, with which it happens once.
   */
  idempotent?: true
  /** Request headers of this call, by their names in the document. */
  headers?: z.ZodType
  body?: z.ZodType
  /** The schema of each success, by status. A 204 has `z.undefined()`. */
  success: Partial<Record<200 | 201 | 202 | 204, z.ZodType>>
  /** Set if successful answers carry the version of what they show as ETag. */
  versioned?: true
  /**
   * Additional fields of a failure with this code, beside code, message and field.
   */
  details?: Partial<Record<ErrorCode, z.ZodObject>>
  /** Error codes that this call may answer with, beside the common ones. */
  codes: readonly ErrorCode[]
}

export function defineCall<const C extends Call>(call: C): C {
  return call
}

export const errorBodySchema = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  field: z.string().optional(),
})

/** Error codes that any call may answer with, beside its own. */
const COMMON_CODES = [
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
  'STORAGE_FULL',
] as const satisfies ErrorCode[]

/** Error codes that any call with a body may answer with: the body is read before anything else is checked. */
const CHANGE_CODES = [
  'VALIDATION_FAILED',
  'CROSS_SITE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies ErrorCode[]

/** Error codes that any call for a user may answer with, if it is sent with an API token. */
const TOKEN_CODES = ['PLAN_REQUIRED', 'SCOPE_REQUIRED'] as const satisfies ErrorCode[]

/** Error codes that a call may answer with, if it is sent with an Idempotency-Key. */
const IDEMPOTENCY_CODES = [
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
  'ANSWER_LOST',
] as const satisfies ErrorCode[]

/** Lists every error code that a call may answer with. */
export function codesOf({ method, codes, idempotent }: Pick<Call, 'method' | 'codes' | 'idempotent'>): ErrorCode[] {
  const ofTokens = codes.includes('UNAUTHENTICATED') ? TOKEN_CODES : []
  const ofKeys = idempotent ? IDEMPOTENCY_CODES : []
  return [...new Set([...codes, ...ofTokens, ...ofKeys, ...(method === 'GET' ? [] : CHANGE_CODES), ...COMMON_CODES])]
}

/** Restricts a list to what was changed at that moment or later. */
export const updatedSinceSchema = z.iso.datetime({ offset: true })

/**
 * Path parameters with an id. A parameter that is not a uuid cannot name anything, so the server answers 404 and not
 * 400 (see http/errors).
 */
export const idParams = z.object({ id: z.uuid() })
