import { expect, it } from 'vitest'
import { toApiError } from '#web/api/api-error.ts'
import { errorSentence } from '#web/api/error-sentence.ts'

const body = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'Please try again.' })
const answer = { status: 500, statusText: 'No', body, requestId: '4f1c0d2e-0000-4000-8000-000000000000' }

it('names the request where the fault is the server’s, and nowhere else', () => {
  expect(errorSentence(toApiError(answer))).toBe('Please try again. (Request 4f1c0d2e)')
  expect(errorSentence(toApiError({ ...answer, requestId: null }))).toBe('Please try again.')
  expect(errorSentence(toApiError({ ...answer, status: 403 }))).toBe('Please try again.')
  expect(errorSentence(new Error('The server could not be reached.'))).toBe('The server could not be reached.')
})
