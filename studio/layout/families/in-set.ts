import { bottom, type Box, right } from '../../layers/box.ts'
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

type SetOf<Look extends WordsLook, Told extends object> = ProductSet<Look, ArrangedProduct & Told>

/** One product in one set: what is the family's own of that, on every canvas. */
interface InSet<Look extends WordsLook, Told extends object> extends Omit<
  Family,
  'poster' | 'banner' | 'arrangements'
> {
  /** One for all ads, or by what the ad is like. What it is told of where the parts lie beside that, `tell` answers. */
  set: SetOf<Look, Told> | ((context: ComposeContext) => SetOf<Look, Told>)
  tell?: (context: ComposeContext, arranged: ArrangedProduct) => Told
  /** Of the words on the set, where it is not the set's own. */
  look?: (context: ComposeContext) => WordsLook
  /** Of what closes the ad, where it stands on a plane of its own. */
  closing?: (context: ComposeContext) => WordsLook | undefined
  /** The product in its room, upright in its middle where nothing is said. */
  anchor?: 'foot' | 'center'
  /** Where it stands in it on a poster and hangs elsewhere. */
  posterAnchor?: 'foot'
  /** In degrees: of what is upright and of what is wide; on a poster beside the words and under them. */
  tilt?: readonly [upright: number, wide: number]
  place?: (context: ComposeContext, room: Box, at: At) => Placement | undefined
  /** Where the set begins that words keep clear of; by default where the product does. */
  startOf?: (context: ComposeContext, placement: Placement) => number
  /** It is shown whole on what is low, where others come so near that a part of them is cut off. */
  isWhole?: true
  poster?: (context: ComposeContext) => Partial<Poster>
  banner?: Partial<BannerTune>
  /** On other sizes than the formats': times the largest headline, and the orders of parts; on none where it says so. */
  headline?: number
  orders?: Partial<SizeOrders> | 'none'
}

/** Of the width that a product leaves free in its room, what lies at its start. */
type At = Parameters<Poster['place']>[1]

/** From this width over height on a product is a wide one. */
const WIDE_ASPECT = 1.1

/** Up to this width over height a product is a narrow one. */
const NARROW_ASPECT = 0.62

/** A family whose product stands in one set on every canvas. */
export function inSet<Look extends WordsLook, Told extends object>(own: InSet<Look, Told>): Family {
  const setOf = (context: ComposeContext) => (typeof own.set === 'function' ? own.set(context) : own.set)
  const { look = (context) => setOf(context).look(context), anchor = 'center', tilt = [0, 0] } = own
  const dress = (context: ComposeContext, arranged: ArrangedProduct) =>
    dressSet(context, setOf(context), { ...arranged, ...own.tell?.(context, arranged) } as ArrangedProduct & Told)
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
  // What stands on something is cut at neither head nor foot.
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
