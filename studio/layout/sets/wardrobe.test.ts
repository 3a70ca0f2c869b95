import { describe, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import { isCalm } from '../../brief/thing-world.ts'
import { facesFor } from '../../direction/type-pairing.ts'
import { THING_KINDS, type ThingKind } from '../../language/thing-kinds.ts'
import { faceName } from '../../type/faces.ts'
import { type Ground, groundOf, groundsFor } from './wardrobe.ts'

const STYLES = idsOf(AD_STYLES)
const named = ({ made, falls }: Ground) => `${made ?? 'bare'} ${falls ?? 'nothing'}`
const LOUD = ['rays', 'halftone', 'bands']

describe.each(STYLES)('the wardrobe of %s', (style) => {
  it('has five grounds and more, none of which is behind most kinds of products', () => {
    const shares = new Map<string, number>()
    for (const kind of THING_KINDS) {
      const grounds = groundsFor(style, { kind })
      for (const ground of grounds) shares.set(named(ground), (shares.get(named(ground)) ?? 0) + 1 / grounds.length)
    }
    expect(shares.size).toBeGreaterThanOrEqual(5)
    for (const share of shares.values()) expect(share / THING_KINDS.length).toBeLessThan(0.3)
  })

  it('has three faces and more in each typography that has several families', () => {
    for (const typography of ['modern', 'classic'] as const) {
      const faces = THING_KINDS.flatMap((kind) => facesFor(style, typography, { kind }))
      expect(new Set(faces.map(({ display }) => faceName(display))).size).toBeGreaterThanOrEqual(3)
    }
  })

  it('gives ten things four grounds with any seed, and mostly six', () => {
    const counts = Array.from({ length: 60 }, (_, seed) => {
      const grounds = TEN_KINDS.map((kind) => named(groundOf({ style, kind, use: 'unknown', seed })!))
      return new Set(grounds).size
    })
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
    expect(counts.toSorted((one, other) => one - other)[30]).toBeGreaterThanOrEqual(6)
  })

  it('shows nothing loud behind products that are advertised quietly', () => {
    const calm = THING_KINDS.filter((kind) => isCalm({ kind }))
    for (const kind of calm)
      for (const { falls, made } of groundsFor(style, { kind })) {
        expect(LOUD).not.toContain(falls)
        expect(made).not.toBe('stripes')
      }
  })

  it('shows no room behind products that are worn, used outdoors or unknown', () => {
    const roomless = (['worn', 'outdoors', 'unknown'] as const).flatMap((use) =>
      groundsFor(style, { kind: 'unknown', use }),
    )
    for (const { made, falls } of roomless) {
      expect(['tiles', 'wood', 'terrazzo']).not.toContain(made)
      expect(['window', 'leaves']).not.toContain(falls)
    }
  })

  it('keeps one ground for all formats of an ad, and leaves older ads as they were', () => {
    const ad = { style, kind: 'bakery' as ThingKind, use: 'eaten' as const, seed: 7 }
    expect(groundOf(ad)).toEqual(groundOf({ ...ad }))
    expect(
      groundOf({ style, use: 'eaten', seed: 7 } as { style: AdStyle; use: 'eaten'; seed: number; kind: undefined }),
    ).toBe(undefined)
  })
})

const TEN_KINDS: readonly ThingKind[] = [
  ...(['bakery', 'wellness', 'furniture', 'clothes', 'jewelry', 'computers', 'travel', 'sport', 'tools'] as const),
  'law',
]

it('gives clean tiles to few', () => {
  const ads = THING_KINDS.flatMap((kind) =>
    Array.from({ length: 10 }, (_, seed) => groundOf({ style: 'clean', kind, use: 'unknown', seed })!),
  )
  expect(ads.filter(({ made }) => made === 'tiles').length / ads.length).toBeLessThan(0.1)
})
