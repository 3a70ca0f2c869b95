import { type Box, middleOf } from '../../layers/box.ts'
import { between, type Part, type View } from './view.ts'

/** A mean of at most .01 is aimed for; at three times that a layout looks strewn. */
const GOOD = 0.01
const BAD = 0.03
/** A distance that is no alignment but nearly one: more than a hair, less than an eye takes for intended (shares). */
const NEAR_MISS = [0.0035, 0.014] as const

/** Things share edges and axes (LayoutGAN++), and none misses one by a little: that costs more than missing it by much. */
export function scoreAlignment(view: View): number {
  const parts = view.parts.filter((part) => !isTurned(view, part))
  if (parts.length < 2) return 1
  const mean = parts.reduce((sum, part) => sum - Math.log10(1 - nearest(view, part, parts)), 0) / parts.length
  return 0.6 * between(mean, GOOD, BAD) + 0.4 * (1 - nearMisses(view))
}

/** Text that is turned, and badges, are set off the grid on purpose. */
function isTurned({ texts }: View, part: Part): boolean {
  return texts.some((text) => text.part === part.role && text.rotation !== 0)
}

/** The smallest distance to another part along left, centre, right, top, middle or bottom, in shares of the canvas. */
function nearest({ layout }: View, part: Part, parts: readonly Part[]): number {
  const own = lines(part.box, layout)
  let least = 1
  for (const other of parts) {
    if (other === part) continue
    for (const [index, line] of lines(other.box, layout).entries()) {
      least = Math.min(least, Math.abs(line - own[index]!))
    }
  }
  return Math.min(least, 0.99)
}

function lines(box: Box, { widthPx, heightPx }: { widthPx: number; heightPx: number }): number[] {
  const [middleX, middleY] = middleOf(box)
  return [
    box.x / widthPx,
    middleX / widthPx,
    (box.x + box.width) / widthPx,
    box.y / heightPx,
    middleY / heightPx,
    (box.y + box.height) / heightPx,
  ]
}

/** Share of the runs of text whose starting edge misses another's by a little. */
function nearMisses(view: View): number {
  const { layout, texts } = view
  const starts = texts
    .filter((text) => text.rotation === 0 && text.part !== 'badge')
    .map(({ box }) => (layout.direction.textDirection === 'rtl' ? box.x + box.width : box.x))
  if (starts.length < 2) return 0
  const missing = starts.filter((start, index) =>
    starts.some((other, at) => {
      const distance = Math.abs(start - other) / Math.max(layout.widthPx, layout.heightPx)
      return at !== index && distance > NEAR_MISS[0] && distance < NEAR_MISS[1]
    }),
  )
  return missing.length / starts.length
}
