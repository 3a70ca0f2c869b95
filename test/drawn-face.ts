import type { Pixels } from '#studio/photo/pixels/pixels.ts'
import { drawPixels, type Painter, type Rgba } from './pictures/draw-pixels.ts'

/** A person's face, hair and shoulders before a plain wall, drawn so well that a network takes them for one. */
export function drawnFace(
  widthPx: number,
  heightPx: number,
  { x: middleX, y: middleY, radius: r }: { x: number; y: number; radius: number },
): Pixels {
  const oval = (color: Rgba, atX: number, atY: number, across: number, down: number): Painter => {
    return (x, y) =>
      Math.hypot((x - middleX - atX * r) / (across * r), (y - middleY - atY * r) / (down * r)) < 1 ? color : undefined
  }
  const both = (paint: (side: number) => Painter): Painter => {
    const [left, right] = [paint(-1), paint(1)]
    return (x, y) => left(x, y) ?? right(x, y)
  }
  const shoulders: Painter = (x, y) => {
    const below = (y - middleY) / r - 1.6
    return below > 0 && Math.abs(x - middleX) < 1.9 * r * Math.min(1, 0.5 + below) ? [60, 70, 120, 255] : undefined
  }
  const neck: Painter = (x, y) =>
    Math.abs(x - middleX) < 0.4 * r && y > middleY && y < middleY + 2 * r ? [190, 140, 115, 255] : undefined
  const skin: Painter = (x, y) => {
    const out = Math.hypot((x - middleX) / (0.8 * r), (y - middleY) / (1.08 * r))
    const light = 1 - 0.25 * out * out - (0.1 * (x - middleX)) / r
    return out < 1 ? [225 * light, 172 * light, 146 * light, 255] : undefined
  }
  return drawPixels(
    widthPx,
    heightPx,
    (x, y) => [120 + (40 * y) / heightPx, 130, 150 - (20 * x) / widthPx, 255],
    [
      oval([60, 40, 30, 255], 0, -0.25, 1.15, 1.35),
      neck,
      shoulders,
      skin,
      both((side) => oval([70, 45, 35, 255], 0.33 * side, -0.32, 0.2, 0.045)),
      both((side) => oval([240, 235, 230, 255], 0.33 * side, -0.14, 0.17, 0.09)),
      both((side) => oval([40, 25, 20, 255], 0.33 * side, -0.14, 0.085, 0.085)),
      oval([150, 95, 80, 255], 0, 0.33, 0.18, 0.05),
      oval([205, 150, 125, 255], 0, 0.12, 0.07, 0.28),
      oval([170, 70, 70, 255], 0, 0.6, 0.3, 0.1),
    ],
    { smooth: true },
  )
}
