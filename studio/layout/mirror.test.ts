import { expect, it } from 'vitest'
import type { Layer, Point } from './layout.ts'
import { mirrorLayers } from './mirror.ts'

const polygon = (points: Point[], isSign?: boolean): Layer => ({
  kind: 'shape',
  shape: { type: 'polygon', points },
  fill: { type: 'solid', color: '#000' },
  isSign,
})
const TICK: Point[] = [
  [10, 5],
  [13, 8],
  [20, 0],
]
const pointsOf = (layer: Layer | undefined) =>
  layer?.kind === 'shape' && layer.shape.type === 'polygon' ? layer.shape.points : undefined

it('turns a form round with the ad', () => {
  expect(pointsOf(mirrorLayers([polygon(TICK)], 100)[0])).toEqual([
    [90, 5],
    [87, 8],
    [80, 0],
  ])
})

it('moves a tick to the other side and leaves it a tick', () => {
  expect(pointsOf(mirrorLayers([polygon(TICK, true)], 100)[0])).toEqual([
    [80, 5],
    [83, 8],
    [90, 0],
  ])
})
