import { expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { calmRegions } from './calm-regions.ts'

it('distinguishes the calm, dark half of a crop from the busy, light one', () => {
  const photo = drawPixels(
    200,
    120,
    (x, y) => (x < 100 ? [40, 40, 40, 255] : (x + y) % 2 ? [255, 255, 255, 255] : [155, 155, 155, 255]),
    [],
  )
  const grid = calmRegions(photo, { x: 20, y: 10, width: 160, height: 100 }, 4, 2)
  expect(grid.mean[0]).toBeCloseTo(40, 3)
  expect(grid.deviation[0]).toBeCloseTo(0, 3)
  expect(grid.mean[7]).toBeGreaterThan(190)
  expect(grid.deviation[7]).toBeGreaterThan(40)
})

it('counts transparent places as white and works on crops smaller than the grid', () => {
  const grid = calmRegions(drawPixels(3, 3, [0, 0, 0, 0], []), { x: 1, y: 1, width: 1, height: 1 })
  expect([...grid.mean].every((mean) => mean === 255)).toBe(true)
})
