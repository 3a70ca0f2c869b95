import { ApiError } from '#web/api/api-error.ts'

const WITHOUT_WORDS = 'An error occurred'
const SERVER_FAULT = 'Something went wrong on our side. Please try again in a moment.'

/** The sentence of an error that a person may read: without the status that ApiError puts before it. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError) return wordsOf(error) + smallPrint(error)
  return error instanceof Error && error.message ? error.message : WITHOUT_WORDS
}

/** A fault of the server's that came without words of its own is told in ours: its status is no sentence. */
function wordsOf({ status, text, code }: ApiError): string {
  if (status >= 500 && code === undefined) return SERVER_FAULT
  return text || WITHOUT_WORDS
}

/** Where the fault is the server's: what to name to its operator, who finds the reason by it in the log. */
function smallPrint({ status, requestId }: ApiError): string {
  return status >= 500 && requestId ? ` (Request ${requestId.slice(0, 8)})` : ''
}
