import { expect, it } from 'vitest'
import { typesetter } from '#test/studio/typesetter.ts'
import { builtFractions } from './fractions.ts'

it.each([
  ['⅔ cup', '2⁄3 cup'],
  ['1⅝ in', '1\u202f5⁄8 in'],
  ['½ price', '½ price'],
])('sets %j as %j', (typed, set) => expect(builtFractions(typed)).toBe(set))

it('makes a fraction from the face’s small figures', () => {
  const width = (text: string) =>
    typesetter.setText({ text, face: { family: 'archivo', weight: 700 }, language: 'en', sizePx: 100 })!.widthPx
  expect(width('⅔')).toBeLessThan(0.8 * width('2/3'))
})
