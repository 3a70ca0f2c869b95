import type { Box } from '#contract/ads/report.ts'
import { intersectionOverUnion, type Layout } from '#studio/index.ts'
import { holds, type TextLayer, textLayersOf } from './layers.ts'

/**
 * Returns the mean intersection over union of all pairs. A thing that wholly contains another is its ground: a label, a
 * photo under a headline.
 */
export function meanOverlap(boxes: readonly Box[]): number {
  const pairs = boxes.flatMap((first, index) => boxes.slice(index + 1).map((second) => [first, second] as const))
  const separate = pairs.filter(([first, second]) => !holds(first, second) && !holds(second, first))
  if (separate.length === 0) return 0
  return separate.reduce((sum, [first, second]) => sum + intersectionOverUnion(first, second), 0) / separate.length
}

/**
 * Measures alignment by LayoutGAN++ (Kikuchi and others, 2021): 0 if each thing shares an edge or a middle with
 * another.
 */
export function alignment(boxes: readonly Box[], canvas: { widthPx: number; heightPx: number }): number {
  if (boxes.length < 2) return 0
  const lines = boxes.map(({ x, y, width, height }) => [
    ...[x, x + width / 2, x + width].map((at) => at / canvas.widthPx),
    ...[y, y + height / 2, y + height].map((at) => at / canvas.heightPx),
  ])
  const costs = lines.map((own, index) => {
    const distances = lines.flatMap((other, at) =>
      at === index ? [] : other.map((line, axis) => Math.abs(line - own[axis]!)),
    )
    return -Math.log10(1 - Math.min(0.999, ...distances))
  })
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length
}

/** Returns the share of the canvas that the lines of type take, each by the box of its ink, overlaps counted once. */
export function textShare(layout: Layout): number {
  const { widthPx, heightPx } = layout
  const taken = new Uint8Array(widthPx * heightPx)
  for (const box of textLayersOf(layout).flatMap(lineBoxes)) {
    const [left, right] = [Math.max(0, Math.round(box.x)), Math.min(widthPx, Math.round(box.x + box.width))]
    const bottom = Math.min(heightPx, Math.round(box.y + box.height))
    for (let y = Math.max(0, Math.round(box.y)); y < bottom; y += 1)
      taken.fill(1, y * widthPx + left, y * widthPx + right)
  }
  return taken.reduce((sum, value) => sum + value, 0) / taken.length
}

/** Returns the boxes of lines. Turned lines are taken at their own size: their area is what counts. */
function lineBoxes({ x, y, lines }: TextLayer): Box[] {
  return lines.map(({ inkBox }) => ({ ...inkBox, x: x + inkBox.x, y: y + inkBox.y }))
}

export function countWords(layout: Layout): number {
  return textLayersOf(layout).reduce((sum, { text }) => sum + text.trim().split(/\s+/u).length, 0)
}
