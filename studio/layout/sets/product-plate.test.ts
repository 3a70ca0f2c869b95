import { expect, it } from 'vitest'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { shapeBounds } from '../../layers/box.ts'
import type { Layer, TextLayer } from '../../layers/layout.ts'
import type { ComposeContext } from '../compose-context.ts'
import { paleOrDarkPlate } from './product-plate.ts'

const product = { x: 300, y: 10, width: 120, height: 70 }

/** A line of words in this box, as far as a plate asks. */
function words(box: { x: number; y: number; width: number; height: number }): Layer {
  const line = { text: '', x: 0, baseline: 0, inkBox: { ...box, x: 0, y: 0 } }
  return {
    kind: 'text',
    part: 'headline',
    text: '',
    rotation: 0,
    x: box.x,
    y: box.y,
    box,
    lines: [line],
  } as unknown as TextLayer
}

/** The plate of a corporate leaderboard whose product has to stand on a light ground. */
function plateBeside(texts: readonly Layer[]) {
  const colors = { surface: '#224466', shadow: '#000000' }
  const direction = { style: 'corporate', colors }
  const context = { canvas: makeCanvas('leaderboard'), direction, hero: discPhoto(), needsPlate: 'light' }
  const layers = paleOrDarkPlate(context as unknown as ComposeContext, {
    placement: { box: product, rotation: 0 },
    texts,
  })
  const plate = layers.find((layer) => layer.kind === 'shape' && layer.isPlate)
  return shapeBounds((plate as Extract<Layer, { kind: 'shape' }>).shape)!
}

it('a plate ends before the words beside its product, and has its whole rim where there are none', () => {
  const headline = { x: 40, y: 30, width: 258.5, height: 30 }
  const plate = plateBeside([words(headline)])
  expect(plate.x).toBe(product.x)
  expect(right(plate)).toBeGreaterThan(right(product) + 3)
  expect(bottom(plate)).toBeGreaterThan(bottom(product))
})
