import type { Box } from '#contract/ads/report.ts'
import { union } from '../basics/boxes.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import { grow, messageBox, rotatedBounds } from '../layers/box.ts'
import type { Layer, Layout, Part, Point } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'

/** Guides by which a layout was composed, to be drawn over its ad. Canvas pixels. */
export interface LayoutGuides {
  /** Text stays inside. */
  safe: Box
  /** The canvas within its margins. */
  inner: Box
  /** Each part of the ad but the set, in the order of painting. */
  parts: { part: Part; box: Box }[]
  /** One for each line of text, as long as the line's ink. */
  baselines: [from: Point, to: Point][]
}

export function layoutGuides({ format, widthPx, heightPx, layers }: Layout): LayoutGuides {
  const { safe, margin } = makeCanvas(format)
  const parts = new Map<Part, Box>()
  for (const layer of layers) {
    for (const box of partBoxes(layer)) parts.set(layer.part!, union(parts.get(layer.part!) ?? box, box))
  }
  return {
    safe,
    inner: grow({ x: 0, y: 0, width: widthPx, height: heightPx }, -margin),
    parts: [...parts].map(([part, box]) => ({ part, box })),
    baselines: layers.flatMap(baselinesOf),
  }
}

/** Lists the boxes by which a part is placed, which shadows, reflections and the set are not. */
function partBoxes(layer: Layer): Box[] {
  if (layer.kind === 'text') return [rotatedBounds(layer)]
  if (layer.kind === 'product') return [placedBounds(layer.placement)]
  if (layer.kind === 'photo') return [layer.box]
  return layer.kind === 'backdrop' ? [layer.keep] : messageBox(layer)
}

function baselinesOf(layer: Layer): [Point, Point][] {
  if (layer.kind !== 'text') return []
  const { box, rotation } = layer
  const center: Point = [box.x + box.width / 2, box.y + box.height / 2]
  return layer.lines.map(({ baseline, inkBox }) => {
    const from: Point = [layer.x + inkBox.x, layer.y + baseline]
    return [rotate(from, center, rotation), rotate([from[0] + inkBox.width, from[1]], center, rotation)]
  })
}

/** Rotates a point clockwise, as angles in layouts are. */
function rotate([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - cx, y - cy]
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)]
}
