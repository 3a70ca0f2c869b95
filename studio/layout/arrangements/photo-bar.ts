import { bottom, right } from '../../basics/boxes.ts'
import { type Box, wholeOf } from '../../layers/box.ts'
import { barEdge, barLayers, barLook } from '../sets/foot-plane.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import { rect } from '../../layers/fill.ts'
import type { Layer, PhotoLayer, Shape } from '../../layers/layout.ts'
import {
  type BackdropPlace,
  hasSeamlessGround,
  nearZone,
  placeBackdrop,
  shownAspect,
  standsOnEdge,
} from '../picture/backdrop-place.ts'
import { cutCorners } from '../picture/cut-corners.ts'
import { bledPhoto, type InnerSide } from '../picture/bled-photo.ts'
import { tintedGround } from '../picture/tint-backdrop.ts'
import { backdropOver, seamlessLayers } from '../sets/seamless.ts'
import { edgeShape } from '../sets/style-edge.ts'
import { arrangeBanner, bannerOf, bannerUnit } from './banner.ts'
import { arrangeBeside, arrangePhoto, isForBeside, type PictureSide } from './beside.ts'
import type { PlacedPicture, SizeIdea } from './arranged.ts'
import { BLED, cutPhoto, isSmallerThan, reachesEdge } from './photo-on-field.ts'

/** Arranges a scene beside a bar that carries all words. */
export function sceneAndBar(context: ComposeContext): Layer[] | undefined {
  const left = LEAN[context.direction.style] * context.canvas.widthPx
  return arrangePhoto(context, {
    ...barOf(context),
    photo: (_, room, inner, minShare) =>
      bledPhoto(context, room, inner, { left: inner === 'left' ? left : 0, least: minShare }),
    dress: (photo, room, inner) => byBar(context, photo, room, inner),
  })
}

/** Arranges a product's own seamless ground, extended to the edges, beside a bar or under it. */
export function seamlessAndBar(context: ComposeContext): Layer[] | undefined {
  const beside = { ...barOf(context), picture: (room: Box, side: PictureSide) => underBar(context, room, side) }
  const isAtEnd = isForBeside(context, shownAspect(context)!)
  return arrangeBeside(context, beside, isAtEnd ? ['end', 'foot'] : ['foot', 'end'])
}

function barOf(context: ComposeContext) {
  return { look: barLook(context), start: BAR_SHARE - LEAN[context.direction.style] }
}

/** Shares of the width: how far the bar's edge leans, and how far it reaches at most. */
const LEAN = { bold: 0.06, playful: 0.06, modern: 0.045, clean: 0, luxury: 0, corporate: 0 }
const BAR_SHARE = 0.51

/**
 * Shares of the height that a product leaves free. The foot of a product that is shown whole may lie where an app's
 * buttons are.
 */
const AIR = { head: 0.06, foot: 0.05, covered: 0.11 }
/** Smallest share of the canvas that a product is shown in: a slim product under a bar has no height left for it. */
const STAMP_SHARE = 0.06

/** Places the bar's edge where the room begins, and the product in what the bar leaves. */
function underBar(context: ComposeContext, room: Box, side: PictureSide): PlacedPicture | undefined {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, footEdgePx } = canvas
  const lean = LEAN[direction.style] * w
  const air = 0.6 * pageOf(canvas).gap
  const isBeside = side === 'end'
  const x = isBeside ? room.x + lean + air : 1.6 * air
  const y = isBeside ? Math.max(AIR.head * h, canvas.isCovered ? canvas.safe.y : 0) : room.y + lean + air
  const isSigned = canvas.isCovered && footEdgePx < h
  const foot = isSigned ? footEdgePx - air : (1 - (canvas.isCovered ? AIR.covered : AIR.foot)) * h
  const end = standsOnEdge(context) ? footEdgePx : foot
  const zone = { x, y, width: w - x - (isBeside ? air : x), height: end - y }
  const anchor = canvas.isCovered ? 'foot' : 'center'
  const place = zone.height > 0 ? placeBackdrop(context, zone, { anchor, alignX: 0.53 }) : undefined
  if (!place || place.keep.y < y - 1 || place.keep.width * place.keep.height < STAMP_SHARE * w * h) return undefined
  const bar = isBeside
    ? edgeShape(context, 'left', room.x + lean, room.x)
    : edgeShape(context, 'top', room.y + lean, room.y)
  return barred(context, room, place, bar)
}

/**
 * Returns a scene from the bar's edge to those of the canvas. A smaller scene lies on the bar, in a corner of the
 * canvas, and its own corners are cut.
 */
function byBar(context: ComposeContext, photo: PhotoLayer, room: Box, inner: InnerSide): Layer[] {
  if (isSmallerThan(room, photo)) {
    const plane = barLayers(context, rect(wholeOf(context.canvas)))
    const clip = cutCorners(context, photo)
    return [...plane, ...(clip ? [...barEdge(context, clip), { ...photo, clip }] : [photo])]
  }
  const lean = LEAN[context.direction.style] * context.canvas.widthPx
  const edges = {
    left: () => edgeShape(context, 'left', room.x + lean, room.x),
    bottom: () => edgeShape(context, 'bottom', bottom(room), bottom(room) - lean),
    top: () => edgeShape(context, 'top', room.y + lean, room.y),
  }
  return [photo, ...barLayers(context, edges[inner]())]
}

/** A photo beside a bar that is the rest of a banner or of another size. */
export const onPlane: SizeIdea = {
  look: barLook,
  bleeds: true,
  place: (context, ...room) => {
    // Whole on a bar, a product's own seamless ground would be a box in its own white.
    if (hasSeamlessGround(context) && !context.canvas.isLow) return studioByBar(context, room[0])
    const cut = cutPhoto.place(context, ...room)
    const plane = barLayers(context, rect(wholeOf(context.canvas)))
    // A photo that hangs on the bar is a stamp on it: the style's field carries such a photo better.
    if (!cut || !reachesEdge(context, cut)) return undefined
    return { ...cut, dress: (arranged) => ({ behind: [...plane, ...cut.dress(arranged).behind.slice(-1)] }) }
  },
}

/**
 * Places a product's own seamless ground from the edges of the canvas to the bar. Returns undefined between two bars.
 */
function studioByBar(context: ComposeContext, room: Box): PlacedPicture | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const lean = LEAN[context.direction.style] * context.canvas.side
  const [isAcross, isDown] = [room.width >= w, room.height >= h]
  const [isAtStart, isAtEnd] = isDown ? [room.x <= 0, right(room) >= w] : [room.y <= 0, bottom(room) >= h]
  // A product that its photo cuts off at the foot stands on the canvas's foot.
  if (isAcross === isDown || isAtStart === isAtEnd || (isAcross && isAtStart && standsOnEdge(context))) return undefined
  const air = pageOf(context.canvas).gap
  const end = standsOnEdge(context) ? h : Math.min(bottom(room), h) - air
  const zone = {
    x: Math.max(0, room.x) + air,
    y: room.y + air,
    width: Math.min(room.width, w) - 2 * air,
    height: end - room.y - air,
  }
  const place =
    zone.width > 0 && zone.height > 0 ? placeBackdrop(context, zone, { anchor: 'center', alignX: 0.5 }) : undefined
  if (!place) return undefined
  const bar = isDown
    ? isAtEnd
      ? edgeShape(context, 'left', room.x, room.x - lean)
      : edgeShape(context, 'right', right(room) + lean, right(room))
    : isAtEnd
      ? edgeShape(context, 'top', room.y, room.y - lean)
      : edgeShape(context, 'bottom', bottom(room) + lean, bottom(room))
  return barred(context, room, place, bar)
}

export const sceneAndBarBanner = bannerOf(onPlane, { tune: { ...BLED, order: 'picture last' }, widths: [60, 270] })

/** Greatest share of a banner's width for a photo whose product is seen from near. */
const NEAREST = 0.36

/** Arranges the photo bled to the end of the banner and cut aslant; the bar carries the words from the start on. */
export function seamlessAndBarBanner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  const lean = LEAN[context.direction.style] === 0 ? 0 : 24 * unit
  return arrangeBanner(context, {
    look: barLook(context),
    tune: { order: 'picture last', air: 20 },
    picture: (room) => {
      const near = nearZone(context, room)
      // The product comes as near as the banner allows: a wide one shows more of itself than a tall one.
      const wanted = near.height * shownAspect(context)! + 44 * unit
      const shown = Math.round(Math.min(NEAREST * context.canvas.widthPx, Math.max(96 * unit, wanted)))
      const edge = right(room) - shown
      const zone = { ...near, x: edge + lean / 2 + 8 * unit, width: shown - lean / 2 - 20 * unit }
      const place = placeBackdrop(context, zone, { anchor: 'center', alignX: 0.5 })
      const bar = edgeShape(context, 'left', edge + lean / 2, edge - lean / 2)
      return place && barred(context, { ...zone, x: edge - lean / 2 }, place, bar)
    },
  })
}

/** Extends the photo's ground in a light that sets off both the bar and the product. */
function barred(context: ComposeContext, box: Box, place: BackdropPlace, bar: Shape): PlacedPicture {
  const { isLow, side } = context.canvas
  const reach = (isLow ? 0.5 : 0.36) * side
  const over = isLow ? {} : { over: backdropOver(context, place.keep) }
  const drawn = seamlessLayers(context, { ...place, ground: tintedGround(context), reach, ...over })
  return { box, dress: () => ({ behind: [...drawn, ...barLayers(context, bar)] }) }
}
