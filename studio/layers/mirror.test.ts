import { expect, it } from 'vitest'
import type { Layer, Point, BackdropLayer } from './layout.ts'
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

it('turns the light on a photo’s ground round with the ad, and not the photo', () => {
  const box = { x: 10, y: 0, width: 40, height: 40 }
  const blob = { x: 0.2, y: 0.3, rx: 1, ry: 1, color: '#123456' }
  const over: BackdropLayer['over'] = [
    { kind: 'rays', center: [10, 20], count: 8, rotation: 0, reachPx: 30, color: '#ffffff', opacity: 0.3 },
  ]
  const tint = { product: box, open: [], reach: 9, ground: { base: '#ffffff', blobs: [blob] }, over }
  const [layer] = mirrorLayers([{ kind: 'photo', photo: 0, crop: box, box, radius: 0, tint }], 100)
  expect(layer).toMatchObject({ box: { x: 50 }, crop: box, tint: { product: box, ground: { blobs: [{ x: 0.8 }] } } })
  // What lies over the ground is measured from the photo's corner, and turns round within the photo.
  expect(layer).toMatchObject({ tint: { over: [{ center: [30, 20] }] } })
})
