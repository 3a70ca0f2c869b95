import type { Box } from '#contract/report.ts'
import type { Pixels } from './pixels.ts'
import type { PhotoStudy } from './photo-study.ts'

/** (Draft by the layout side, so that its callers compile: to be replaced.) The largest crop of an aspect that keeps the subject. */
export function chooseCrop(pixels: Pixels, study: PhotoStudy, aspect: number, options: { focusY?: number } = {}): Box {
  const width = Math.min(pixels.widthPx, pixels.heightPx * aspect)
  const height = width / aspect
  const centerX = study.subject ? study.subject.x + study.subject.width / 2 : pixels.widthPx / 2
  const centerY = study.subject ? study.subject.y + study.subject.height / 2 : pixels.heightPx / 2
  const x = Math.min(pixels.widthPx - width, Math.max(0, centerX - width / 2))
  const y = Math.min(pixels.heightPx - height, Math.max(0, centerY - height * (options.focusY ?? 0.5)))
  return { x, y, width, height }
}
