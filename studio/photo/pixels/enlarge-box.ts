import type { Box } from '#contract/ads/report.ts'
import type { Grid } from '../ground/regions.ts'

/** Scales a box of a smaller picture to the pixels of the larger one: all that it touches there. */
export function enlargeBox({ x, y, width, height }: Box, from: Grid, to: Grid): Box {
  const [scaleX, scaleY] = [to.widthPx / from.widthPx, to.heightPx / from.heightPx]
  const [left, top] = [Math.floor(x * scaleX), Math.floor(y * scaleY)]
  const right = Math.min(to.widthPx, Math.ceil((x + width) * scaleX))
  const bottom = Math.min(to.heightPx, Math.ceil((y + height) * scaleY))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
