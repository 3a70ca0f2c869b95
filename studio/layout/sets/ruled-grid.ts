import type { Box } from '#contract/report.ts'
import { withAlpha } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, rect } from '../layers/fill.ts'
import type { Layer } from '../layers/layout.ts'
import { wholeOf } from '../layers/box.ts'

/** Corporate's sign: fine lines in the panel's color, as on the paper of those who plan. They end where `within` does. */
export function ruledGrid({ canvas, direction }: ComposeContext, within?: Box): Layer[] {
  const { widthPx, heightPx, side, isLow } = canvas
  const box = within ?? wholeOf(canvas)
  const step = isLow ? 15 : 0.066 * Math.min(widthPx, 1.5 * heightPx)
  const line = Math.max(1, Math.round(0.0014 * side))
  const color = withAlpha(direction.colors.surface, 0.15)
  const rule = (part: Partial<Box>): Layer => filled(rect({ ...box, ...part }), color, { isRule: true })
  const places = (length: number) =>
    Array.from({ length: Math.ceil(length / step) - 1 }, (_, index) => Math.round((index + 1) * step))
  return [
    ...places(box.width).map((x) => rule({ x: box.x + x, width: line })),
    ...places(box.height).map((y) => rule({ y: box.y + y, height: line })),
  ]
}
