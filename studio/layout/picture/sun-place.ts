import type { Box } from '#contract/report.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Placement, Point } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import type { SunFace } from '../sets/sun-face.ts'
import { leftEdge } from './product-edge.ts'

/** In shares of a sun's radius: how wide its glasses are, how high their room is, and how far that begins over its middle. */
const GLASSES = { width: 1.74, height: 0.96, over: 0.62 }

/** Glasses as a sun of this size about this point wears them. */
export function placeGlasses({ hero }: ComposeContext, [cx, cy]: Point, radius: number): Placement {
  const { width, height, over } = GLASSES
  const zone = { x: cx - (width / 2) * radius, y: cy - over * radius, width: width * radius, height: height * radius }
  return placeProduct(hero, zone, { anchor: 'center', rotation: 7 })
}

export function wearingSun({ zone, rotation }: Placement): SunFace {
  const { x, y, width } = zone!
  const radius = width / GLASSES.width
  const center: Point = [x + width / 2, y + GLASSES.over * radius]
  return { center, radius, tilt: rotation, masked: true, look: [0, 0] }
}

/** A smaller sun, in shares of the shorter side, is a sticker and no character. */
const LEAST_SUN = 0.14

/** The largest sun in a room whose eyes and smile the product leaves free as it looks out from behind it. */
export function peekingSun(context: ComposeContext, placement: Placement, room: Box): SunFace | undefined {
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
