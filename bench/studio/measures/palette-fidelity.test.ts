import { parse, type Rgb } from 'culori'
import { expect, test } from 'vitest'
import { chosenHueShare, isNear, labDifference, paletteFidelity, tintsAndShades } from './palette-fidelity.ts'

const blue = tintsAndShades('#1e64ef')
const near = (hex: string) => isNear(parse(hex) as Rgb, blue)

test('the palette’s own color, its tints and its shades belong to it', () => {
  expect([near('#1e64ef'), near('#a9c3f9'), near('#0b2558')]).toEqual([true, true, true])
})

test('grays belong to every palette, and another hue to none', () => {
  expect([near('#808080'), near('#ffffff'), near('#d4232a'), near('#fecf10')]).toEqual([true, true, false, false])
})

const ground = (colors: Record<string, number>) =>
  Object.entries(colors).map(([hex, pixels]) => ({ color: parse(hex) as Rgb, pixels }))

test('fidelity is the share of the pixels, and an invalid color is skipped', () => {
  const measured = ground({ '#1e64ef': 30, '#ffffff': 50, '#d4232a': 20 })
  expect(paletteFidelity(measured, ['#1e64ef', 'blue-ish'])).toBeCloseTo(0.8, 9)
  expect(paletteFidelity(measured, ['#1e64ef', '#d4232a'])).toBe(1)
  expect(paletteFidelity([], ['#1e64ef'])).toBeUndefined()
})

test('the share of colorful pixels in a picked hue counts, whatever their lightness', () => {
  const measured = ground({ '#0b2450': 30, '#7fb2ff': 10, '#ffffff': 500, '#fecf10': 60 })
  expect(chosenHueShare(measured, ['#1e64ef'])).toBeCloseTo(0.4, 9)
  expect(chosenHueShare(measured, ['#808080'])).toBeUndefined()
})

// Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005), test data 1, 7, 17 and 25.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as const)('the difference of %j and %j is %d', ([l1, a1, b1], [l2, a2, b2], expected) => {
  expect(labDifference({ mode: 'lab65', l: l1, a: a1, b: b1 }, { mode: 'lab65', l: l2, a: a2, b: b2 })).toBeCloseTo(
    expected,
    4,
  )
})
