import { baselineRow } from '../blocks/foot-row.ts'
import { bottom, grow, overlap, right } from '../layers/box.ts'
import { centreAside } from '../arrangements/centre-aside.ts'
import { centreLook, type CentreLook } from '../sets/centre-look.ts'
import { standInMiddle } from '../sets/centre-product.ts'
import { centreScene } from '../sets/centre-scene.ts'
import { footPlane, planeFall, planeLook, planeRow } from '../blocks/foot-plane.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, Placement, TextLayer } from '../layers/layout.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { type Message, stackMessage } from '../blocks/message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { messageBox } from '../layers/name-parts.ts'
import { bottomOf, topOf } from '../arrangements/studio-foot.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'
import { linear } from '../layers/fill.ts'

/**
 * Centre: everything on one axis, as on a poster or a shop window: the message over the whole width, the product as large
 * as the canvas allows in the middle of its light, its head breaking into the type; offer and action in the corners.
 */
export const centreFamily: Family = {
  tried: {
    cutOut: {
      clean: [3, 'light'],
      bold: [2, 'mixed'],
      luxury: [2, 'dark'],
      playful: [3, 'light'],
      corporate: [3, 'light'],
      modern: [2, 'dark'],
    },
  },
  sceneName: ({ direction }) => SCENES[direction.style],
  storyFoot: 'floor',
  // The second keeps the product off the type, for letters that the first would hide too much of.
  candidates: 2,
  sides: 'none',
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return (context.canvas.shape === 'rectangle' ? centreAside(context) : undefined) ?? poster(context)
  },
}

/** One composition in the light that each style sets behind it. */
const SCENES = {
  clean: 'daylight through leaves',
  luxury: 'velvet',
  modern: 'neon rings',
  corporate: 'ruled paper',
  bold: 'starburst',
  playful: 'starburst',
} as const

/** Whether a product that stands between the words of the foot keeps its distance from them. */
function isClear({ canvas }: ComposeContext, { layers }: Foot, placement: Placement): boolean {
  const room = grow(placedBounds(placement), 0.04 * canvas.side)
  return layers.flatMap(messageBox).every((box) => overlap(box, room) === 0)
}

interface Foot {
  layers: Layer[]
  /** Where the product may stand, and what it may not reach below. */
  base: number
  /** The same for a product that is narrow enough to stand between the words of the foot. */
  deep: number
  /** What stands before everything that is painted on the ground. */
  plane: Layer[]
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const look = centreLook(context)
  const margin = small ? 16 : 0.066 * w
  const foot = look.planed ? planeFoot(context, margin) : bareFoot(context, look, margin)
  const top = portrait ? 0.152 * h : small ? 16 : 0.066 * h
  const message = foot && lead(context, look, { x: margin, y: top, width: w - 2 * margin })
  if (!message) return undefined
  const headline = message.layers.find(
    (layer): layer is TextLayer => layer.kind === 'text' && layer.part === 'headline',
  )!
  const dips = context.candidate === 0 && look.loud && !small && productAspect(context) > NARROW
  const ceiling = bottom(message.box) + (dips ? -DIP * lineHeight(headline) : small ? 5 : 0.024 * s)
  const zone = { x: 0.06 * w, y: ceiling, width: 0.88 * w, height: foot.base - ceiling }
  if (foot.deep - ceiling < 0.3 * s) return undefined
  const how = { anchor: 'foot', alignX: 0.5, rotation: context.hero.standing ? 0 : TILT } as const
  const down = placeProduct(context.hero, { ...zone, height: foot.deep - ceiling }, how)
  const base = isClear(context, foot, down) ? foot.deep : foot.base
  const placement = base === foot.deep ? down : placeProduct(context.hero, zone, how)
  const words = message.layers.map((layer) =>
    dips && layer === headline ? { ...headline, behindProduct: true } : layer,
  )
  return [
    ...centreScene(context, look, { placement, base, light: bottom(message.box), foot: topOf(foot.layers) }),
    ...foot.plane,
    ...words,
    ...standInMiddle(context, look, placement),
    ...foot.layers,
  ]
}

/** The share of a line of type that the product's head may stand before: more would cost a letter (see findHiddenLetter). */
const DIP = 0.26
/** Width over height under which a product hides single letters, and stands clear of the type. */
const NARROW = 0.8
/** What cannot stand hovers, a little turned. */
const TILT = -4

function lineHeight({ box, lines }: TextLayer): number {
  return box.height / lines.length
}

function lead(
  context: ComposeContext,
  look: CentreLook,
  o: { x: number; y: number; width: number },
): Message | undefined {
  const { side: s, shape, heightPx: h } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  return stackMessage(context, {
    ...o,
    height: (portrait ? 0.26 : small ? (look.planed ? 0.36 : 0.28) : 0.32) * h,
    headline: {
      max: (portrait ? 0.2 : small ? (look.planed ? 0.125 : 0.11) : 0.13) * s * DISPLAY_SCALE[context.direction.style],
      min: (small ? 0.075 : 0.055) * s,
      lines: portrait ? 3 : 2,
      color: look.ink,
    },
    nameSize: look.planed ? 0 : small ? 12.5 : (portrait ? 0.035 : 0.0285) * s,
    nameColor: look.accent,
    nameTracking: context.direction.style === 'luxury' ? 0.05 : undefined,
    supportSize: 0,
    align: 'center',
    air: small ? 0.7 : 0.9,
  })
}

/** Name, price and action on the style's second field, on which the product stands. */
function planeFoot(context: ComposeContext, margin: number): Foot | undefined {
  const { heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const low = shape === 'portrait' ? h - 384 : h
  const rowHeight = small ? 34 : 0.09 * s
  const centerY = low - (small ? 27 : shape === 'portrait' ? 0.07 * s : 0.094 * s)
  const first = planeRow(context, { centerY, margin })
  // Two lines of an offer need more of the plane than a price alone.
  const over = first ? Math.max(0, bottomOf(first) - (low - (small ? 12 : 0.05 * s))) : 0
  const row = over > 0 ? planeRow(context, { centerY: centerY - over, margin }) : first
  if (!row) return undefined
  const top = Math.min(topOf(row), centerY - over - rowHeight / 2) - (small ? 12 : 0.06 * s) - planeFall(context)
  const base = top + planeFall(context) + (small ? 4 : 0.022 * s)
  const stands = Math.min(base, topOf(row) - (small ? 6 : 0.024 * s))
  return { layers: row, base: stands, deep: stands, plane: [footPlane(context, top)] }
}

/** On the floor itself: the price at one corner, the action at the other; a narrow product stands down between them. */
function bareFoot(context: ComposeContext, look: CentreLook, margin: number): Foot | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const row = baselineRow(context, {
    x: margin,
    width: w - 2 * margin,
    baseline: portrait ? 0.785 * h : small ? h - 26 : 0.93 * h,
    look: { ...look, ink: look.onFloor, soft: look.onFloor, accent: look.price },
    without: { name: true, support: true },
  })
  if (!row) return undefined
  const deep = bottomOf(row.layers) - (small ? 2 : 0.006 * s)
  return { layers: row.layers, base: row.top - (small ? 3 : 0.035 * s), deep, plane: [] }
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = centreLook(context)
  const plane = look.planed ? planeLook(context) : undefined
  const end = bannerEnd(context, {
    right: w - 20,
    action: { ...(plane?.action ?? look.action), size: 14, height: 38 },
    offer: {
      size: 29,
      color: plane?.text ?? look.price,
      oldColor: plane?.text ?? look.onFloor,
      badge: { size: 14, color: plane?.text ?? look.price },
    },
  })
  if (!end) return undefined
  const words = bannerWords(context, {
    x: 22,
    width: 0.45 * w,
    headline: 33 * DISPLAY_SCALE[context.direction.style],
    small: 13.5,
    headlineColor: look.ink,
    smallColor: look.accent,
  })
  if (!words) return undefined
  const start = Math.max(...words.map((layer) => (layer.kind === 'text' ? right(layer.box) : 0))) + 16
  const finish = end.x - (plane ? 40 : 20)
  if (finish - start < LEAST_BANNER) return undefined
  const rotation = context.hero.standing ? 0 : TILT
  // In the middle of the banner, or as near to it as the words let it.
  const width = Math.min(0.24 * w, finish - start)
  const x = Math.min(finish - width, Math.max(start, w / 2 - width / 2))
  const zone = { x, y: 2, width, height: h - 4 }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.5, rotation })
  return [
    ...centreScene(context, look, {
      placement,
      base: 0.99 * h,
      light: 0,
      foot: h,
      free: freeOf(placement, words, end.x),
    }),
    ...(plane ? [bannerPlane(context, plane, end.x - 24)] : []),
    ...standInMiddle(context, look, placement),
    ...words,
    ...end.layers,
  ]
}

/** Room for a product on a banner, in pixels, from which it is worth showing. */
const LEAST_BANNER = 70

/** From the product's middle to the nearest words. */
function freeOf(placement: Placement, words: readonly Layer[], end: number): number {
  const middle = placement.box.x + placement.box.width / 2
  const edges = words.map((layer) => (layer.kind === 'text' ? right(layer.box) : 0))
  return Math.max(20, Math.min(middle - Math.max(...edges), end - middle) - 8)
}

/** The plane of a banner is its end, cut by the style's hand. */
function bannerPlane(
  { canvas, direction }: ComposeContext,
  plane: { fill: string; fillDeep: string },
  x: number,
): Layer {
  const { widthPx: w, heightPx: h } = canvas
  const lean = direction.style === 'bold' ? 22 : 0
  return {
    kind: 'shape',
    shape: {
      type: 'polygon',
      points: [
        [x + lean, 0],
        [w, 0],
        [w, h],
        [x - lean / 2, h],
      ],
    },
    fill: linear([x, 0], [w, h], [0, plane.fill], [1, plane.fillDeep]),
  }
}
