import type { APICallError } from 'ai'
import { ContentRefused, ModelFault } from './failures.ts'

/**
 * Classifies an error of the SDK. `deadline` is the signal of our own time limit. Errors are recognised by their shapes
 * and not by their classes, so that the SDK is loaded only if a model is called.
 */
export function readModelFailure(error: unknown, deadline: AbortSignal): ContentRefused | ModelFault {
  if (error instanceof ContentRefused || error instanceof ModelFault) return error
  if (deadline.aborted) return new ModelFault('timeout')
  const { name, cause } = error as Error
  if (name === 'AI_APICallError') return readCallError(error as APICallError)
  // A body that breaks off, or a connection that does.
  if (name === 'TypeError' || name === 'AbortError') return new ModelFault('unreachable')
  if (name === 'AI_RetryError' && cause) return readModelFailure(cause, deadline)
  return isFiltered(error) ? new ContentRefused() : new ModelFault('unreadable')
}

function readCallError(error: APICallError): ContentRefused | ModelFault {
  const { statusCode: status, responseHeaders: headers } = error
  if (status === undefined) return new ModelFault('unreachable')
  if (status < 300) return new ModelFault(brokeOff(error) ? 'unreachable' : 'unreadable', { status })
  if (REFUSALS.test(codesOf(error))) return new ContentRefused()
  if (status === 429) {
    // Waiting does not mend an account without money.
    if (/insufficient_quota|billing/i.test(codesOf(error))) return new ModelFault('rejected', { status })
    return new ModelFault('rate-limited', { status, ...retryAfter(headers) })
  }
  if (status >= 500 || status === 408) return new ModelFault('server-error', { status, ...retryAfter(headers) })
  return new ModelFault('rejected', { status })
}

/** Codes by which providers refuse the content: OpenAI, Azure, Google and servers that follow them. */
const REFUSALS =
  /content_policy|content_filter|moderation_blocked|safety|responsibleai|prohibited_content|content[ _]moderation|image_generation_user_error/i

/** Reads code, type and message of an error's body, which are only inspected, never stored. */
function codesOf({ data, message, responseBody }: APICallError): string {
  return [JSON.stringify(data ?? ''), message, responseBody ?? ''].join(' ').slice(0, 4000)
}

function brokeOff({ cause }: APICallError): boolean {
  const reason = (cause as Error | undefined)?.message ?? ''
  return /terminated|aborted|other side closed|ECONNRESET|premature/i.test(reason)
}

/** Recognises the finish reason of a language model, or of an image model that answers like one. */
function isFiltered(error: unknown): boolean {
  const { finishReason, text, responses, calls } = error as Record<string, unknown>
  if (finishReason === 'content-filter') return true
  const details = JSON.stringify([text ?? '', responses ?? '', calls ?? '']).slice(0, 20_000)
  return /PROHIBITED_CONTENT|IMAGE_SAFETY|"SAFETY"|BLOCKLIST|content-filter/.test(details)
}

function retryAfter(headers: Record<string, string> | undefined): { retryAfterMs?: number } {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(exact) && exact >= 0) return { retryAfterMs: exact }
  const text = headers?.['retry-after']
  if (!text) return {}
  const seconds = Number(text)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) && ms >= 0 ? { retryAfterMs: ms } : {}
}
