import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import type { ArrangedProduct, SizeIdea } from '../arrangements/arranged.ts'
import { bannerOf, type BannerTune, closeUpBanner } from '../arrangements/banner.ts'
import { arrangePoster, type Poster } from '../arrangements/poster.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Placement } from '../../layers/layout.ts'
import { placedBounds, placeForGroup, type PlacementOptions, placeProduct } from '../../layers/placement.ts'
import { closeUp, standsOnNothing } from '../picture/close-up.ts'
import { tiltBy } from '../picture/tilt.ts'
import { towerRoom } from '../picture/tower-room.ts'
import { tunedAlign, tunedPlacement } from '../picture/tuned-product.ts'
import { dressSet, type ProductSet, type WordsLook } from '../sets/product-set.ts'
import type { Family } from './family.ts'
import { onSizes, type SizeOrders } from './on-sizes.ts'

type SetOf<Look extends WordsLook, Options extends object> = ProductSet<Look, ArrangedProduct & Options>

/** One product in one set: everything about it that is the family's own, on every canvas. */
interface InSet<Look extends WordsLook, Options extends object> extends Omit<
  Family,
  'poster' | 'banner' | 'arrangements'
> {
  /**
   * One set for all ads, or the set that suits the ad. What it needs to know beyond where the parts lie, `setOptions`
   * returns.
   */
  set: SetOf<Look, Options> | ((context: ComposeContext) => SetOf<Look, Options>)
  setOptions?: (context: ComposeContext, arranged: ArrangedProduct) => Options
  /** Colors of the words on the set, if they are not the set's own. */
  look?: (context: ComposeContext) => WordsLook
  /** Colors of what closes the ad, if it stands on a plane of its own. */
  closing?: (context: ComposeContext) => WordsLook | undefined
  /** Anchor of the product in its room. By default it hangs upright in the room's middle. */
  anchor?: 'foot' | 'center'
  /** Anchor on a poster, for a product that stands there and hangs elsewhere. */
  posterAnchor?: 'foot'
  /** Tilt in degrees of an upright and of a wide product; on a poster, beside the words and under them. */
  tilt?: readonly [upright: number, wide: number]
  place?: (context: ComposeContext, room: Box, at: At) => Placement | undefined
  /** Returns the x at which the set begins, of which words keep clear; by default where the product begins. */
  startOf?: (context: ComposeContext, placement: Placement) => number
  /** The product is shown whole on low canvases, where other families come so near that a part of it is cut off. */
  isWhole?: true
  poster?: (context: ComposeContext) => Partial<Poster>
  banner?: Partial<BannerTune>
  /**
   * Values for sizes other than the formats': a factor for the largest headline, and the orders of parts. `none` means
   * that the family has no such sizes.
   */
  headline?: number
  orders?: Partial<SizeOrders> | 'none'
}

/**
 * Alignment in a room: the share of the free width that lies at the product's start, and whether words stand beside it.
 */
type At = Parameters<Poster['place']>[1]

/** Aspect ratio (width over height) from which a product is wide. */
const WIDE_ASPECT = 1.1

/** Aspect ratio (width over height) up to which a product is narrow. */
const NARROW_ASPECT = 0.62

/** Makes a family whose product stands in one set on every canvas. */
export function inSet<Look extends WordsLook, Options extends object>(own: InSet<Look, Options>): Family {
  const setOf = (context: ComposeContext) => (typeof own.set === 'function' ? own.set(context) : own.set)
  const { look = (context) => setOf(context).look(context), anchor = 'center', tilt = [0, 0] } = own
  const dress = (context: ComposeContext, arranged: ArrangedProduct) =>
    dressSet(context, setOf(context), { ...arranged, ...own.setOptions?.(context, arranged) } as ArrangedProduct &
      Options)
  const stand = (context: ComposeContext, room: Box, at: At & PlacementOptions) => {
    const aligned = { ...at, alignX: tunedAlign(context, at.alignX) }
    const placed = own.place ? own.place(context, room, aligned) : placeProduct(context.hero, room, aligned)
    return placed && tunedPlacement(context, placed, { room, anchor: own.place ? 'foot' : at.anchor })
  }
  const showNear = (context: ComposeContext, room: Box): ReturnType<SizeIdea['place']> => {
    const placement = closeUp(context, room)
    const near = standsOnNothing(context, placement)
      ? { ...context, hero: { ...context.hero, standing: false } }
      : context
    const placed = { placement, box: placedBounds(placement) }
    return {
      ...placed,
      dress: (arranged) => dress(near, { ...placed, ...arranged, base: Math.max(arranged.base, bottom(placed.box)) }),
    }
  }
  const show: SizeIdea['place'] = (context, given, alignX, isBeside) => {
    if (context.canvas.isLow && context.photos.length < 2 && !own.isWhole) return showNear(context, given)
    const room = isBeside ? given : towerRoom(context, given)
    const rotation = tiltBy(context, tilt[productAspect(context) > WIDE_ASPECT ? 1 : 0])
    const found = placeForGroup(room, context.groupWidths ?? 1, (zone) =>
      stand(context, zone, { anchor, alignX, rotation, isBeside }),
    )
    if (!found) return undefined
    const x = own.startOf?.(context, found.placement) ?? found.box.x
    const placed = { ...found, box: { ...found.box, x, width: right(found.box) - x } }
    return { ...placed, dress: (arranged) => dress(context, { ...placed, ...arranged }) }
  }
  // A product that stands on something is cut off at neither head nor foot.
  const hangs = anchor === 'center' && !own.place
  const isNarrow = (context: ComposeContext) =>
    context.canvas.shape === 'skyscraper' && context.photos.length < 2 && productAspect(context) < NARROW_ASPECT
  const idea = { look, closing: own.closing, headline: own.headline, isNarrow, place: show }
  return {
    ...own,
    poster: (context) =>
      arrangePoster(context, {
        look: look(context),
        footLook: own.closing?.(context),
        bleeds: hangs && !own.posterAnchor,
        place: (room, at) =>
          stand(context, room, {
            anchor: own.posterAnchor ?? anchor,
            rotation: tiltBy(context, tilt[at.isBeside ? 0 : 1]),
            ...at,
          }),
        ...(own.startOf && { startOf: (placement) => own.startOf!(context, placement) }),
        dress: (arranged) => dress(context, arranged),
        ...own.poster?.(context),
      }),
    banner: (context) => {
      // A group needs the width of all its members.
      if (context.photos.length > 1 || own.isWhole) return bannerOf(idea, { tune: own.banner })(context)
      return closeUpBanner(idea, own.banner)(context)
    },
    arrangements: own.orders === 'none' ? undefined : onSizes(idea, own.orders),
  }
}
