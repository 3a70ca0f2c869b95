import type { Box } from '#contract/ads/report.ts'
import type { Layout } from '#studio/index.ts'
import { holds, type Layer, boundsOfShape, turnedBounds } from './layers.ts'
import type { PlacedMatte } from './placed-matte.ts'
import type { RunInk } from './run-ink.ts'

/** Text keeps 4% of the shorter side, at least 6 px, from the edge; the platform covers top and bottom of a story. */
const EDGE_SHARE = 0.04
const EDGE_MIN_PX = 6
const STORY_TOP_PX = 270
const STORY_BOTTOM_PX = 384
/** A soft edge of a letter may reach this far over a border. */
const SLACK_PX = 1
/**
 * Share of the hero that may lie in the parts of a story that the platform covers: it may run into the foot and remain
 * recognizable.
 */
const HERO_COVERED_MAX = 0.3

/**
 * Finds what lies where the platform or the edge may cut it: letters, the label under them, and in a story the product.
 */
export function findSafeZoneFaults(layout: Layout, inks: readonly RunInk[], matte: PlacedMatte | undefined): string[] {
  const zone = safeZoneOf(layout)
  const faults = inks
    .filter((ink) => ink.coverage.some((value, index) => value > 127 && !isInside(zone, ink.box, index)))
    .map(({ layer }) => `the letters of “${layer.text}” leave the safe zone`)
  if (layout.format !== 'instagram_story') return faults
  const labels = inks
    .filter(({ layer }) =>
      labelsUnder(layout, layer).some(({ y, height }) => !holds(zone, { x: zone.x, width: zone.width, y, height })),
    )
    .map(({ layer }) => `the label of “${layer.text}” leaves the safe zone`)
  const covered = matte && matte.kind !== 'whole' ? shareOutside(matte, zone, layout.widthPx) : 0
  const hero =
    covered > HERO_COVERED_MAX ? [`${Math.round(covered * 100)}% of the product is where the platform covers it`] : []
  return [...faults, ...labels, ...hero]
}

export function safeZoneOf({ format, widthPx, heightPx }: Pick<Layout, 'format' | 'widthPx' | 'heightPx'>): Box {
  const edge = Math.max(EDGE_MIN_PX, EDGE_SHARE * Math.min(widthPx, heightPx))
  const [top, bottom] = format === 'instagram_story' ? [STORY_TOP_PX, STORY_BOTTOM_PX] : [edge, edge]
  return { x: edge, y: top, width: widthPx - 2 * edge, height: heightPx - top - bottom }
}

function isInside(zone: Box, box: Box, index: number): boolean {
  const point = { x: box.x + (index % box.width), y: box.y + Math.floor(index / box.width), width: 1, height: 1 }
  return holds(zone, point, SLACK_PX)
}

/** Returns the button, ribbon, sticker or seal that a run stands on. */
function labelsUnder(layout: Layout, text: Extract<Layer, { kind: 'text' }>): Box[] {
  const words = turnedBounds(text.box, text.rotation)
  return layout.layers.slice(0, layout.layers.indexOf(text)).flatMap((layer) => {
    const isOwn = layer.part === text.part || layer.part === 'offer'
    const box = isOwn && layer.kind === 'shape' && layer.fill ? boundsOfShape(layer) : undefined
    return box && holds(box, words) ? [box] : []
  })
}

function shareOutside({ alpha }: PlacedMatte, zone: Box, widthPx: number): number {
  let [all, outside] = [0, 0]
  alpha.forEach((value, index) => {
    if (value < 128) return
    const y = Math.floor(index / widthPx)
    all += 1
    if (y < zone.y || y >= zone.y + zone.height) outside += 1
  })
  return all === 0 ? 0 : outside / all
}
