import { describe, expect, it } from 'vitest'
import type { FontStack } from '../fonts/font-stack.ts'
import { lineCache } from './line-cache.ts'

const [serif, sans] = [{ key: 'serif' }, { key: 'sans' }] as FontStack[]

describe('the cache of set lines', () => {
  it('makes a value once for each text, stack, direction and tracking', () => {
    const cache = lineCache<number>(100)
    let made = 0
    const asked = [
      ['Sale', serif, 'ltr', 0],
      ['Sale', sans, 'ltr', 0],
      ['Sale', serif, 'rtl', 0],
      ['Sale', serif, 'ltr', 0.02],
      ['Sales', serif, 'ltr', 0],
    ] as const
    const ask = () =>
      asked.map(([text, stack, direction, trackingEm]) =>
        cache(text, { stack: stack!, direction }, trackingEm, () => (made += 1)),
      )
    expect(ask()).toEqual([1, 2, 3, 4, 5])
    expect(ask()).toEqual([1, 2, 3, 4, 5])
  })

  it('forgets everything when it is full', () => {
    const cache = lineCache<number>(2)
    let made = 0
    const ask = (text: string) => cache(text, { stack: serif!, direction: 'ltr' }, 0, () => (made += 1))
    expect(['a', 'b', 'a', 'c', 'c', 'a'].map(ask)).toEqual([1, 2, 1, 3, 3, 4])
  })

  it('caches zero as well', () => {
    const cache = lineCache<number>(2)
    const style = { stack: serif!, direction: 'ltr' as const }
    cache('', style, 0, () => 0)
    expect(cache('', style, 0, () => 1)).toBe(0)
  })
})
