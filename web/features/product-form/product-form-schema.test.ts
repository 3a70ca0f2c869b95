import { expect, it } from 'vitest'
import { makeCreative } from '#test/web/make-creative.ts'
import { formInputOf, productFieldsOf } from './product-form-fields.ts'
import { productFormSchema } from './product-form-schema.ts'

const typed = {
  productName: 'Lamp',
  productDescription: 'A desk lamp of brushed brass.',
  productPrice: '',
  productDiscount: '',
  taglines: [],
}

const messageOf = (change: object) => productFormSchema.safeParse({ ...typed, ...change }).error?.issues[0]?.message

it('says what is too short, in the words of the specification', () => {
  expect(messageOf({ productName: 'L' })).toBe('Product name must be at least 2 characters')
  expect(messageOf({ productName: ' L ' })).toBe('Product name must be at least 2 characters')
  expect(messageOf({ productDescription: 'A lamp.' })).toBe('Description must be at least 10 characters')
})

it('says what is too long', () => {
  expect(messageOf({ taglines: [{ text: 'x'.repeat(121) }] })).toBe('A tagline must be at most 120 characters')
  expect(messageOf({ productName: 'x'.repeat(121) })).toBe('Product name must be at most 120 characters')
})

it('takes price and discount as free text, or not at all', () => {
  expect(messageOf({ productPrice: 'from €89,–', productDiscount: 'two for one' })).toBeUndefined()
  expect(messageOf({})).toBeUndefined()
})

it('makes the fields of what was typed, without blank taglines and prices', () => {
  const fields = productFieldsOf({ ...typed, productPrice: '$89', taglines: [{ text: 'Glow' }, { text: '  ' }] })
  expect(fields).toMatchObject({ productPrice: '$89', productDiscount: null, taglines: ['Glow'] })
})

it('makes the same form of the fields that it made', () => {
  const fields = productFieldsOf({ ...typed, productPrice: '$89', taglines: [{ text: 'Glow' }] })
  expect(productFieldsOf(formInputOf(makeCreative(fields)))).toEqual(fields)
})
