import { expect, it } from 'vitest'
import { productDescriptionSchema, productNameSchema, taglinesSchema, updateCreativeBody } from '../ads/creative.ts'
import { countCharacters } from './text-length.ts'

/** Eleven UTF-16 units, and one visible character. */
const FAMILY = '👨‍👩‍👧‍👦'

it.each([
  ['kettle', 6],
  ['🫖', 1],
  ['🇩🇪🇫🇷', 2],
  [FAMILY, 1],
  ['e\u0301te\u0301', 3],
  ['नमस्ते', 3],
  ['', 0],
])('counts %j as %d characters', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})

it('takes as many characters as it says, however long each is, up to four units for each', () => {
  expect(productNameSchema.safeParse('🫖'.repeat(120)).success).toBe(true)
  expect(productNameSchema.safeParse('🫖'.repeat(121)).error?.issues[0]?.message).toMatch(/at most 120 characters/)
  expect(productNameSchema.safeParse('k'.repeat(121)).error?.issues[0]?.message).toMatch(/at most 120 characters/)
  expect(taglinesSchema.safeParse(['🇩🇪'.repeat(120)]).success).toBe(true)
  expect(updateCreativeBody.safeParse({ productPrice: '💶'.repeat(40) }).success).toBe(true)
  // 120 characters, but 1,320 units.
  expect(productNameSchema.safeParse(FAMILY.repeat(120)).error?.issues[0]?.message).toMatch(/at most 120 characters/)
})

it('requires a number of characters, not of units', () => {
  expect(productNameSchema.safeParse('🫖').error?.issues[0]?.message).toBe('Product name must be at least 2 characters')
  expect(productNameSchema.safeParse('🫖🍵').success).toBe(true)
  expect(productDescriptionSchema.safeParse('🫖'.repeat(9)).error?.issues[0]?.message).toMatch(/at least 10 characters/)
  expect(productDescriptionSchema.safeParse('🫖'.repeat(10)).success).toBe(true)
})
