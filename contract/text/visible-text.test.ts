import { expect, it } from 'vitest'
import { createCreativeBody } from '../ads/creative.ts'
import { isVisible } from './visible-text.ts'

it.each(['Kettle', '智', '10', '🎉', '—', 'नि', '$'])('finds %j visible', (text) => expect(isVisible(text)).toBe(true))

it.each(['', '  ', '\u200b\u200d', '\u202e\u2066', '\u3164', '\u2800', '\u0301', '\u00ad\u0007', '\u{e000}'])(
  'finds nothing visible in %j',
  (text) => expect(isVisible(text)).toBe(false),
)

it('accepts no name without a visible character', () => {
  const parsed = createCreativeBody.safeParse({ productName: '\u200b\u200d', productDescription: 'A kettle of steel.' })
  expect(parsed.error?.issues).toMatchObject([
    { path: ['productName'], message: 'Product name must be at least 2 characters' },
  ])
})
