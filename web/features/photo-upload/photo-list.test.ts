import { expect, it } from 'vitest'
import { withHero, withKeepWhole, withMoved } from './photo-list.ts'

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

it('keeps one photo whole, and lets it be cut out again', () => {
  const kept = withKeepWhole([a, b], b, true)
  expect(kept.map((image) => image.keepWhole)).toEqual([undefined, true])
  expect(withKeepWhole(kept, kept[1]!, false)).toEqual([a, b])
})
