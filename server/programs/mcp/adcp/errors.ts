import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ErrorCode } from '#contract/platform/errors.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Services } from '#server/services.ts'
import { NOT_READY } from '../sentences.ts'

/** The standard's classes of what a caller can do about an error. */
type Recovery = 'transient' | 'correctable' | 'terminal'

/** An error as the standard writes it. */
export interface AdcpErrorBody {
  code: string
  message: string
  field?: string
  recovery: Recovery
  retry_after?: number
  details?: object
}

/** A refusal in the standard's words. `field` is the path of the input that was wrong. */
export class AdcpError extends Error {
  readonly body: AdcpErrorBody

  constructor(
    code: string,
    message: string,
    { recovery = 'correctable', ...more }: Partial<Omit<AdcpErrorBody, 'code' | 'message'>> = {},
  ) {
    super(message)
    this.name = 'AdcpError'
    this.body = { code, message, recovery, ...more }
  }
}

/** The standard's codes for ours. A code that is missing here is sent as it is, which the standard allows. */
const CODES: Partial<Record<ErrorCode, { code: string; recovery?: Recovery; retryAfter?: number }>> = {
  VALIDATION_FAILED: { code: 'VALIDATION_ERROR' },
  UNSUPPORTED_MEDIA_TYPE: { code: 'VALIDATION_ERROR' },
  PAYLOAD_TOO_LARGE: { code: 'VALIDATION_ERROR' },
  GENERATION_FAILED: { code: 'VALIDATION_ERROR' },
  SCOPE_REQUIRED: { code: 'SCOPE_INSUFFICIENT' },
  NOT_FOUND: { code: 'CREATIVE_NOT_FOUND' },
  // Another user's creative is answered like one that does not exist.
  NOT_OWNER: { code: 'CREATIVE_NOT_FOUND' },
  IDEMPOTENCY_KEY_REUSED: { code: 'IDEMPOTENCY_CONFLICT' },
  IDEMPOTENCY_KEY_IN_USE: { code: 'IDEMPOTENCY_IN_FLIGHT', recovery: 'transient', retryAfter: 5 },
  ANSWER_LOST: { code: 'CONFLICT', recovery: 'terminal' },
  TOO_MANY_REQUESTS: { code: 'RATE_LIMITED', recovery: 'transient', retryAfter: 60 },
  UNAVAILABLE: { code: 'SERVICE_UNAVAILABLE', recovery: 'transient', retryAfter: 5 },
  STORAGE_FULL: { code: 'SERVICE_UNAVAILABLE', recovery: 'transient' },
}

export const NO_SUCH_CREATIVE = 'There is no such creative in this account: list_creatives lists them.'

/** Describes any failure in the standard's words. What is unexpected goes to the log, and gets one plain sentence. */
export function presentAdcpError(error: unknown, host: { services: Pick<Services, 'log'> }): AdcpErrorBody {
  if (error instanceof AdcpError) return error.body
  if (error instanceof AppError) return describeAppError(error)
  host.services.log.error({ err: error }, 'An AdCP task failed')
  return { code: 'SERVICE_UNAVAILABLE', message: NOT_READY, recovery: 'transient' }
}

function describeAppError(error: AppError): AdcpErrorBody {
  const { code, recovery = 'correctable', retryAfter } = CODES[error.code] ?? { code: error.code }
  return {
    code,
    message: code === 'CREATIVE_NOT_FOUND' ? NO_SUCH_CREATIVE : asSentence(error.message),
    ...(error.field !== undefined && { field: error.field }),
    recovery,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  }
}

/** Ends a message that stands under a field in a form, where it has no full stop. */
export function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}

/** Runs a fetch whose failure is one of a field: the sentence says what is wrong with its address. */
export async function fetchedFor<Result>(
  { field, code, what }: { field: string; code: string; what: string },
  fetching: () => Promise<Result>,
): Promise<Result> {
  try {
    return await fetching()
  } catch (error) {
    if (error instanceof FetchError) throw new AdcpError(code, `${what}: ${error.message}.`, { field })
    if (error instanceof AppError && error.code !== 'TOO_MANY_REQUESTS') {
      const { code: own, recovery, retry_after } = describeAppError(error)
      throw new AdcpError(own, asSentence(error.message), {
        field,
        recovery,
        ...(retry_after !== undefined && { retry_after }),
      })
    }
    throw error
  }
}

/** Makes the result of a failed task: the error in the envelope and in the payload, as the standard asks for. */
export function failTask(error: AdcpErrorBody, envelope: object): CallToolResult {
  const structuredContent = { status: 'failed', ...envelope, adcp_error: error, errors: [error] }
  return {
    isError: true,
    structuredContent,
    content: [
      { type: 'text', text: error.message },
      { type: 'text', text: JSON.stringify(structuredContent) },
    ],
  }
}
