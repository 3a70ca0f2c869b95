import { expect, it } from 'vitest'
import { toApiError } from '#web/api/platform/api-error.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'

const body = JSON.stringify({ code: 'INTERNAL_ERROR', message: 'Please try again.' })
const answer = { status: 500, statusText: 'No', body, requestId: '4f1c0d2e-0000-4000-8000-000000000000' }

it('names the request if the fault is the server’s, and only then', () => {
  expect(errorSentence(toApiError(answer))).toBe('Please try again. (Request 4f1c0d2e)')
  expect(errorSentence(toApiError({ ...answer, requestId: null }))).toBe('Please try again.')
  expect(errorSentence(toApiError({ ...answer, status: 403 }))).toBe('Please try again.')
  expect(errorSentence(new Error('The server could not be reached.'))).toBe('The server could not be reached.')
})

const html = '<html><body><h1>500</h1></body></html>'

it.each([
  ['nothing', 500, 'Internal Server Error', '', '500: Internal Server Error', /just now\. Please try again/],
  ['nothing over HTTP/2, which has no status text', 500, '', '', '500: Internal Server Error', /just now\. Please/],
  ['nothing, with a status that nobody knows', 599, '', ' ', '599: Error', /just now\. Please try again/],
  ['a page', 500, '', html, `500: ${html}`, /just now\. Please try again/],
  ['JSON without a message', 502, '', '{"error":1}', '502: {"error":1}', /just now\. Please try again/],
  ['too much', 413, '', '', '413: Error', /did not take this/],
  ['words', 500, '', 'The printer is on fire.', '500: The printer is on fire.', /^The printer is on fire\.$/],
])(
  'keeps "status: text" of an answer of %s, and says a sentence',
  (_what, status, statusText, text, message, sentence) => {
    const error = toApiError({ status, statusText, body: text })
    expect(error.message).toBe(message)
    expect(errorSentence(error)).toMatch(sentence)
  },
)
