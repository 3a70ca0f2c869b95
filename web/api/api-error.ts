import { errorBodySchema } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'

interface Answer {
  status: number
  /** What the answer says: the body's `message`, the body itself, or the status text. */
  text: string
  code?: ErrorCode
  field?: string
}

/** An answer that is not a success. `message` is "status: text" (SPEC.md section 8); `text` alone is a plain sentence. */
export class ApiError extends Error implements Answer {
  override name = 'ApiError'
  readonly status: number
  readonly text: string
  readonly code: ErrorCode | undefined
  readonly field: string | undefined

  constructor({ status, text, code, field }: Answer) {
    super(`${status}: ${text}`)
    this.status = status
    this.text = text
    this.code = code
    this.field = field
  }
}

/** Makes the error of an answer; `body` is its text. The upload, which is not a fetch, makes its errors with it too. */
export function toApiError({ status, statusText, body }: { status: number; statusText: string; body: string }) {
  const known = errorBodySchema.safeParse(parseJson(body))
  if (known.success) return new ApiError({ status, text: known.data.message, ...known.data })
  return new ApiError({ status, text: messageOf(parseJson(body)) ?? (body.trim() || statusText) })
}

/** An error body of somebody between us and the server may have a message without one of our codes. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
