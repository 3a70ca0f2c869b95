import { expect, it } from 'vitest'
import { scaleMask } from './mask.ts'

it('a mask grows smoothly, and its corners stay', () => {
  const grown = scaleMask({ data: Uint8Array.of(0, 200), widthPx: 2, heightPx: 1 }, { widthPx: 8, heightPx: 2 })
  const row = [0, 0, 25, 75, 125, 175, 200, 200]
  expect([...grown.data]).toEqual([...row, ...row])
})

it('a mask that is scaled to its own size stays as it is', () => {
  const mask = { data: Uint8Array.of(1, 20, 255, 0, 7, 99), widthPx: 3, heightPx: 2 }
  expect(scaleMask(mask, mask)).toEqual(mask)
})
