import { expect, it } from 'vitest'
import { adFields } from '#test/ad-fields.ts'
import { discPhoto } from '#test/hand-made-layout.ts'
import { typesetter } from '#test/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { chooseDirection } from '../../direction/choose-direction.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, right } from '../layers/box.ts'
import { placeProduct } from '../layers/placement.ts'
import { groundLook } from '../sets/style-ground.ts'
import type { ArrangedProduct } from './arranged.ts'
import { arrangePoster, type Poster } from './poster.ts'

const canvas = makeCanvas('instagram_feed')
type Format = 'instagram_feed' | 'instagram_story'

function contextOf(tagline: string, format: Format): ComposeContext {
  const fields = adFields({ productName: 'Calmere', taglines: [tagline], productPrice: '$29', productDiscount: null })
  const direction = chooseDirection(makeBrief(fields, 4), discPhoto(), { format, seed: 4 })
  const variation = { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 as const }
  return { canvas: makeCanvas(format), direction, photos: [], hero: discPhoto(), typesetter, candidate: 0, variation }
}

/** Of a poster whose product, a disc, may stand beside the words. */
function arranged(tagline: string, tune: Poster['tune'], over?: Poster['over'], format: Format = 'instagram_feed') {
  const context = contextOf(tagline, format)
  const seen: ArrangedProduct[] = []
  const layers = arrangePoster(context, {
    look: groundLook(context),
    tune: { besideUpTo: 1.2, ...tune },
    place: (room, { alignX }) => placeProduct(context.hero, room, { anchor: 'foot', alignX }),
    over,
    dress: (told) => {
      seen.push(told)
      return { behind: [] }
    },
  })
  if (!layers) return undefined
  const boxOf = (part: string) =>
    layers.flatMap((layer) => (layer.kind === 'text' && layer.part === part ? layer : []))[0]!.box
  return { ...seen[0]!, canvas: context.canvas, boxOf }
}

it('closes with a row under words and product, or with a column under the words alone', () => {
  const row = arranged('Quiet power', { closing: 'row' })!
  expect(row.isBeside).toBe(true)
  expect(bottom(row.placement.box)).toBeLessThan(row.boxOf('price').y)
  expect(right(row.boxOf('call-to-action'))).toBeGreaterThan(row.placement.box.x)

  const column = arranged('Quiet power', { closing: 'column' })!
  expect(bottom(column.placement.box)).toBe(Math.round(pageOf(canvas).baseline))
  for (const part of ['headline', 'price', 'call-to-action']) {
    expect(right(column.boxOf(part))).toBeLessThan(column.placement.box.x)
  }
  expect(column.boxOf('price').y).toBeLessThan(column.boxOf('call-to-action').y)
})

it('sets two short sentences over the product where beside it they would be torn', () => {
  expect(arranged('Quieter evenings. Brighter mornings.', { headline: 0.2 })!.isBeside).toBe(false)
  expect(arranged('Quieter evenings, brighter mornings', { headline: 0.2 })!.isBeside).toBe(true)
})

it('is none where what lies over it all finds no room', () => {
  expect(arranged('Quiet power', {}, () => undefined)).toBeUndefined()
})

it('says everything over the product on a story, which stands down into what the app covers', () => {
  const story = arranged('Quiet power', { closing: 'column' }, undefined, 'instagram_story')!
  const { canvas, placement } = story
  for (const part of ['headline', 'price', 'call-to-action']) {
    expect(bottom(story.boxOf(part))).toBeLessThan(placement.box.y)
  }
  const covered = bottom(placement.box) - bottom(canvas.safe)
  expect(covered).toBeGreaterThan(0)
  expect(covered).toBeLessThan(0.3 * placement.box.height)
  expect(story.boxOf('price').height).toBeGreaterThan(0.35 * story.boxOf('headline').height)
})
