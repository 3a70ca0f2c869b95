import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { cropPixels } from '../photo/pixels/crop-pixels.ts'
import { type AdTraits, angleDistance, layoutDistance, measureDistance, paletteDistance } from './measure-distance.ts'
import { seePictureTraits } from './see-picture.ts'

type Color = readonly [number, number, number, number]
const NIGHT: Color = [20, 30, 60, 255]
const SAND: Color = [230, 210, 170, 255]
const RUST: Color = [180, 80, 40, 255]

/** Draws a disc on a ground with a light stripe, as an ad has its product and its headline. */
function draw(ground: Color, { discX = 90, stripeY = 20, isDisc = true } = {}) {
  return drawPixels(128, 128, ground, [
    (x, y) => {
      if (isDisc && Math.hypot(x - discX, y - 80) < 30) return RUST
      return !isDisc && x > 20 && x < 50 && y > 40 ? RUST : undefined
    },
    (x, y) => (y > stripeY && y < stripeY + 14 && x > 10 && x < 80 ? SAND : undefined),
  ])
}

const adOf = (pixels: ReturnType<typeof draw>, own: Partial<AdTraits> = {}): AdTraits => ({
  picture: seePictureTraits(pixels),
  ...own,
})
const box = (x: number, y: number, width = 0.4, height = 0.1) => ({ x, y, width, height })
const AD = adOf(draw(NIGHT))

describe('the distance of two ads', () => {
  it('is 0 from itself, with every part that is known', () => {
    const layout = { family: 'panel', words: [box(0.1, 0.1)], product: box(0.5, 0.5) }
    const ad = { ...AD, layout, headline: 'Sleep well', angle: 'benefit' as const }
    expect(measureDistance(ad, ad)).toEqual({
      total: 0,
      parts: { picture: 0, layout: 0, palette: 0, angle: 0 },
      isTooAlike: true,
    })
  })

  it('stays small for a cropped copy, and is the same both ways', () => {
    const cropped = adOf(cropPixels(draw(NIGHT), { x: 6, y: 6, width: 116, height: 116 }))
    expect(measureDistance(AD, cropped).isTooAlike).toBe(true)
    expect(measureDistance(cropped, AD)).toEqual(measureDistance(AD, cropped))
  })

  it('grows with other colors, and with another picture', () => {
    const recolored = measureDistance(AD, adOf(draw([30, 90, 50, 255])))
    const other = measureDistance(AD, adOf(draw(SAND, { isDisc: false, stripeY: 100 })))
    expect(recolored.total).toBeGreaterThan(0)
    expect(recolored.total).toBeLessThan(other.total)
    expect(other.isTooAlike).toBe(false)
  })

  it('compares planes by their colors alone, and with anything else', () => {
    const plane = (color: Color) => adOf(drawPixels(64, 64, color, []))
    expect(measureDistance(plane(NIGHT), plane(NIGHT)).total).toBe(0)
    expect(measureDistance(plane(NIGHT), plane(SAND)).parts).toEqual({ picture: 0, palette: 100 })
    expect(measureDistance(plane(NIGHT), AD).parts.picture).toBe(100)
  })

  it('leaves out what is unknown of either ad', () => {
    const known = { ...AD, layout: { words: [box(0.1, 0.1)] }, headline: 'Sleep well' }
    expect(Object.keys(measureDistance(known, AD).parts)).toEqual(['picture', 'palette'])
  })
})

describe('colors', () => {
  const of = (lightness: number, share: number) => ({ lab: [lightness, 0, 0] as const, share })

  it('count by their area', () => {
    const mostlyDark = [of(0.2, 0.9), of(0.9, 0.1)]
    expect(paletteDistance(mostlyDark, [of(0.2, 0.8), of(0.9, 0.2)])).toBeCloseTo((0.1 * 0.7) / 0.25)
    expect(paletteDistance(mostlyDark, [of(0.2, 0.1), of(0.9, 0.9)])).toBe(1)
  })

  it('are unknown of a picture that has none', () => expect(paletteDistance([], [of(1, 1)])).toBeUndefined())
})

describe('layouts', () => {
  const layout = { family: 'panel', words: [box(0.1, 0.1)], product: box(0.5, 0.5) }

  it.each([
    ['nothing for words that are cut into boxes otherwise', { words: [box(0.1, 0.1, 0.2), box(0.3, 0.1, 0.2)] }, 0],
    ['a fifth for another family alone', { family: 'nebula' }, 0.2],
    ['half of the places for a product elsewhere', { product: box(0, 0) }, 0.4],
  ])('counts %s', (_, own, expected) => expect(layoutDistance(layout, { ...layout, ...own })).toBeCloseTo(expected))

  it('counts words far away as all of their place', () => {
    expect(layoutDistance({ words: [box(0, 0)] }, { words: [box(0.5, 0.8)] })).toBe(1)
  })
})

describe('words', () => {
  const saying = (own: Partial<AdTraits>): AdTraits => ({ ...AD, ...own })

  it.each([
    ['the same line in other case and punctuation', { headline: 'Sleep well' }, { headline: 'SLEEP WELL!' }, 0],
    ['a line that a picture shows among others', { headline: 'Sleep well' }, { words: 'Acme Sleep well from 20' }, 0],
    ['a line that it does not show', { headline: '睡好觉' }, { words: 'xyz' }, 1],
    ['one line for two angles', { headline: 'A', angle: 'price' }, { headline: 'A', angle: 'product' }, 0.5],
    ['no line that is known', { headline: 'A' }, {}, undefined],
  ] satisfies [string, Partial<AdTraits>, Partial<AdTraits>, number | undefined][])(
    'are compared: %s',
    (_, one, other, expected) => {
      expect(angleDistance(saying(one), saying(other))).toBe(expected)
    },
  )
})
