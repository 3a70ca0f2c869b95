import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { describeLayout, hashLayout } from '#test/goldens/describe-layout.ts'
import { differenceOf } from '#test/goldens/goldens.ts'
import { pictureDifference, SAME_LEVELS, shrinkPicture } from '#test/goldens/shrink-picture.ts'
import { heroAlone } from '#test/studio/hero-alone.ts'
import { BadInput } from '../bad-input.ts'
import { checkGoldens } from './check-goldens.ts'

describe('the golden of a layout', () => {
  const layout = heroAlone()
  const hashOf = (layers: unknown[]) =>
    hashLayout(describeLayout({ ...layout, layers: layers as typeof layout.layers }))
  const golden = hashOf(layout.layers)

  /** A layer with a changed box, everything else unchanged. */
  const withBox = (change: object) =>
    layout.layers.map((layer) =>
      layer.kind === 'product'
        ? { ...layer, placement: { ...layer.placement, box: { ...layer.placement.box, ...change } } }
        : layer,
    )

  it('depends neither on names in the code nor on the order of fields', () => {
    const renamed = layout.layers.map((layer) => {
      const entries = Object.entries(layer).filter(([name]) => name !== 'kind' && name !== 'part')
      return { ...Object.fromEntries(entries.toReversed()), kind: 'other', part: 'other' }
    })
    expect(hashOf(renamed)).toBe(golden)
    const later: typeof layout & { version: number } = { ...layout, version: 2, family: 'pool' }
    expect(hashLayout(describeLayout(later))).toBe(golden)
  })

  it('includes positions, to a tenth of a pixel', () => {
    const { placement } = layout.layers.find((layer) => layer.kind === 'product')!
    expect(hashOf(withBox({ x: placement.box.x + 0.01 }))).toBe(golden)
    expect(hashOf(withBox({ x: placement.box.x + 0.1 }))).not.toBe(golden)
    expect(hashOf(withBox({ width: placement.box.height, height: placement.box.width }))).not.toBe(golden)
  })

  it('does not depend on the order in which a sum on the half of a step was added up', () => {
    const [sum, other] = [1.2 + 0.56 + 0.59, 0.59 + 0.56 + 1.2]
    expect(sum.toFixed(1)).not.toBe(other.toFixed(1))
    expect(hashOf(withBox({ x: sum }))).toBe(hashOf(withBox({ x: other })))
  })

  it('includes words, colors, shares and the order of the layers', () => {
    const changed = (change: object) => [{ ...layout.layers[0], ...change }, ...layout.layers.slice(1)]
    expect(hashOf(changed({ fill: { type: 'solid', color: '#f2f2f3' } }))).not.toBe(golden)
    expect(hashOf(changed({ opacity: 0.98 }))).not.toBe(hashOf(changed({ opacity: 0.99 })))
    expect(hashOf(layout.layers.toReversed())).not.toBe(golden)
    const reworded = layout.layers.map((layer) => (layer.kind === 'text' ? { ...layer, text: 'Other' } : layer))
    expect(hashOf(reworded)).not.toBe(golden)
  })
})

describe('the golden of a picture', () => {
  const draw = (own: (x: number, y: number) => number) =>
    shrinkPicture(
      drawPixels(
        300,
        250,
        (x, y) => {
          const grey = 90 + x / 3 + own(x, y)
          return [grey, grey, grey * 0.8, 255]
        },
        [],
      ),
    )
  const golden = draw(() => 0)

  it('is the same on a processor that rounds every third pixel differently', () => {
    const rounded = draw((x, y) => (((x * 7 + y * 13) % 3) - 1) / 2)
    expect(pictureDifference(golden, rounded)).toBeLessThanOrEqual(SAME_LEVELS)
  })

  it('differs if a corner is three levels darker, or if every edge is different', () => {
    const inCorner = (x: number, y: number) => x < 60 && y < 50
    expect(
      pictureDifference(
        golden,
        draw((x, y) => (inCorner(x, y) ? -3 : 0)),
      ),
    ).toBeGreaterThan(SAME_LEVELS)
    const striped = draw((x) => (x % 2 === 0 ? 4 : -4))
    expect(pictureDifference(golden, striped)).toBeGreaterThan(SAME_LEVELS)
  })
})

describe('npm run goldens', () => {
  it('distinguishes a moved layout from a moved picture, and a removed cell from a new one', () => {
    const picture = new Uint8Array(63)
    const kept = { layout: 'a', picture }
    expect(differenceOf(kept, { layout: 'a', picture: picture.with(5, 1) })).toBeUndefined()
    expect(differenceOf(kept, { layout: 'b', picture })).toBe('moved: its layout')
    expect(differenceOf(kept, { layout: 'a', picture: picture.with(5, 9) })).toBe('moved: its picture by 9 levels')
    expect(differenceOf(kept, undefined)).toBe('is no longer composed')
    expect(differenceOf(undefined, kept)).toBe('is composed, which it was not')
    expect(differenceOf(undefined, undefined)).toBeUndefined()
  })

  it('refuses a family that it does not know in one sentence', async () => {
    await expect(checkGoldens(['windows'])).rejects.toBeInstanceOf(BadInput)
  })
})
