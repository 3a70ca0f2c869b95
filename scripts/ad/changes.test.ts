import { expect, it } from 'vitest'
import { readChanges } from './changes.ts'

it('reads words, colors and the photo', () => {
  const list = ['price=$1,999', 'badge=', 'headline=a = b', 'accent=#3B82F6', 'keepPhotoWhole=true']
  expect(readChanges(list)).toEqual({
    words: { price: '$1,999', badge: null, headline: 'a = b' },
    colors: { accent: '#3b82f6' },
    keepPhotoWhole: true,
  })
  expect(readChanges(['legalLine='])).toMatchObject({ words: { legalLine: null } })
  expect(readChanges(['heroPhoto=2'])).toMatchObject({ hero: 1 })
  expect(readChanges(['productSize=2', 'headlineSize=-1', 'place=left'])).toMatchObject({
    dials: { product: 2, headline: -1, place: 'left' },
  })
  expect(readChanges([])).toBeUndefined()
})

it.each([
  ['price', 'has no "="'],
  ['size=9', '"size" cannot be changed'],
  ['headline=', 'cannot do without its headline'],
  ['accent=blue', '"blue" is no color'],
  ['keepPhotoWhole=yes', 'is true or false'],
  ['name=', 'cannot do without its name'],
  ['productSize=4', 'is a number of steps from -3 to 3'],
  ['logoSize=', 'is a number of steps'],
  ['place=up', 'is one of left, right, nearer'],
  ['heroPhoto=0', 'is the place of a photo'],
])('refuses %s with a sentence', (change, sentence) => {
  expect(() => readChanges([change])).toThrow(sentence)
})
