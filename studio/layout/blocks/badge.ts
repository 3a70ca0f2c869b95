import { bottom, right } from '../../basics/boxes.ts'
import { type Box, grow, linesOf } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import { placeRun, run, type Run } from './block.ts'
import { filled } from '../../layers/fill.ts'
import type { Layer, Placement, Point, Shape } from '../../layers/layout.ts'
import { asPart } from '../../layers/name-parts.ts'
import { placedBounds, productAlpha } from '../../layers/placement.ts'

export interface BadgeOptions {
  form: keyof typeof FORMS
  rotation: number
  /** Colors of the badge. Left out, they are the offer's. */
  colors?: { offer: string; onOffer: string } | undefined
  /** The badge stays inside this area, with its center as near as it can to `prefer` (for its radius). */
  area: Box
  prefer: (radius: number) => Point
  clearOf: readonly Layer[]
  /** Other boxes that may not be covered. */
  keepOff: readonly Box[]
  placement: Placement
}

/** Largest type as a share of the radius: a scallop's words are round, a burst's condensed. */
const FORMS = {
  burst: { type: 0.8, edge: { inner: 0.87, points: 18, round: false } },
  scallop: { type: 0.66, edge: { inner: 0.9, points: 12, round: true } },
}

/**
 * Largest radius in shares of the shorter side. Where the room is short, the badge is tried down to three quarters of
 * it.
 */
const RADIUS = { small: 0.13, large: 0.117 }
const RADIUS_STEPS = [1, 0.87, 0.75]
/** Largest factor by which a badge grows for an offer that is to be louder. */
const LOUDEST = 1.4
/** Air around a badge, in shares of the shorter side: less looks like an accident. */
const AIR_SHARE = 0.023

/**
 * Places the offer's words on a badge, or the price if there are none, with the old price struck through under it. The
 * badge keeps off all words and off the product's own pixels. Returns no layers if there is nothing to show, and
 * undefined if there is no room or its words do not fit.
 */
export function placeBadge(context: ComposeContext, options: BadgeOptions): Layer[] | undefined {
  const { words } = context.direction
  const content = words.badge ?? words.price
  if (!content) return []
  const old = words.badge ? undefined : words.oldPrice
  const { side, isSmall } = context.canvas
  const by = Math.min(LOUDEST, context.offerBy ?? 1)
  for (const step of RADIUS_STEPS) {
    const radius = RADIUS[isSmall ? 'small' : 'large'] * side * step * by
    const runs = setBadgeText(context, { content, old }, radius, options)
    const spot = runs && findFreeSpot(context, options, radius)
    if (spot) return asPart('badge', badgeLayers(context, options, runs, [spot, radius]))
  }
  return undefined
}

/** Room for the words, and the distance of the old price below the new one, in shares of the radius. */
const ROOM = { width: 1.48, height: 1.08, oldWidth: 1.2, gap: 0.14 }

function setBadgeText(
  context: ComposeContext,
  { content, old }: { content: string; old: string | undefined },
  radius: number,
  { form, colors = context.direction.colors }: BadgeOptions,
): Run[] | undefined {
  const color = colors.onOffer
  const small = old
    ? run(context, 'old-price', old, {
        face: context.direction.type.text,
        color,
        max: Math.max(context.canvas.smallText, 0.3 * radius),
        min: context.canvas.floorText,
        width: radius * ROOM.oldWidth,
      })
    : undefined
  if (old && !small) return undefined
  const text = run(context, 'badge', content, {
    color,
    max: radius * FORMS[form].type,
    min: context.canvas.smallText,
    width: radius * ROOM.width,
    height: radius * ROOM.height - (small ? small.heightPx + radius * ROOM.gap : 0),
    // A number is never divided, so there are no more lines than words.
    lines: Math.min(3, content.trim().split(/\s+/u).length),
    leading: 1.02,
    tracking: -0.015,
    align: 'center',
  })
  return text && [text, ...(small ? [small] : [])]
}

function badgeLayers(
  { direction }: ComposeContext,
  { form, rotation, colors = direction.colors }: BadgeOptions,
  runs: Run[],
  [[x, y], radius]: [center: Point, radius: number],
): Layer[] {
  const shape = (center: Point): Shape => ({ type: 'burst', center, radius, rotation, ...FORMS[form].edge })
  const words = turnedAbout([x, y], runs, { rotation, gap: radius * ROOM.gap })
  const layers = [filled(shape([x, y]), colors.offer), ...words]
  // Only a round sticker has a shadow, and a hard one: it lies on the paper and does not float.
  if (form === 'burst') return layers
  const below = shape([x + radius * 0.04, y + radius * 0.08])
  return [filled(below, direction.colors.shadow, { opacity: 0.18 }), ...layers]
}

/** Places runs under each other, turned together about the middle of the badge. */
function turnedAbout([x, y]: Point, runs: Run[], o: { rotation: number; gap: number }): Layer[] {
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * o.gap
  const angle = (o.rotation * Math.PI) / 180
  let top = -total / 2
  return runs.map((one) => {
    const down = top + one.heightPx / 2
    top += one.heightPx + o.gap
    const [cx, cy] = [x - down * Math.sin(angle), y + down * Math.cos(angle)]
    return placeRun(one, cx - one.widthPx / 2, cy - one.heightPx / 2, o.rotation)
  })
}

/** Steps across and down the area at which places are tried. Finer moves cannot be seen. */
const STEPS = 28

/** Returns the free center that is nearest to the preferred one with all of the badge inside its area, or undefined. */
function findFreeSpot(context: ComposeContext, options: BadgeOptions, radius: number): Point | undefined {
  const { area } = options
  const prefer = options.prefer(radius)
  const spanX = area.width - 2 * radius
  const spanY = area.height - 2 * radius
  if (spanX < 0 || spanY < 0) return undefined
  const freeOn = freeFor(context, options, radius)
  let best: { point: Point; distance: number } | undefined
  for (let row = 0; row <= STEPS; row += 1) {
    const y = area.y + radius + (row / STEPS) * spanY
    const isFree = freeOn(y)
    for (let column = 0; column <= STEPS; column += 1) {
      const x = area.x + radius + (column / STEPS) * spanX
      const distanceOf = () => Math.hypot(x - prefer[0], y - prefer[1])
      if (best && distanceOf() >= best.distance) continue
      if (isFree(x)) best = { point: [x, y], distance: distanceOf() }
    }
  }
  return best?.point
}

/**
 * Returns a test of the points of a row: true if a disc of this radius about a point is clear of the words and the
 * product's own pixels. What the words take of a row is found once, because most areas have no free spot at all.
 */
function freeFor({ canvas, hero }: ComposeContext, { clearOf, keepOff, placement }: BadgeOptions, radius: number) {
  const gap = AIR_SHARE * canvas.side
  const boxes = [...linesOf(clearOf), ...keepOff]
  const alphaAt = productAlpha(hero, placement)
  const isProduct = (x: number, y: number) => alphaAt(x, y) > 96
  // The outermost ring is the first to meet a product.
  const around = [1, 0.75, 0.5, 0.25].flatMap((ring) =>
    AROUND.map(([cos, sin]) => [ring * (radius + gap * 0.5) * cos, ring * (radius + gap * 0.5) * sin] as const),
  )
  const near = grow(placedBounds(placement), radius + gap)
  return (y: number): ((x: number) => boolean) => {
    const taken = boxes.flatMap((box) => reachOnRow(box, y, radius + gap) ?? [])
    const isRowNear = y > near.y && y < bottom(near)
    return (x) =>
      !taken.some(({ from, to }) => x > from && x < to) &&
      (!isRowNear ||
        x < near.x ||
        x > right(near) ||
        (!isProduct(x, y) && !around.some(([dx, dy]) => isProduct(x + dx, y + dy))))
  }
}

/** Returns the part of a row that lies nearer to a box than this, or undefined if none does. */
function reachOnRow(box: Box, y: number, distance: number): { from: number; to: number } | undefined {
  const away = Math.max(box.y - y, 0, y - bottom(box))
  if (away >= distance) return undefined
  const reach = Math.sqrt(distance * distance - away * away)
  return { from: box.x - reach, to: right(box) + reach }
}

/** Twenty directions, as points at a distance of 1. */
const AROUND = Array.from({ length: 20 }, (_, step): Point => {
  const angle = (step / 20) * Math.PI * 2
  return [Math.cos(angle), Math.sin(angle)]
})
