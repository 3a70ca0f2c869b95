import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/platform/errors.ts'
import { translated, t } from '#web/i18n/i18n.ts'

interface Answer {
  status: number
  /** The sentence for the user, in the page's language. */
  text: string
  /** The text after the status in `message`, if it is not the sentence: the body, or the status text. */
  detail?: string
  code?: ErrorCode
  field?: string
  /** The whole body, which has more fields for some codes (`details` of a call in the contract). */
  body?: unknown
  /** The current version of the resource. */
  etag?: string
  /** The id under which the server's log has the request. */
  requestId?: string
}

/**
 * An answer that is not a success. `message` is "status: text" (SPEC.md section 8); `text` alone is a plain sentence.
 */
export class ApiError extends Error implements Omit<Answer, 'detail'> {
  override name = 'ApiError'
  readonly status: number
  readonly text: string
  readonly code: ErrorCode | undefined
  readonly field: string | undefined
  readonly body: unknown
  readonly etag: string | undefined
  readonly requestId: string | undefined

  constructor({ status, text, detail = text, code, field, body, etag, requestId }: Answer) {
    super(`${status}: ${detail}`)
    this.status = status
    this.text = text
    this.code = code
    this.field = field
    this.body = body
    this.etag = etag
    this.requestId = requestId
  }
}

/**
 * Makes the error of an answer; `body` is its text. Uploads, which do not use fetch, make their errors with it too.
 */
export function toApiError(answer: {
  status: number
  statusText: string
  body: string
  etag?: string
  requestId?: string | null
}) {
  const { status, statusText, body, etag } = answer
  const requestId = answer.requestId ?? undefined
  const parsed = parseJson(body)
  if (isErrorBody(parsed)) {
    const { code, message, field } = parsed
    return new ApiError({
      status,
      code,
      field,
      text: translated(message),
      detail: message,
      body: parsed,
      etag,
      requestId,
    })
  }
  const sentence = messageOf(parsed) ?? wordsOf(body)
  // HTTP/2 sends no status text.
  const detail = sentence ?? (body.trim() || statusText || (status === 500 ? 'Internal Server Error' : 'Error'))
  return new ApiError({ status, text: sentence ? translated(sentence) : sentenceWithout(status), detail, requestId })
}

/** Gives a body that reads as a sentence. A gateway's page or a program's internal message is not meant for people. */
function wordsOf(body: string): string | undefined {
  const words = body.trim()
  return words === '' || words.length > 200 || /[<{\n]/.test(words) ? undefined : words
}

/** Gives the sentence for an answer that has none: a crash, or an answer of a proxy between us and the server. */
function sentenceWithout(status: number): string {
  if (status >= 500) return t('The server could not do this just now. Please try again in a minute.')
  return t('The server did not take this. Please reload the page and try again.')
}

/** Checks the fields by hand: a schema would make every page that calls the server load the parser. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (messageOf(body) === undefined) return false
  const { code, field } = body as Partial<Record<keyof ErrorBody, unknown>>
  return typeof code === 'string' && code in ERROR_STATUS && (field === undefined || typeof field === 'string')
}

/** Gives the message of an error body. That of a proxy may have a message without one of our codes. */
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
