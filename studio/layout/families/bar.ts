import { type Box, right } from '../layers/box.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangeBeside, type PictureSide } from '../arrangements/beside.ts'
import { barLayers, planeLook } from '../sets/foot-plane.ts'
import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Shape } from '../layers/layout.ts'
import { type BackdropPlace, isStudio, placeBackdrop, shownAspect, standsOnEdge } from '../picture/backdrop-place.ts'
import { tintedGround } from '../picture/tint-backdrop.ts'
import { backdropOver } from '../sets/backdrop-over.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { edgeShape } from '../sets/style-edge.ts'
import type { PlacedPicture } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'

/**
 * Bar: the photo keeps its own studio from edge to edge, and everything that is said stands on one bar of the style's second
 * color, cut by the style's hand. On a story the bar hangs from the top, so that the studio's floor fills the foot.
 */
export const barFamily: Family = {
  tried: { plain: { clear: 2, foggy: 1 }, multiplied: { clear: 2, foggy: 1 } },
  sceneName: 'studio of the photo',
  storyFoot: 'filled',
  // A bar that leans belongs to its edge of the canvas.
  sides: 'stay',
  suits: isStudio,
  banner,
  poster(context) {
    return arrangeBeside(context, {
      look: onBar(context),
      aspect: shownAspect(context)!,
      other: 'foot',
      start: BAR_SHARE - LEAN[context.direction.style],
      picture: (room, side) => underBar(context, room, side),
    })
  },
}

/** How far the bar's edge leans, and how far it reaches at most, in shares of the width. */
const LEAN = { bold: 0.06, playful: 0.06, modern: 0.045, clean: 0, luxury: 0, corporate: 0 }
const BAR_SHARE = 0.51

/** Of the height, what a product leaves free; of one that is shown whole the foot may lie where an app's buttons are. */
const AIR = { head: 0.06, foot: 0.05, covered: 0.11 }
/** A slim product under a bar has no height left for it: no product is shown in less of the canvas. */
const STAMP_SHARE = 0.06

/** The bar's edge where the room begins, and the product in what it leaves. */
function underBar(context: ComposeContext, room: Box, side: PictureSide): PlacedPicture | undefined {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h } = canvas
  const lean = LEAN[direction.style] * w
  const air = 0.6 * pageOf(canvas).gap
  const isBeside = side === 'end'
  const x = isBeside ? room.x + lean + air : 1.6 * air
  const y = isBeside ? Math.max(AIR.head * h, canvas.isCovered ? canvas.safe.y : 0) : room.y + lean + air
  const end = standsOnEdge(context) ? h : (1 - (canvas.isCovered ? AIR.covered : AIR.foot)) * h
  const zone = { x, y, width: w - x - (isBeside ? air : x), height: end - y }
  const anchor = canvas.isCovered ? 'foot' : 'center'
  const place = zone.height > 0 ? placeBackdrop(context, zone, { anchor, alignX: 0.53 }) : undefined
  if (!place || place.keep.y < y - 1 || place.keep.width * place.keep.height < STAMP_SHARE * w * h) return undefined
  const bar = isBeside
    ? edgeShape(context, 'left', room.x + lean, room.x)
    : edgeShape(context, 'top', room.y + lean, room.y)
  return barred(context, room, { place, bar })
}

/** The photo bled to the end of the banner, cut aslant; the bar carries the words from the start on. */
function banner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  const lean = LEAN[context.direction.style] === 0 ? 0 : 24 * unit
  return arrangeBanner(context, {
    look: onBar(context),
    tune: { order: 'picture last', air: 20 },
    picture: (room) => {
      // As near as the banner is high: a product that is wider shows more of itself than one that is tall.
      const wanted = room.height * shownAspect(context)! + 44 * unit
      const shown = Math.round(Math.min(190 * unit, Math.max(96 * unit, wanted)))
      const edge = right(room) - shown
      const zone = { ...room, x: edge + lean / 2 + 8 * unit, width: shown - lean / 2 - 20 * unit }
      const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 0.5 })
      const bar = edgeShape(context, 'left', edge + lean / 2, edge - lean / 2)
      return place && barred(context, { ...zone, x: edge - lean / 2 }, { place, bar })
    },
  })
}

/** The photo's ground runs on in a light that sets off both the bar and the product. */
function barred(
  context: ComposeContext,
  box: Box,
  { place, bar }: { place: BackdropPlace; bar: Shape },
): PlacedPicture {
  const { isLow, side } = context.canvas
  const reach = (isLow ? 0.5 : 0.36) * side
  const over = isLow ? undefined : backdropOver(context, place.keep)
  const studio = { ...place, ground: tintedGround(context), reach, ...(over && { over }) }
  const drawn: Layer = { kind: 'backdrop', photo: 0, ...studio }
  return { box, dress: () => ({ behind: [drawn, ...barLayers(context, bar)] }) }
}

function onBar(context: ComposeContext): WordsLook {
  const { style, colors } = context.direction
  const words = planeLook(context)
  return style === 'luxury' ? { ...words, ink: colors.ink, soft: colors.ink } : words
}
