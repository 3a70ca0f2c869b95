import { describe, expect, it } from 'vitest'
import type { Layer, Shape } from '../layers/layout.ts'
import { seenParts } from './seen-parts.ts'

const ROOM = { widthPx: 300, heightPx: 200 }
const EVERYTHING = { x: 0, y: 0, width: 300, height: 200 }
const scene: Layer = { kind: 'mesh', base: '#203040', blobs: [] }

const plane = (shape: Shape, more: object = {}): Layer => ({
  kind: 'shape',
  shape,
  fill: { type: 'solid', color: '#112233' },
  ...more,
})
const under = (...later: Layer[]) => seenParts({ ...ROOM, layers: [scene, ...later] })[0]

const foot: Shape = { type: 'rect', box: { x: -5, y: 150.4, width: 310, height: 60 } }
const slanted: Shape = {
  type: 'polygon',
  points: [
    [0, 160],
    [300, 140],
    [300, 200],
    [0, 200],
  ],
}
const wavy: Shape = {
  type: 'wave',
  points: [
    [200, 0],
    [215.5, 100],
    [190, 200],
  ],
  closeTo: 'right',
}

describe('what is seen of a layer', () => {
  it('is all of it where nothing covers it', () => {
    expect(under()).toEqual(EVERYTHING)
    expect(seenParts({ ...ROOM, layers: [scene, plane(foot)] })[1]).toEqual(EVERYTHING)
  })

  it.each([
    ['a foot that begins within a row of pixels', foot, { ...EVERYTHING, height: 151 }],
    ['a slanted foot', slanted, { ...EVERYTHING, height: 160 }],
    ['a wave at one side', wavy, { ...EVERYTHING, width: 216 }],
    [
      'a panel at the start',
      { type: 'rect', box: { x: 0, y: 0, width: 120, height: 200 } },
      { ...EVERYTHING, x: 120, width: 180 },
    ],
    ['a plane over everything', { type: 'rect', box: EVERYTHING }, { x: 0, y: 0, width: 0, height: 0 }],
  ] satisfies [string, Shape, object][])('ends at %s', (_, shape, seen) => {
    expect(under(plane(shape))).toMatchObject({ width: seen.width, height: seen.height })
    if (seen.width > 0) expect(under(plane(shape))).toEqual(seen)
  })

  it('is what several leave of it', () => {
    const head: Shape = { type: 'rect', box: { x: 0, y: 0, width: 300, height: 20 } }
    expect(under(plane(foot), plane(head), plane(wavy))).toEqual({ x: 0, y: 20, width: 216, height: 131 })
  })

  it.each([
    ['lets something through', plane(foot, { opacity: 0.9 })],
    ['is laid on by a blend', plane(foot, { blend: 'multiply' })],
    ['has soft edges', plane(foot, { blurPx: 4 })],
    ['is cut', plane(foot, { clip: slanted })],
    [
      'fades',
      plane(foot, {
        fill: {
          type: 'linear',
          from: [0, 0],
          to: [0, 9],
          stops: [
            [0, '#112233'],
            [1, 'rgba(1,2,3,0)'],
          ],
        },
      }),
    ],
    ['has round corners', plane({ ...foot, radius: 8 })],
    ['stands in the middle', plane({ type: 'rect', box: { x: 40, y: 40, width: 100, height: 100 } })],
    ['is an arch', plane({ type: 'arch', box: EVERYTHING })],
    [
      'has a corner that points inwards',
      plane({
        type: 'polygon',
        points: [
          [0, 100],
          [150, 180],
          [300, 100],
          [300, 200],
          [0, 200],
        ],
      }),
    ],
  ] satisfies [string, Layer][])('is all of it where a plane %s', (_, layer) => {
    expect(under(layer)).toEqual(EVERYTHING)
  })

  it('is all of it under frosted glass, which shows what lies round it', () => {
    const glass: Layer = {
      kind: 'glass',
      box: { x: 20, y: 120, width: 100, height: 40 },
      radius: 4,
      tint: '#ffffff',
      tintOpacity: 0.4,
    }
    expect(under(glass, plane(foot))).toEqual(EVERYTHING)
    expect(under(plane(foot), glass)).toEqual({ ...EVERYTHING, height: 151 })
  })
})
