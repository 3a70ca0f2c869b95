import { expect, it } from 'vitest'
import { checkAgainstDocument } from './check-against-document.ts'

const CREDITS = { method: 'GET', path: '/api/credits', status: 200, contentType: 'application/json; charset=utf-8' }
const REFUSED = { ...CREDITS, status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' } }

it('accepts answers that match the document', () => {
  checkAgainstDocument({ ...CREDITS, body: { adGeneration: 10, unlimited: false } })
  checkAgainstDocument(REFUSED)
  checkAgainstDocument({ ...CREDITS, path: '/api/creatives?x=1', body: [] })
  checkAgainstDocument({
    ...CREDITS,
    method: 'DELETE',
    path: '/api/account',
    status: 204,
    contentType: null,
    body: undefined,
  })
  checkAgainstDocument({ ...CREDITS, path: '/creatives', contentType: 'text/html', body: undefined })
})

it.each([
  ['a status', { ...CREDITS, status: 202, body: {} }, /answered 202, which its document does not foresee/],
  ['a field that nobody knows', { ...CREDITS, body: { adGeneration: 1, unlimited: true, secret: 1 } }, /another shape/],
  ['a missing field', { ...CREDITS, body: { unlimited: true } }, /another shape/],
  [
    'a code of another call',
    { ...REFUSED, status: 401, body: { ...REFUSED.body, code: 'NOT_FOUND' } },
    /another shape/,
  ],
  ['a failure without a sentence', { ...REFUSED, body: { code: 'UNAUTHENTICATED' } }, /another shape/],
  ['another media type', { ...CREDITS, contentType: 'text/plain', body: undefined }, /with text\/plain/],
  ['an answer where nothing is', { ...CREDITS, path: '/api/nothing', body: {} }, /is not in the API's document/],
])('rejects %s that the document does not have', (_, answer, complaint) => {
  expect(() => checkAgainstDocument(answer)).toThrow(complaint)
})
