import { bottom, type Box, headlineOf, right } from '../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement, Point } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import type { SunFace } from '../sets/sun-face.ts'
import { leftEdge } from './product-edge.ts'
import { isGlasses } from './silhouette.ts'

/** A smaller sun, in shares of the shorter side, wears glasses that nobody sees. */
const LEAST_WORN = 0.22

/** The product in its room on a poster, as glasses on a sun or as what one looks out from behind. */
export function placeBySun(context: ComposeContext, room: Box, isBeside: boolean): Placement | undefined {
  const { hero, canvas } = context
  if (isGlasses(hero)) {
    // The tips of its halo may reach the headline and the wave, and not the words on it.
    const radius = Math.min(0.28 * canvas.side, room.height / 2.2)
    if (radius < LEAST_WORN * canvas.side) return undefined
    return placeGlasses(context, [room.x + 0.68 * room.width, room.y + 0.5 * room.height], radius)
  }
  // Under the words the sun needs the room before the product.
  const before = isBeside ? 0 : 0.25 * room.width
  const zone = { ...room, x: room.x + before, width: room.width - before }
  return placeProduct(hero, zone, { anchor: 'foot', alignX: 0.8, rotation: 5 })
}

/** The sun of a poster, under its headline; undefined where it finds no room. */
export function sunBehind(
  context: ComposeContext,
  { placement, texts, base }: { placement: Placement; texts: readonly Layer[]; base: number },
): SunFace | undefined {
  if (isGlasses(context.hero)) return wearingSun(placement)
  const from = bottom(headlineOf(texts)!.box)
  return peekingSun(context, placement, { x: 0, y: from, width: context.canvas.widthPx, height: base - from })
}

export function sunBounds(sun: SunFace | undefined): Box[] {
  if (!sun) return []
  const { center, radius } = sun
  return [{ x: center[0] - radius, y: center[1] - radius, width: 2 * radius, height: 2 * radius }]
}

/** Of a banner's sun that wears glasses and of one that looks past a product: its radius and what else it needs, in units, and its middle in shares of the width. */
const IN_BANNER = { worn: { radius: 54, air: 30, at: 0.5 }, peeking: { radius: 38, air: 70, at: 0.36 } }

/** The sun and the product between a banner's words and its end; undefined where they find no room. */
export function sunInBanner(context: ComposeContext, room: Box, unit: number) {
  const { hero, canvas } = context
  const isWorn = isGlasses(hero)
  const { radius: units, air, at } = IN_BANNER[isWorn ? 'worn' : 'peeking']
  const radius = units * unit
  if (room.width < 2 * radius + air * unit) return undefined
  const center: Point = [room.x + at * room.width, 0.54 * canvas.heightPx]
  if (isWorn) {
    const placement = placeGlasses(context, center, radius)
    return { box: room, placement, face: wearingSun(placement) }
  }
  const x = center[0] + 0.1 * radius
  const zone = { ...room, x, width: right(room) - x }
  const placement = placeProduct(hero, zone, { anchor: 'center', alignX: 0, rotation: 5 })
  const face: SunFace = { center, radius, tilt: -8, masked: false, look: [-0.3, -0.04] }
  return { box: room, placement, face }
}

/** In shares of a sun's radius: how wide its glasses are, how high their room is, and how far that begins over its middle. */
const GLASSES = { width: 1.74, height: 0.96, over: 0.62 }

/** Glasses as a sun of this size about this point wears them. */
function placeGlasses({ hero }: ComposeContext, [cx, cy]: Point, radius: number): Placement {
  const { width, height, over } = GLASSES
  const zone = { x: cx - (width / 2) * radius, y: cy - over * radius, width: width * radius, height: height * radius }
  return placeProduct(hero, zone, { anchor: 'center', rotation: 7 })
}

function wearingSun({ zone, rotation }: Placement): SunFace {
  const { x, y, width } = zone!
  const radius = width / GLASSES.width
  const center: Point = [x + width / 2, y + GLASSES.over * radius]
  return { center, radius, tilt: rotation, masked: true, look: [0, 0] }
}

/** A smaller sun, in shares of the shorter side, is a sticker and no character. */
const LEAST_SUN = 0.14

/** The largest sun in a room whose eyes and smile the product leaves free as it looks out from behind it. */
function peekingSun(context: ComposeContext, placement: Placement, room: Box): SunFace | undefined {
  const { side } = context.canvas
  const bounds = placedBounds(placement)
  // Over what is wide it looks from above, past what is high from the side.
  const [aside, down, look]: [number, number, Point] =
    bounds.width > bounds.height ? [0.2, 0.1, [-0.24, -0.2]] : [0.06, 0.46, [-0.34, -0.04]]
  const most = Math.min(0.25 * context.canvas.widthPx, room.height / 2.1)
  for (let radius = most; radius >= LEAST_SUN * side; radius *= 0.93) {
    const y = Math.max(room.y + 1.14 * radius, bounds.y + down * bounds.height)
    const free = leftEdge(context.hero, placement, y + (look[1] - 0.34) * radius, y + (look[1] + 0.42) * radius)
    const x = Math.min(bounds.x + aside * bounds.width, free - 0.015 * side - (look[0] + 0.44) * radius)
    if (x - 1.1 * radius > room.x && y + 0.8 * radius < room.y + room.height)
      return { center: [x, y], radius, tilt: -8, masked: false, look }
  }
  return undefined
}
