import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { discPhoto } from '#test/studio/hand-made-layout.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { Stance } from '../../direction/stance.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { placeProduct } from '../../layers/placement.ts'
import { groundLook } from '../sets/style-ground.ts'
import type { ArrangedProduct } from './arranged.ts'
import { arrangePoster, type Poster } from './poster.ts'

const canvas = makeCanvas('instagram_feed')
type Format = 'instagram_feed' | 'instagram_story'

interface Given {
  format?: Format
  stance?: Stance
  productPrice?: string
}

function contextOf(
  tagline: string,
  { format = 'instagram_feed', stance, productPrice = '$29' }: Given,
): ComposeContext {
  const fields = adFields({ productName: 'Calmere', taglines: [tagline], productPrice, productDiscount: null })
  const chosen = directAd(makeBrief(fields, 4), discPhoto(), { format, seed: 4 })
  const direction = { ...asDesigned(chosen), stance }
  const variation = { headlineScale: 1, headlineMaxPx: Infinity, picture: 0 as const }
  return { canvas: makeCanvas(format), direction, photos: [], hero: discPhoto(), typesetter, candidate: 0, variation }
}

/** A poster whose product, a disc, may stand beside the words. */
function arranged(tagline: string, tune: Poster['tune'], { over, ...given }: { over?: Poster['over'] } & Given = {}) {
  const context = contextOf(tagline, given)
  const seen: ArrangedProduct[] = []
  const layers = arrangePoster(context, {
    look: groundLook(context),
    tune: { besideUpTo: 1.2, ...tune },
    bleeds: true,
    place: (room, { alignX }) => placeProduct(context.hero, room, { anchor: 'foot', alignX }),
    over,
    dress: (arranged) => {
      seen.push(arranged)
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

it('is undefined if what lies over everything finds no room', () => {
  expect(arranged('Quiet power', {}, { over: () => undefined })).toBeUndefined()
})

it('sets all words over the product on a story, which stands down into what the app covers', () => {
  const story = arranged('Quiet power', { closing: 'column' }, { format: 'instagram_story' })!
  const { canvas, placement } = story
  for (const part of ['headline', 'price', 'call-to-action']) {
    expect(bottom(story.boxOf(part))).toBeLessThan(placement.box.y)
  }
  const covered = bottom(placement.box) - bottom(canvas.safe)
  expect(covered).toBeGreaterThan(0)
  expect(covered).toBeLessThan(0.3 * placement.box.height)
  expect(story.boxOf('price').height).toBeGreaterThan(0.35 * story.boxOf('headline').height)
})

it('parts offer and action about the axis of a story, however long the price is', () => {
  const story = arranged('Quiet power', { align: 'center' }, { format: 'instagram_story', productPrice: '$12,999.00' })!
  const apart = story.boxOf('call-to-action').x - right(story.boxOf('price'))
  expect(apart).toBeGreaterThan(0.085 * pageOf(story.canvas).width)
})

it('sets all words in the middle beside a product or at the foot if its stance has it so', () => {
  const at = (words: Stance['words'], besideUpTo: number) =>
    arranged('Quiet power', { besideUpTo }, { stance: { words } })!
  const [apart, middle] = [at(undefined, 1.2), at('head', 1.2)]
  expect(middle.boxOf('headline').y).toBeGreaterThan(apart.boxOf('headline').y + 100)
  expect(middle.boxOf('call-to-action').y).toBeLessThan(apart.boxOf('call-to-action').y - 100)
  for (const besideUpTo of [0, 1.2]) {
    const foot = at('foot', besideUpTo)
    expect(foot.boxOf('headline').y).toBeGreaterThan(at(undefined, besideUpTo).boxOf('headline').y + 200)
    expect(bottom(foot.boxOf('headline'))).toBeLessThan(foot.boxOf('call-to-action').y)
  }
})

it('gives a product room beyond the canvas, or air about it', () => {
  const roomOf = (picture: Stance['picture']) =>
    arranged('Quiet power', { besideUpTo: 0 }, { stance: { picture } })!.placement.zone!
  expect(right(roomOf(undefined))).toBeLessThan(canvas.widthPx)
  expect(right(roomOf('off the edge'))).toBeGreaterThan(canvas.widthPx)
  expect(roomOf('with air').width).toBeLessThan(0.9 * roomOf(undefined).width)
})
