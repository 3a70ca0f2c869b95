import { expect, it } from 'vitest'
import { makeSeal } from './seal.ts'

const SECRET = 'a secret of many letters'

it('opens what it sealed, for the same row and the same purpose alone', () => {
  const { seal, open } = makeSeal([SECRET], 'webhook-secret')
  const sealed = seal('row', 'whsec_x')
  expect(sealed).not.toContain('whsec')
  expect(seal('row', 'whsec_x')).not.toBe(sealed)
  expect(open('row', sealed)).toBe('whsec_x')
  expect(open('another row', sealed)).toBeUndefined()
  expect(makeSeal([SECRET], 'review-link').open('row', sealed)).toBeUndefined()
  for (const odd of ['', 'x', `${sealed.slice(0, -4)}AAAA`]) expect(open('row', odd)).toBeUndefined()
})

it('opens what was sealed with a secret that is still accepted', () => {
  const sealed = makeSeal([SECRET], 'webhook-secret').seal('row', 'whsec_x')
  expect(makeSeal(['new', SECRET], 'webhook-secret').open('row', sealed)).toBe('whsec_x')
  expect(makeSeal(['new'], 'webhook-secret').open('row', sealed)).toBeUndefined()
})
