import type { Canvas } from '../canvas/canvas.ts'
import { bottom, grow } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { lineBoxes } from '../layers/text-bounds.ts'

/** What a horizon keeps from words, as a share of the canvas's shorter side, and at least in px. */
const AIR = { share: 0.012, leastPx: 3 }

/** The height nearest to the wanted one at which a horizon crosses no line of text, nor touches one. */
export function clearHorizon({ side, heightPx }: Canvas, wanted: number, texts: readonly Layer[]): number {
  const air = Math.max(AIR.leastPx, AIR.share * side)
  const lines = texts.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : [])).map((box) => grow(box, air))
  const isClear = (y: number) => y < heightPx - air && lines.every((box) => y <= box.y || y >= bottom(box))
  const heights = [wanted, ...lines.flatMap((box) => [box.y, bottom(box)])].filter(isClear)
  return heights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}
