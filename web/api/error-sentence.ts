import { ApiError } from '#web/api/api-error.ts'

const WITHOUT_WORDS = 'An error occurred'

/** The sentence of an error that a person may read: without the status that ApiError puts before it. */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError) return error.text || WITHOUT_WORDS
  return error instanceof Error && error.message ? error.message : WITHOUT_WORDS
}
