import { expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { moodDensity, moodLight, moodSide, moodStrength } from './mood.ts'
import { mixMoods, readMood } from './read-mood.ts'

const noise = (x: number, y: number) => 40 + ((x * 73 + y * 151 + x * y * 7) % 180)
const quietNight = drawPixels(200, 120, [16, 20, 38, 255], [(x) => (x > 150 ? [40, 30, 60, 255] : undefined)])
const market = drawPixels(200, 120, (x, y) => [noise(x, y), noise(y, x), noise(x + 5, y + 9), 255], [])
const poster = drawPixels(200, 200, [240, 60, 30, 255], [(x, y) => (x < 70 && y > 60 ? [20, 70, 220, 255] : undefined)])

it('distinguishes a quiet night from a full market', () => {
  const night = readMood(quietNight)!
  expect([moodLight(night), moodDensity(night)]).toEqual(['dark', 'quiet'])
  expect(moodDensity(readMood(market)!)).toBe('full')
})

it('names the two colors of a poster, the larger one first, and that they are vivid', () => {
  const mood = readMood(poster)!
  expect(mood.hue).toBeGreaterThan(20)
  expect(mood.hue).toBeLessThan(50)
  expect(mood.secondHue).toBeGreaterThan(245)
  expect(mood.secondHue).toBeLessThan(280)
  expect(moodStrength(mood)).toBe('vivid')
})

it('names no color of a grey picture', () => {
  const grey = readMood(drawPixels(64, 64, (x) => [x * 3, x * 3, x * 3, 255], []))!
  expect(grey).toMatchObject({ hue: undefined, secondHue: undefined })
  expect(moodStrength(grey)).toBe('muted')
})

it('finds the side on which the weight lies', () => {
  const draw = (from: number) =>
    drawPixels(
      240,
      120,
      [230, 230, 230, 255],
      [(x, y) => (x > from && x < from + 90 ? [noise(x, y), noise(x, y), noise(x, y), 255] : undefined)],
    )
  expect(moodSide(readMood(draw(10))!)).toBe('left')
  expect(moodSide(readMood(draw(140))!)).toBe('right')
  expect(moodSide(readMood(draw(75))!)).toBe('middle')
})

it('returns no mood for an empty picture, nor for none', () => {
  expect(readMood(drawPixels(20, 20, [0, 0, 0, 0], []))).toBeUndefined()
  expect(mixMoods([])).toBeUndefined()
})

it('mixes several: their mean, and a second color from another one', () => {
  const [night, loud] = [readMood(quietNight)!, readMood(poster)!]
  const mixed = mixMoods([{ ...loud, secondHue: undefined }, night])!
  expect(mixed.lightness).toBeCloseTo((night.lightness + loud.lightness) / 2)
  expect(mixed.hue).toBe(loud.hue)
  expect(mixed.secondHue).toBe(night.hue)
})
