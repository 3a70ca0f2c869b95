import { expect, it } from 'vitest'
import { createCreativeBody } from './creative.ts'
import { isVisible } from './visible-text.ts'

it.each(['Kettle', '智', '10', '🎉', '—', 'नि', '$'])('sees %j', (text) => expect(isVisible(text)).toBe(true))

it.each(['', '  ', '\u200b\u200d', '\u202e\u2066', '\u3164', '\u2800', '\u0301', '\u00ad\u0007', '\u{e000}'])(
  'sees nothing of %j',
  (text) => expect(isVisible(text)).toBe(false),
)

it('takes no name of which nothing is seen', () => {
  const parsed = createCreativeBody.safeParse({ productName: '\u200b\u200d', productDescription: 'A kettle of steel.' })
  expect(parsed.error?.issues).toMatchObject([
    { path: ['productName'], message: 'Product name must be at least 2 characters' },
  ])
})
