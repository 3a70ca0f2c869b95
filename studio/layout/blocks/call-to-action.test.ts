import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import { adInFamily } from '#test/ad-in-family.ts'
import { smallPicture } from '#test/small-picture.ts'
import { standingProduct } from '#test/standing-product.ts'
import { tracePath } from '../../paint/surface.ts'
import { contains, shapeBounds } from '../layers/box.ts'
import type { Layout, ShapeLayer } from '../layers/layout.ts'

const product = standingProduct(240, 420)

/** The shape that the words of the action stand on. */
function carrier({ layers }: Layout): ShapeLayer | undefined {
  const action = layers.find((layer) => layer.kind === 'text' && layer.part === 'call-to-action')
  if (action?.kind !== 'text') throw new Error('There is no call to action')
  const before = layers.slice(0, layers.indexOf(action)).filter((layer) => layer.kind === 'shape')
  return before.findLast(({ shape }) => {
    const bounds = shapeBounds(shape)
    return bounds && bounds.width < 2 * action.box.width && contains(bounds, action.box)
  })
}

async function actionShapes(format: 'facebook_feed' | 'square') {
  const shapes: [string, ShapeLayer | undefined][] = []
  for (const { id } of AD_STYLES) {
    const { layout } = await adInFamily('centre', { adStyle: id, format, photos: [product] })
    shapes.push([id, carrier(layout)])
  }
  return shapes
}

/** Each ribbon's outline, dark on light. */
function picture({ shape }: ShapeLayer): string {
  const { x, y, width, height } = shapeBounds(shape)!
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#fff'
  ctx.fillRect(0, 0, width, height)
  ctx.translate(-x, -y)
  ctx.fillStyle = '#000'
  tracePath(ctx, shape, { widthPx: 1080, heightPx: 1080 })
  ctx.fill()
  return smallPicture(canvas, 24, 6)
}

it('where pictures of buttons are refused, loud styles say the action on a ribbon and quiet ones on none', async () => {
  const ribbons = (await actionShapes('facebook_feed')).filter(([, shape]) => shape)
  expect(ribbons.map(([style]) => style).toSorted()).toEqual(['bold', 'corporate', 'playful'])
  expect(ribbons.map(([style, shape]) => `${style}${picture(shape!)}`).join('')).toMatchInlineSnapshot(`
    "bold
    @%                     .
    @+                     =
    @:                     %
    %                     :@
    =                     +@
    :                     %@
    playful
                           -
                          .@
                          %@
                          %@
                          .@
                           -
    corporate
                         -@@
                          =@
                           =
                           =
                          =@
                         -@@
    "
  `)
})

it('where they are allowed, every style fills a box', async () => {
  for (const [, shape] of await actionShapes('square')) expect(shape?.shape.type).toBe('rect')
})
