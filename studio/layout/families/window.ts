import { hexToOklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import { makeAction } from '../blocks/call-to-action.ts'
import { dayWindow } from '../sets/day-window.ts'
import { daylight } from '../sets/daylight.ts'
import { diagonalGround, glow, grain, shade } from '../sets/ground.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { floorShade } from '../sets/floor-shade.ts'
import { floorOf, pickMaterial, wallOf } from '../sets/material.ts'
import { stackMessage } from '../blocks/message.ts'
import { hasOffer, makeOffer } from '../blocks/offer.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner-ends.ts'
import { lineBoxes } from '../layers/text-bounds.ts'
import type { Family } from './family.ts'
import { radial, vertical } from '../layers/fill.ts'

/**
 * Window: the product stands on a sweep in daylight, a window's light on the wall, text in one column at the left.
 * Light comes from the upper left, so shadows fall to the right and back.
 */
export const windowFamily: Family = {
  tried: { cutOut: { clean: [1, 'light'], luxury: [4, 'dark'], corporate: [5, 'light'] } },
  sceneName: 'window daylight',
  offeredAs: 'daylight, words in a quiet column',
  storyFoot: 'floor',
  companions: true,
  sides: 'swap',
  compose(context) {
    const compose = { square: square, portrait, rectangle: rectangle, banner }[context.canvas.shape]
    return compose(context)
  },
}

function square(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.074 * w
  const base = 0.925 * h
  const wide = productAspect(context) > 1.25
  const start = pictureStart(context, 0.41)
  const zone = wide
    ? { x: 0.2 * w, y: 0.36 * h, width: 0.88 * w, height: base - 0.36 * h - 0.17 * h }
    : { x: start * w, y: 0.125 * h, width: (0.95 - start) * w, height: 0.8 * h }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: wide ? 0.6 : 0.55 })
  const productLeft = placedBounds(placement).x
  const message = stackMessage(context, {
    x,
    y: 0.082 * h,
    width: wide ? 0.8 * w : Math.min(0.5 * w, productLeft - x - 0.04 * s),
    height: wide ? placement.box.y - 0.082 * h - 0.03 * s : 0.56 * h,
    headline: { max: (wide ? 0.12 : 0.1) * s, min: 0.052 * s, lines: wide ? 2 : 4 },
    nameSize: 0.029 * s,
    nameColor: makeRoom(context).accent,
    supportSize: wide ? 0 : 0.0325 * s,
  })
  if (!message) return undefined
  const foot = footColumn(context, {
    x,
    base,
    size: 0.076 * s,
    height: 0.064 * s,
    width: wide ? 0.6 * w : productLeft - x - 0.04 * s,
    row: wide,
  })
  if (!foot) return undefined
  const texts = [...message.layers, ...foot]
  return [...scene(context, placement, wide ? 0.62 * h : 0.715 * h, texts), ...product(placement, context), ...texts]
}

function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const base = 0.79 * h
  const wide = productAspect(context) > 1.1
  const message = stackMessage(context, {
    x,
    y: 0.152 * h,
    width: 0.834 * w,
    height: 0.29 * h,
    headline: { max: 0.15 * s, min: 0.07 * s, lines: 3 },
    nameSize: 0.036 * s,
    nameColor: makeRoom(context).accent,
    supportSize: 0.0385 * s,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 0.03 * h
  const zone = wide
    ? { x: 0.08 * w, y: top, width: 0.86 * w, height: 0.705 * h - top }
    : { x: 0.4 * w, y: top, width: 0.53 * w, height: base - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: wide ? 0.6 : 0.75 })
  const width = wide ? 0.834 * w : placedBounds(placement).x - x - 0.04 * s
  const foot = footColumn(context, { x, base, size: 0.105 * s, height: 0.092 * s, width, row: wide })
  if (!foot) return undefined
  const texts = [...message.layers, ...foot]
  return [
    ...scene(context, placement, placement.box.y + placement.box.height - 0.12 * h, texts),
    ...product(placement, context),
    ...texts,
  ]
}

function rectangle(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const x = 18
  const wide = productAspect(context) > 1.25
  const start = pictureStart(context, productAspect(context) < 0.8 ? 0.58 : 0.52)
  const zone = wide
    ? { x: 118, y: 104, width: 176, height: 92 }
    : { x: start * w, y: 20, width: (0.96 - start) * w, height: h - 34 }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: wide ? 1 : 0.5 })
  const left = placedBounds(placement).x
  const message = stackMessage(context, {
    x,
    y: 19,
    width: wide ? w - 2 * x : left - x - 8,
    height: wide ? 86 : 128,
    headline: { max: 31, min: 17, lines: wide ? 2 : 4 },
    nameSize: 13,
    nameColor: makeRoom(context).accent,
    supportSize: 0,
    air: 0.8,
  })
  if (!message) return undefined
  const foot = footColumn(context, {
    x,
    base: h - 20,
    size: 25,
    height: 34,
    width: (wide ? 150 : left) - x - 6,
    row: false,
  })
  if (!foot) return undefined
  const texts = [...message.layers, ...foot]
  return [...scene(context, placement, 0.7 * h, texts), ...product(placement, context), ...texts]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const end = bannerEnd(context, {
    right: w - 20,
    action: { ...actionLook(context), size: 14, height: 38 },
    offer: { ...offerLook(context, 25), size: 29 },
  })
  if (!end) return undefined
  const zone = { x: 330, y: 5, width: Math.max(60, end.x - 330 - 26), height: h - 12 }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 })
  const left = placedBounds(placement).x
  const words = bannerWords(context, { x: 24, width: left - 24 - 16, headline: 36, small: 14 })
  if (!words) return undefined
  const texts = [...words, ...end.layers]
  return [...scene(context, placement, 0.7 * h, texts), ...product(placement, context), ...texts]
}

/** Price over the action, or beside it in one row, all ending on the product's foot. */
function footColumn(
  context: ComposeContext,
  options: { x: number; base: number; size: number; height: number; width: number; row: boolean },
): Layer[] | undefined {
  const size = Math.max(context.canvas.smallText, options.height * 0.42)
  const action = makeAction(context, { ...actionLook(context), size, height: options.height, maxWidth: options.width })
  if (!action) return undefined
  const offer = makeOffer(context, { ...offerLook(context, options.size), size: options.size, maxWidth: options.width })
  if (!offer && hasOffer(context)) return undefined
  const actionY = options.base - action.heightPx
  if (options.row) {
    const right = context.canvas.widthPx - options.x - action.widthPx
    return [...(offer?.at(options.x, options.base - 0.1 * options.height) ?? []), ...action.at(right, actionY)]
  }
  return [...(offer?.at(options.x, actionY - options.height * 0.52) ?? []), ...action.at(options.x, actionY)]
}

function actionLook(context: ComposeContext) {
  const { colors } = context.direction
  const label = makeRoom(context).accent
  // On the dark grounds of other styles the ink is light, and the accent makes the button.
  const night = hexToOklch(colors.ink).l > 0.6
  return night
    ? { fill: colors.accent, text: colors.onAccent, label, radius: 'square' as const }
    : { fill: colors.ink, text: '#ffffff', label, radius: 'pill' as const }
}

/** In this quiet family an offer in words is a line in the accent color, not a sticker. */
function offerLook(context: ComposeContext, size: number) {
  const { colors } = context.direction
  return {
    color: colors.ink,
    oldColor: colors.inkSoft,
    badge: { size: size * 0.56, color: makeRoom(context).accent },
  }
}

function product(placement: Placement, context: ComposeContext): Layer[] {
  const { shadow } = context.direction.colors
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  if (!context.hero.standing) {
    const drop = { kind: 'product-shadow' as const, placement, color: shadow, style: 'drop' as const }
    return [
      floorShade(context, placement, shadow),
      { ...drop, dx: 0.06, dy: 0.03, blur: 0.06, opacity: 0.26 },
      { ...drop, dx: 0.012, dy: 0.012, blur: 0.016, opacity: 0.28 },
      shown,
    ]
  }
  if (makeRoom(context).night) {
    return [
      { kind: 'reflection', placement, length: 0.3, opacity: 0.34 },
      { kind: 'product-shadow', placement, color: shadow, style: 'contact', opacity: 0.8 },
      shown,
    ]
  }
  return [
    {
      kind: 'product-shadow',
      placement,
      color: shadow,
      style: 'cast',
      scaleY: 0.24,
      shear: 0.8,
      blur: 0.02,
      opacity: 0.34,
    },
    { kind: 'product-shadow', placement, color: shadow, style: 'contact', opacity: 0.62 },
    shown,
  ]
}

interface Room {
  /** The wall from the light to its far, deep corner. */
  wall: [string, string, string]
  floor: string
  night: boolean
  /** The name's and the offer's color, on wall and floor alike. */
  accent: string
}

/** A pale wall swallows its own window: light is seen where it falls on color. */
function makeRoom(context: ComposeContext): Room {
  const { colors } = context.direction
  const { ground, groundDeep } = colors
  if (hexToOklch(ground).l < 0.5) {
    const floor = shade(groundDeep, -0.02)
    const accent = readableOn(floor, colors.accent, 5)
    return { wall: [ground, shade(ground, -0.045), groundDeep], floor, night: true, accent }
  }
  const ok = daylight(context)
  const floor = ok(0.66, 0.135)
  return {
    wall: [ok(0.9, 0.065), ok(0.76, 0.12), ok(0.46, 0.15)],
    floor,
    night: false,
    accent: readableOn(floor, colors.accent, 6),
  }
}

/** Steps, in shares of the height, in which a horizon is moved off the words. */
const HORIZON_STEP = 0.012

/** The height nearest to the wanted one at which no line of text, nor its near surroundings, crosses the horizon. */
function clearHorizon({ canvas }: ComposeContext, wanted: number, layers: readonly Layer[]): number {
  const gap = Math.max(3, 0.012 * canvas.side)
  const boxes = layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const isClear = (y: number) => boxes.every((box) => y < box.y - gap || y > box.y + box.height + gap)
  for (let step = 0; step < 26; step += 1) {
    for (const y of [wanted - step * HORIZON_STEP * canvas.heightPx, wanted + step * HORIZON_STEP * canvas.heightPx]) {
      if (isClear(y) && y < canvas.heightPx - gap) return y
    }
  }
  return wanted
}

/** By night the floor is dark but where the product stands: there it has the light of the wall. */
function lampOnFloor(context: ComposeContext, placement: Placement, horizon: number): Layer {
  const { widthPx: w, heightPx: h, side } = context.canvas
  const { x, y, width, height } = placedBounds(placement)
  const center: [number, number] = [x + 0.45 * width, Math.max(horizon, y + height - 0.1 * side)]
  const radius = 0.62 * width + 0.3 * side
  const color = lampColor(context)
  return {
    kind: 'shape',
    shape: { type: 'rect', box: { x: 0, y: horizon, width: w, height: h - horizon } },
    fill: radial(
      center,
      radius,
      [0, withAlpha(color, 0.9)],
      [0.4, withAlpha(color, 0.55)],
      [0.75, withAlpha(color, 0.14)],
      [1, withAlpha(color, 0)],
    ),
  }
}

/** A dark product is seen by its outline, for which there has to be more light behind it. */
function lampColor({ hero, direction }: ComposeContext): string {
  const { c, h } = hexToOklch(direction.colors.glow)
  return oklchToHex(isDarkProduct(hero) ? 0.62 : 0.46, c, h)
}

/** What the product may stand on, from seed to seed. */
const FLOORS = ['wood', 'marble', 'terrazzo'] as const
const WALLS = { day: ['plaster', 'tiles', 'flutes'], night: ['plaster', 'flutes'] } as const

function scene(context: ComposeContext, placement: Placement, wantedHorizon: number, texts: readonly Layer[]): Layer[] {
  const horizon = clearHorizon(context, wantedHorizon, texts)
  const { canvas, direction } = context
  const { colors } = direction
  const room = makeRoom(context)
  const { floor, night } = room
  const dark = night && isDarkProduct(context.hero)
  const { widthPx: w, heightPx: h, side: s } = canvas
  const center: [number, number] = [
    placement.box.x + placement.box.width * 0.3,
    placement.box.y + placement.box.height * 0.3,
  ]
  return [
    diagonalGround(canvas, [0, room.wall[0]], [0.5, room.wall[1]], [1, room.wall[2]]),
    glow(center, 0.62 * Math.max(w * 0.7, s), dark ? lampColor(context) : colors.glow, dark ? 0.9 : 0.4),
    wallOf(
      context,
      pickMaterial(context, 'wall', WALLS[night ? 'night' : 'day']),
      { x: 0, y: 0, width: w, height: horizon },
      night,
    ),
    dayWindow(canvas, { x: 0.4, width: 0.56, height: 0.9 * horizon, night }),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: horizon, width: w, height: h - horizon } },
      fill: vertical(horizon, h, [0, shade(floor, -0.02)], [0.3, shade(floor, 0.055)], [1, shade(floor, -0.03)]),
    },
    ...(night ? [lampOnFloor(context, placement, horizon)] : []),
    floorOf(
      context,
      pickMaterial(context, 'floor', FLOORS),
      { x: 0, y: horizon, width: w, height: h - horizon },
      night,
    ),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: horizon - 0.004 * s, width: w, height: 0.008 * s } },
      fill: { type: 'solid', color: colors.groundDeep },
      blurPx: Math.max(1, 0.016 * s),
      blend: 'multiply',
      opacity: 0.3,
    },
    grain(canvas, false),
  ]
}
