import { expect, it } from 'vitest'
import type { Face } from './faces.ts'
import { shapeCache } from './shape-cache.ts'
import type { TextShape } from './type-context.ts'

const [serif, sans] = [{ family: 'fraunces' }, { family: 'anton' }] as unknown as Face[]

function counted(maxEntries: number) {
  const cache = shapeCache(maxEntries)
  let made = 0
  return (face: Face, language: string, text: string) =>
    cache(face, language, text, () => ({ capEm: (made += 1) }) as TextShape).capEm
}

it('makes a shape once for each face, language and text', () => {
  const ask = counted(10)
  const all = () => [ask(serif!, 'en', 'a'), ask(sans!, 'en', 'a'), ask(serif!, 'de', 'a'), ask(serif!, 'en', 'b')]
  expect(all()).toEqual([1, 2, 3, 4])
  expect(all()).toEqual([1, 2, 3, 4])
})

it('forgets everything when it is full', () => {
  const ask = counted(2)
  expect(['a', 'b', 'a', 'c', 'c', 'a'].map((text) => ask(serif!, 'en', text))).toEqual([1, 2, 1, 3, 3, 4])
})
