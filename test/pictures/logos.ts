import { cleanLogo, type Logo } from '#studio/index.ts'
import type { Pixels } from '#studio/photo/pixels/pixels.ts'
import { drawPixels, type Painter, type Rgba } from './draw-pixels.ts'

/** Letters without curves: bars with a hole, wide as a wordmark is. */
const letters =
  (color: Rgba): Painter =>
  (x, y) => {
    const [column, row] = [x % 80, y - 20]
    if (x < 20 || x > 500 || row < 0 || row > 60 || column < 20) return undefined
    const isHole = column > 34 && column < 66 && row > 16 && row < 44
    return isHole ? undefined : color
  }

/** A wide word on a transparent ground, in one bright color. */
export const wordmark = (): Pixels => drawPixels(520, 100, [0, 0, 0, 0], [letters([228, 87, 46, 255])])

/** A dark word on plain white, with soft edges. */
export const darkOnWhite = (): Pixels =>
  drawPixels(520, 100, [255, 255, 255, 255], [letters([22, 24, 29, 255])], { smooth: true })

/** A mark in a rounded square of its own color: only its corners are transparent. */
export const squareMark = (): Pixels =>
  drawPixels(
    200,
    200,
    [0, 0, 0, 0],
    [
      (x, y) => (isInRounded(x, y) ? [11, 110, 79, 255] : undefined),
      (x, y) => (Math.hypot(x - 100, y - 100) < 50 ? [255, 255, 255, 255] : undefined),
    ],
  )

function isInRounded(x: number, y: number): boolean {
  const [dx, dy] = [Math.max(0, Math.abs(x - 100) - 70), Math.max(0, Math.abs(y - 100) - 70)]
  return Math.hypot(dx, dy) < 30
}

export const LOGOS: Record<'wordmark' | 'square' | 'dark', Logo> = {
  wordmark: cleanLogo(wordmark()),
  square: cleanLogo(squareMark()),
  dark: cleanLogo(darkOnWhite()),
}
