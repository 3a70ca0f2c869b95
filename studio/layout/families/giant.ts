import type { Box } from '#contract/report.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { MAX_ENLARGEMENT, placedBounds } from '../layers/placement.ts'
import { type GiantLook, giantSet } from '../sets/giant-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { bottom } from '../layers/box.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/**
 * Giant: a low, wide product larger than the picture, the horizon line of the ad, leaving it at the right by nearly a fifth
 * (a bleed of a few percent reads as an accident).
 */
export const giantFamily: Family = {
  tried: { cutOut: { clean: [5, 'light'], corporate: [5, 'mixed'], modern: [4, 'dark'] } },
  sceneName: 'studio sweep',
  offeredAs: 'the product very large',
  storyFoot: 'floor',
  sides: 'swap',
  arrangements: onSizes(
    {
      look: inkOnWall,
      closing: (context) => onFloor(giantSet.look(context)),
      place: (context, room) => {
        const placement = bleed(context, room)
        return placement && { box: placedBounds(placement), placement }
      },
      dress: (context, arranged) => dressSet(context, giantSet, arranged),
    },
    { tower: ['words first'], board: [], small: [] },
  ),
  compose(context) {
    if (productAspect(context) < LOWEST_ASPECT) return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Width over height from which a product can be a horizon. */
const LOWEST_ASPECT = 1.5
/** The share of the product's width that lies outside the picture. */
const BLEED = 0.17
/** In shares of the canvas. */
const WIDEST = 1.15

function poster(context: ComposeContext): Layer[] | undefined {
  const look = giantSet.look(context)
  return arrangePoster(context, {
    look: inkOnWall(context),
    tune: { headline: context.direction.style === 'modern' ? 0.15 : 0.115, name: 'foot', lift: 1.3, words: 0.75 },
    foot: (page, without) => baselineRow(context, { ...page, look: onFloor(look), without }),
    place: (room) => bleed(context, room),
    dress: (arranged) => dressSet(context, giantSet, arranged),
  })
}

/** The accent is the floor's: a name on the wall is in ink. */
function inkOnWall(context: ComposeContext): GiantLook {
  const look = giantSet.look(context)
  return { ...look, accent: look.ink }
}

function onFloor(look: GiantLook): GiantLook {
  return { ...look, ink: look.onFloor, soft: look.onFloor, price: look.onFloor }
}

/** As large as the room and the photo's own pixels allow, leaving at the right; undefined where that is not giant. */
function bleed(context: ComposeContext, room: Box): Placement | undefined {
  const { widthPx: w } = context.canvas
  const { widthPx, heightPx } = context.hero.product!
  const scale = Math.min((WIDEST * w) / widthPx, room.height / heightPx, MAX_ENLARGEMENT)
  const width = Math.round(widthPx * scale)
  const height = Math.round(heightPx * scale)
  if (width < (context.canvas.isSmall ? 0.62 : 0.78) * w) return undefined
  const x = Math.round(Math.max(w - (1 - BLEED) * width, 0.05 * w))
  if (x + width < w + 0.1 * width) return undefined
  const box = { x, y: Math.round(bottom(room) - height), width, height }
  return { box, rotation: 0, zone: { ...room, x, width } }
}

/** On a banner the product leaves at the top or the foot too: its length is the banner's own. */
function banner(context: ComposeContext): Layer[] | undefined {
  const look = giantSet.look(context)
  return arrangeBanner(context, {
    look: { ...look, price: look.ink },
    tune: { from: 0.351648, top: 9, foot: 0 },
    picture: (room, untilPx) => {
      const { widthPx, heightPx } = context.hero.product!
      const height = room.height / (1 - BLEED)
      const width = Math.min((height * widthPx) / heightPx, untilPx - room.x)
      const x = untilPx - width
      const box = {
        x: Math.round(x),
        y: Math.round(room.y),
        width: Math.round(width),
        height: Math.round((width * heightPx) / widthPx),
      }
      return { startPx: box.x, placement: { box, rotation: 0, zone: { x, y: room.y, width, height } } }
    },
    dress: ({ picture }) => dressSet(context, giantSet, picture),
  })
}
