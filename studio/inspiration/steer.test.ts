import { expect, it } from 'vitest'
import type { Mood } from './mood.ts'
import { describeSteering, pictureSide, steerColors, steerWords } from './steer.ts'

const mood = (own: Partial<Mood> = {}): Mood => ({
  hue: 58,
  secondHue: undefined,
  chroma: 0.08,
  lightness: 0.6,
  contrast: 0.2,
  density: 0.4,
  massX: 0,
  ...own,
})

const words = {
  headline: 'Turn the world down',
  name: 'Drift',
  support: 'Forty hours.',
  proof: ['One', 'Two'],
  price: '$279',
  oldPrice: undefined,
  badge: '20% off',
  callToAction: 'Shop now',
}

it('sets a hue of the images beside the palette, never the palette’s own', () => {
  expect(steerColors(mood(), 258).beside).toBe(58)
  expect(steerColors(mood({ hue: 250 }), 258).beside).toBeUndefined()
  expect(steerColors(mood({ hue: 250, secondHue: 145 }), 258).beside).toBe(145)
})

it('softens the colors for muted images only', () => {
  expect(steerColors(mood({ chroma: 0.02 }), 258).strength).toBeLessThan(1)
  expect(steerColors(mood(), 258).strength).toBe(1)
})

it('shows fewer words after quiet images, and keeps name, offer and action', () => {
  const quiet = steerWords(mood({ density: 0.1 }), words)
  expect(quiet).toEqual({ ...words, support: undefined, proof: [] })
  expect(steerWords(mood(), words)).toBe(words)
})

it('describes what was taken, and returns nothing if nothing was', () => {
  const dark = mood({ lightness: 0.3, density: 0.1, chroma: 0.02 })
  expect(describeSteering(dark, steerColors(dark, 258))).toBe(
    'Taken from your inspiration images: their dark mood, softer colors, orange beside your palette and fewer words.',
  )
  expect(describeSteering(mood({ hue: undefined }), steerColors(mood({ hue: undefined }), 258))).toBeUndefined()
})

it('puts the picture on the side of the images’ weight', () => {
  const left = mood({ massX: -0.4, hue: undefined })
  expect(pictureSide(left)).toBe('left')
  expect(pictureSide(mood({ massX: 0.4 }))).toBe('right')
  expect(pictureSide(mood())).toBeUndefined()
  expect(describeSteering(left, steerColors(left, 258))).toBe(
    'Taken from your inspiration images: the picture on the left where there is room.',
  )
})
