import type { Box } from '#contract/report.ts'
import { findFreeSpot } from './free-spot.ts'
import { type Kit, run } from './kit.ts'
import type { Layer, Placement, Point, Shape } from './layout.ts'
import { placeRun, type Run } from './text-run.ts'
import { lineBoxes } from './text-bounds.ts'

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
 * The offer's words on a badge, or the price where there are none: off the words, off the product's own pixels. No layers
 * when there is nothing to say; undefined when it finds no room or its words do not fit.
 */
export function placeBadge(kit: Kit, options: BadgeOptions): Layer[] | undefined {
  const { words } = kit.direction
  const content = words.badge ?? words.price
  if (!content) return []
  const lines = options.clearOf.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const boxes = [...lines, ...(options.keepOff ?? [])]
  for (const step of RADIUS_STEPS) {
    const radius = options.radius * step
    const text = setBadgeText(kit, content, radius, options.typeShare)
    const spot = findFreeSpot({
      area: options.area,
      radius,
      prefer: options.prefer(radius),
      boxes,
      product: { study: kit.hero, placement: options.placement },
      gap: AIR_SHARE * kit.stage.side,
    })
    if (text && spot) return badgeLayers(kit, { ...options, radius }, text, spot)
  }
  return undefined
}

function setBadgeText(kit: Kit, content: string, radius: number, typeShare: number): Run | undefined {
  return run(kit, 'badge', content, {
    color: kit.direction.colors.onOffer,
    max: radius * typeShare,
    min: kit.stage.smallText,
    width: radius * 1.48,
    height: radius * 1.08,
    // A number is never divided: no more lines than words.
    lines: Math.min(3, content.trim().split(/\s+/u).length),
    leading: 1.02,
    tracking: -0.015,
    align: 'center',
  })
}

function badgeLayers(kit: Kit, options: BadgeOptions, text: Run, [x, y]: Point): Layer[] {
  const { radius, rotation } = options
  const { offer, shadow } = kit.direction.colors
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
    placeRun(text, x - text.widthPx / 2, y - text.heightPx / 2, { rotation }),
  ]
  if (!options.shadow) return layers
  const below = shape([x + radius * 0.04, y + radius * 0.08])
  return [{ kind: 'shape', shape: below, fill: { type: 'solid', color: shadow }, opacity: 0.18 }, ...layers]
}
