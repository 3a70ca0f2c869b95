import { bottom } from '../../basics/boxes.ts'
import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import type { Canvas } from '../../canvas/canvas.ts'
import { grow, linesOf } from '../../layers/box.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import { createRandom } from '../../basics/random.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, linear, outlined, rect, vertical } from '../../layers/fill.ts'
import type { Layer, Material, Point, Shape } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { daylight, dayWindow, diagonalGround, glow, grain, shade } from './ground.ts'
import { drawnBy, groundLayers, leafShadows } from './ground-falls.ts'
import { floorOf, isAbstract, pickMaterial, wallOf } from './material.ts'
import { type AmongWords, inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { standOn } from './stand.ts'
import { quietAction } from './style-ground.ts'
import { groundOf } from './wardrobe.ts'

/**
 * A room with the light of a window on the wall. It comes from the upper left, so shadows fall to the right and back.
 */
export const windowSet = roomSet(({ canvas }, { horizon, isNight }) =>
  dayWindow(canvas, { x: 0.4, width: 0.56, height: 0.9 * horizon, night: isNight }),
)

/** The same room in the sun, with the leaves of one tree about it. */
export const leavesSet = roomSet(leafShadows)

interface RoomLook extends WordsLook {
  /** Colors from the light to the far, deep corner. */
  wall: [string, string, string]
  floor: string
  /** Material of the floor, if it shows one. */
  laid: Floor | undefined
  shadow: string
  isNight: boolean
}

/** Makes a room. Rooms differ in what falls on the wall. */
function roomSet(
  onWall: (context: ComposeContext, o: { horizon: number; isNight: boolean }) => Layer,
): ProductSet<RoomLook, AmongWords> {
  return {
    look,
    scenery(context, { wall, floor, laid, isNight }, arranged) {
      const { canvas, direction } = context
      const worn = groundOf(direction)
      const { widthPx: w, heightPx: h, side: s } = canvas
      const { x, y, width, height } = placedBounds(arranged.placement)
      const depth = Math.min(DEPTH.ofProduct * height, DEPTH.max * h)
      const horizon = clearHorizon(canvas, y + height - depth, arranged.texts)
      const above = { x: 0, y: 0, width: w, height: horizon }
      const below = { x: 0, y: horizon, width: w, height: h - horizon }
      const boards = vertical(
        horizon,
        h,
        [0, shade(floor, -0.02)],
        [0.3, shade(floor, 0.055)],
        [1, shade(floor, -0.03)],
      )
      const joint = rect({ x: 0, y: horizon - 0.004 * s, width: w, height: 0.008 * s })
      const lamp = isNight ? lampColor(context) : direction.colors.glow
      const light: Point = [x + 0.3 * width, y + 0.3 * height]
      const pool: Point = [x + 0.45 * width, y + height - 0.1 * s]
      return [
        diagonalGround(canvas, ...wall),
        glow(light, 0.62 * Math.max(0.7 * w, s), lamp, isNight && isDarkProduct(context.hero) ? 0.9 : 0.4),
        ...(worn
          ? groundLayers(context, worn, { ...drawnBy(context), box: above, at: [x + 0.5 * width, y + 0.4 * height] })
          : [
              wallOf(context, wallMaterial(context, isNight), { box: above, dark: isNight }),
              onWall(context, { horizon, isNight }),
            ]),
        filled(rect(below), boards),
        // By night the floor is dark except where the product stands: there it has the light of the wall.
        ...(isNight ? [{ ...glow(pool, 0.62 * width + 0.3 * s, lamp, 0.9), clip: rect(below) } as Layer] : []),
        ...(laid ? [floorOf(context, laid, { box: below, dark: isNight })] : []),
        ...(direction.use === 'floor' && !isNight ? rug(context, arranged, rect(below)) : []),
        filled(joint, direction.colors.groundDeep, { blurPx: Math.max(1, 0.016 * s), blend: 'multiply', opacity: 0.3 }),
        grain(canvas, false),
      ]
    },
    product: (context, { isNight, shadow }, { placement }) =>
      standOn(context, placement, { shadow, isGlossy: isNight, isLitFromLeft: true }),
  }
}

/**
 * Height of the horizon behind the product above the product's foot: a share of the product's height, and at most a
 * share of the canvas's.
 */
const DEPTH = { ofProduct: 0.3, max: 0.2 }

/**
 * Returns the colors of a room. The palette lies where people put color in a room: on a wall over a floor of wood or
 * stone, or on a table in front of pale plaster.
 */
function look(context: ComposeContext): RoomLook {
  const { ground, groundDeep, ink, inkSoft, accent, onAccent, shadow } = context.direction.colors
  const isNight = hexToOklch(ground).l < 0.5
  const laid = floorMaterial(context, isNight)
  if (isNight) {
    const floor = shade(groundDeep, -0.02)
    const named = readableOn(floor, accent, 5)
    return {
      ...inOneInk(ink, { fill: accent, text: onAccent }),
      soft: inkSoft,
      accent: named,
      wall: [ground, shade(ground, -0.045), groundDeep],
      floor,
      laid,
      shadow,
      isNight,
    }
  }
  const ok = daylight(context)
  const floor = laid ? oklchToHex(...OWN[laid]) : ok(0.7, 0.13)
  const named = readableOn(floor, accent, 6)
  return {
    ...inOneInk(ink, quietAction(context)),
    accent: named,
    floor,
    laid,
    shadow: laid ? SHADE : shadow,
    isNight,
    wall: isPainted(context)
      ? [ok(0.88, 0.075), ok(0.77, 0.115), ok(0.58, 0.13)]
      : [ok(0.955, 0.028), ok(0.915, 0.034), ok(0.8, 0.055)],
  }
}

/** Materials that a product may stand on and in front of. The seed chooses among them. */
const FLOORS = ['wood', 'marble', 'terrazzo'] as const
const WALLS = { day: ['plaster', 'tiles', 'flutes'], night: ['plaster', 'flutes'] } as const
type Floor = (typeof FLOORS)[number]

/** Colors of floors in OKLCH: their materials have colors of their own. */
const OWN: Record<Floor, readonly [l: number, c: number, h: number]> = {
  wood: [0.77, 0.075, 70],
  marble: [0.9, 0.012, 85],
  terrazzo: [0.88, 0.016, 75],
}
const SHADE = oklchToHex(0.32, 0.05, 60)

/** Mean OKLab lightness of a white product. */
const PALE = 0.82

/**
 * Returns true if the wall is painted. A sofa has no table that could take the color, and a pale product would be lost
 * in front of pale plaster.
 */
function isPainted({ direction, hero }: ComposeContext): boolean {
  return hero.meanLightness > PALE || direction.use === 'floor' || createRandom(direction.seed, 'room').next() < 0.5
}

/**
 * Returns the material of the floor. A living room has boards and no tiles; a set without a room, where anything may
 * stand, has neither, nor has a colored table.
 */
function floorMaterial(context: ComposeContext, isNight: boolean): Floor | undefined {
  if (isAbstract(context)) return undefined
  if (context.direction.use === 'floor') return 'wood'
  return isNight || isPainted(context) ? pickMaterial(context, 'floor', FLOORS) : undefined
}

function wallMaterial(context: ComposeContext, isNight: boolean): Material {
  if (isAbstract(context)) return 'plaster'
  const isLivingRoom = isNight || context.direction.use === 'floor'
  return pickMaterial(context, 'wall', WALLS[isLivingRoom ? 'night' : 'day'])
}

/** Gap between a horizon and words, as a share of the canvas's shorter side, and its minimum in px. */
const AIR = { share: 0.012, minPx: 3 }

/**
 * Returns the height nearest to the wanted one at which a horizon neither crosses nor touches a line of text, in px.
 */
function clearHorizon({ side, heightPx }: Canvas, wanted: number, texts: readonly Layer[]): number {
  const air = Math.max(AIR.minPx, AIR.share * side)
  const lines = linesOf(texts).map((box) => grow(box, air))
  const isClear = (y: number) => y < heightPx - air && lines.every((box) => y <= box.y || y >= bottom(box))
  const heights = [wanted, ...lines.flatMap((box) => [box.y, bottom(box)])].filter(isClear)
  return heights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}

/**
 * Shares of the product: how far a rug reaches to its sides, without and with words there, and how far back. `band` is
 * the line in its edge, as a share of that reach.
 */
const RUG = { across: 0.7, beside: 0.53, deep: 0.16, band: 0.9 }
/** Shares of the canvas for a rug that words stand on as well. */
const CARPET = { across: 0.72, deep: 1.3 }

/** Returns a rug: where furniture stands in a living room, the floor has the palette's color. */
function rug(context: ComposeContext, { placement, texts }: AmongWords, clip: Shape): Layer[] {
  const { side, widthPx, heightPx } = context.canvas
  const ok = daylight(context)
  const { x, y, width, height } = placedBounds(placement)
  const back = y + (0.95 - RUG.deep) * height
  const lines = linesOf(texts)
  const isBeside = lines.some((line) => line.y < y + 0.7 * height && bottom(line) > y + 0.3 * height)
  const isCarpet = !isBeside && lines.some((line) => line.y > y + height)
  const rx = isCarpet ? CARPET.across * widthPx : RUG[isBeside ? 'beside' : 'across'] * width
  const ry = isCarpet ? CARPET.deep * (heightPx - back) : Math.min(RUG.deep * height, 0.35 * rx)
  const [cx, cy] = isCarpet ? [0.5 * widthPx, back + ry] : [x + 0.5 * width, y + 0.95 * height]
  const oval = (by: number, down = 0): Shape => {
    return { type: 'ellipse', center: [cx, cy + down], rx: by * rx, ry: by * ry }
  }
  const thickness = 0.006 * side
  const pile = linear([cx - rx, cy - ry], [cx + rx, cy + ry], ok(0.76, 0.11), ok(0.66, 0.13))
  return [
    filled(oval(1, thickness), SHADE, { blurPx: Math.max(1, thickness), opacity: 0.35, clip }),
    filled(oval(1), pile, { clip }),
    { ...outlined(oval(RUG.band), { color: ok(0.86, 0.07), widthPx: Math.max(1, 0.5 * thickness) }), clip },
  ]
}

/** Returns the color of the lamp. A dark product is seen by its outline, which needs more light behind it. */
function lampColor({ hero, direction }: ComposeContext): string {
  const { c, h } = hexToOklch(direction.colors.glow)
  const l = isDarkProduct(hero) ? 0.62 : 0.46
  return isYellow(h) ? oklchToHex(l, Math.min(c, LAMPLIGHT.c), LAMPLIGHT.h) : oklchToHex(l, c, h)
}

/** OKLCH chroma and hue of a bulb's warm light, which replaces a yellow lamp: a dim yellow is olive. */
const LAMPLIGHT = { c: 0.095, h: 68 }
