import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { adFields, scenePhoto } from '#test/studio/ad-fields.ts'
import { adInFamily } from '#test/studio/ad-in-family.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { smallPicture } from '#test/pictures/small-picture.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { tracePath } from '../../paint/surface.ts'
import { contains, shapeBounds } from '../../layers/box.ts'
import type { Layout, ShapeLayer } from '../../layers/layout.ts'

const product = standingProduct(240, 420)

/** Returns the shape that the words of the action stand on. */
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

/** Draws the outline of a ribbon or a plate, dark on light. */
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

it('shows the action on a ribbon in loud styles and on a plate with corners in quiet ones where pictures of buttons are refused', async () => {
  const ribbons = await actionShapes('facebook_feed')
  expect(ribbons.map(([style, shape]) => `${style}${picture(shape!)}`).join('')).toMatchInlineSnapshot(`
    "clean
                            
                            
                            
                            
                            
                            
    bold
    @%                     .
    @+                     =
    @:                     #
    %                     .@
    =                     =@
    :                     %@
    luxury
                            
                            
                            
                            
                            
                            
    playful
                           -
                          .@
                          %@
                          %@
                          .@
                           -
    corporate
                         :@@
                          -@
                           =
                           =
                          -@
                         -@@
    modern
                            
                            
                            
                            
                           *
                         .#@
    "
  `)
})

it('fills a box in every style where buttons are allowed', async () => {
  for (const [, shape] of await actionShapes('square')) expect(shape?.shape.type).toBe('rect')
})

const CALLS = [
  'Discover the collection',
  'Sommerkollektion entdecken',
  'Découvrez nos indispensables',
  'Explore our bestselling accessories',
  'Jetzt Wunschlieferungstermin vereinbaren',
  'Узнать о преимуществах',
]
const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx })
const NARROW: AdFormat[] = ['leaderboard', 'google_display', size(160, 600), size(320, 50), size(120, 240)]

/** Returns the lines of the action, in the last resort too. */
function actionLines(callToAction: string, format: AdFormat): string[] | undefined {
  const ad = adFields({ callToAction, productDiscount: '25% off the 12-pack', adStyle: 'bold' })
  const layers = firstLayout({ ad, photo: scenePhoto(300, 300), format, seed: 3 })?.layers ?? []
  const action = layers.find((layer) => layer.kind === 'text' && layer.part === 'call-to-action')
  return action?.kind === 'text' ? action.lines.map(({ text }) => text) : undefined
}

it.each(CALLS.slice(0, 1))('never divides a word of “%s”', expectWhole)
it.each(CALLS.slice(1))('never divides a word of “%s”', { tags: 'thorough/variety' }, expectWhole)

function expectWhole(call: string): void {
  for (const format of NARROW) expect([format, actionLines(call, format)?.join(' ')]).toEqual([format, call])
}

it('sets a word that no line of a canvas holds whole, and smaller than can be read', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskap'
  for (const format of [size(160, 600), size(120, 240)]) expect(actionLines(word, format)).toEqual([word])
})
