import { expect, it } from 'vitest'
import { withCutOut, withHero, withMoved } from './photo-list.ts'

const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ url: `/api/images/${name}`, name })) as [never, never, never]
const names = (images: { name: string }[]) => images.map(({ name }) => name).join('')

it('puts the hero first and leaves the others in their order', () => {
  expect(names(withHero([a, b, c], c))).toBe('cab')
  expect(names(withHero([a, b, c], a))).toBe('abc')
})

it('moves a photo by one place, and not beyond the ends', () => {
  expect(names(withMoved([a, b, c], b, -1))).toBe('bac')
  expect(names(withMoved([a, b, c], b, 1))).toBe('acb')
  expect(names(withMoved([a, b, c], a, -1))).toBe('abc')
  expect(names(withMoved([a, b, c], c, 1))).toBe('abc')
})

it('sets for one photo whether it is cut out', () => {
  const kept = withCutOut([a, b], '/api/images/b', 'never')
  expect(kept.map((image) => image.cutOut)).toEqual([undefined, 'never'])
  expect(withCutOut(kept, '/api/images/b', 'auto').map((image) => image.cutOut)).toEqual([undefined, 'auto'])
})
