import type { Box } from '#contract/report.ts'
import { findFreeSpot } from './free-spot.ts'
import { type ComposeContext, run } from '../compose-context.ts'
import type { Layer, Placement, Point, Shape } from '../layers/layout.ts'
import { asPart } from '../layers/name-parts.ts'
import { placeRun, type Run } from './text-run.ts'
import { lineBoxes } from '../layers/text-bounds.ts'

export interface BadgeOptions {
  form: 'burst' | 'scallop'
  /** At most; it gives way by a quarter where the room is short. */
  radius: number
  rotation: number
  /** Largest type, as a share of the radius. */
  typeShare: number
  /** Where the badge may lie, and where it would like to (for its radius). */
  area: Box
  prefer: (radius: number) => Point
  clearOf: readonly Layer[]
  /** What else may not be covered. */
  keepOff?: readonly Box[]
  placement: Placement
  /** A hard offset shadow: a sticker lies on the paper, it does not float. */
  shadow: boolean
}

const RADIUS_STEPS = [1, 0.87, 0.75]
/** Air round a badge, in shares of the shorter side: less looks like an accident. */
const AIR_SHARE = 0.023

/**
 * The offer's words on a badge, or the price where there are none, the old price struck through under it: off the words, off
 * the product's own pixels. No layers when there is nothing to say; undefined when it finds no room or its words do not fit.
 */
export function placeBadge(context: ComposeContext, options: BadgeOptions): Layer[] | undefined {
  const { words } = context.direction
  const content = words.badge ?? words.price
  if (!content) return []
  const old = words.badge ? undefined : words.oldPrice
  const lines = options.clearOf.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const boxes = [...lines, ...(options.keepOff ?? [])]
  for (const step of RADIUS_STEPS) {
    const radius = options.radius * step
    const runs = setBadgeText(context, { content, old }, radius, options.typeShare)
    const spot = findFreeSpot({
      area: options.area,
      radius,
      prefer: options.prefer(radius),
      boxes,
      product: { study: context.hero, placement: options.placement },
      gap: AIR_SHARE * context.canvas.side,
    })
    if (runs && spot) return asPart('badge', badgeLayers(context, { ...options, radius }, runs, spot))
  }
  return undefined
}

/** Of the radius: the room for words, and how far the old price stands below the new one. */
const ROOM = { width: 1.48, height: 1.08, oldWidth: 1.2, gap: 0.14 }

function setBadgeText(
  context: ComposeContext,
  { content, old }: { content: string; old: string | undefined },
  radius: number,
  typeShare: number,
): Run[] | undefined {
  const color = context.direction.colors.onOffer
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
    max: radius * typeShare,
    min: context.canvas.smallText,
    width: radius * ROOM.width,
    height: radius * ROOM.height - (small ? small.heightPx + radius * ROOM.gap : 0),
    // A number is never divided: no more lines than words.
    lines: Math.min(3, content.trim().split(/\s+/u).length),
    leading: 1.02,
    tracking: -0.015,
    align: 'center',
  })
  return text && [text, ...(small ? [small] : [])]
}

function badgeLayers(context: ComposeContext, options: BadgeOptions, runs: Run[], [x, y]: Point): Layer[] {
  const { radius, rotation } = options
  const { offer, shadow } = context.direction.colors
  const shape = (center: Point): Shape => ({
    type: 'burst',
    center,
    radius,
    rotation,
    ...(options.form === 'scallop'
      ? { inner: 0.9, points: 12, round: true }
      : { inner: 0.87, points: 18, round: false }),
  })
  const layers: Layer[] = [
    { kind: 'shape', shape: shape([x, y]), fill: { type: 'solid', color: offer } },
    ...turnedAbout([x, y], runs, { rotation, gap: radius * ROOM.gap }),
  ]
  if (!options.shadow) return layers
  const below = shape([x + radius * 0.04, y + radius * 0.08])
  return [{ kind: 'shape', shape: below, fill: { type: 'solid', color: shadow }, opacity: 0.18 }, ...layers]
}

/** Runs under each other, turned together about the middle of the badge. */
function turnedAbout([x, y]: Point, runs: Run[], o: { rotation: number; gap: number }): Layer[] {
  const total = runs.reduce((sum, { heightPx }) => sum + heightPx, 0) + (runs.length - 1) * o.gap
  const angle = (o.rotation * Math.PI) / 180
  let top = -total / 2
  return runs.map((one) => {
    const down = top + one.heightPx / 2
    top += one.heightPx + o.gap
    const [cx, cy] = [x - down * Math.sin(angle), y + down * Math.cos(angle)]
    const strike = one.role === 'old-price'
    const left = cx - one.widthPx / 2
    return placeRun(one, left, cy - one.heightPx / 2, { rotation: o.rotation, ...(strike && { strike }) })
  })
}
