import { hexToOklch, hueDistance, oklchToHex } from '../../color/oklch.ts'
import { shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point, ShapeLayer } from '../layers/layout.ts'
import { circle, filled, polygon, radial, scallop } from '../layers/fill.ts'

/** A sun with a face. Lengths in pixels, the tilt in degrees clockwise. */
export interface SunFace {
  center: Point
  radius: number
  tilt: number
  /** Whether the product is its glasses: then it has no eyes of its own. */
  masked: boolean
  /** Where its face lies, off its middle, in shares of the radius: it looks past what stands before it. */
  look: Point
}

/** The halo, the lit ball, eyes, cheeks and a smile: all that a child would draw. */
export function sunFace(context: ComposeContext, { center, radius: r, tilt, masked, look }: SunFace): Layer[] {
  const { colors } = context.direction
  const [cx, cy] = center
  const turn = (tilt * Math.PI) / 180
  /** A point of the face, in shares of the radius off its middle, on the canvas. */
  const at = (x: number, y: number): Point => {
    const [u, v] = [(x + look[0]) * r, (y + look[1]) * r]
    return [cx + u * Math.cos(turn) - v * Math.sin(turn), cy + u * Math.sin(turn) + v * Math.cos(turn)]
  }
  const ball = circle(center, r)
  const dot = (place: Point, rx: number, ry: number, color: string): ShapeLayer =>
    filled({ type: 'ellipse', center: place, rx: rx * r, ry: ry * r }, color)
  const eyes = [-0.27, 0.27].flatMap((x) => [
    dot(at(x, -0.2), 0.085, 0.115, colors.ink),
    dot(at(x + 0.025, -0.245), 0.028, 0.034, '#ffffff'),
  ])
  const [light, middle, deep] = ballColors(context)
  return [
    filled(scallop(center, 1.32 * r, tilt), haloColor(colors.ground)),
    filled(ball, radial([cx - 0.32 * r, cy - 0.38 * r], 1.45 * r, light, middle, deep)),
    ...[-0.52, 0.52].map((x): Layer => ({ ...dot(at(x, 0.16), 0.13, 0.1, '#ff7a4d'), opacity: 0.5, clip: ball })),
    ...(masked ? [] : eyes),
    ...smile(at, r, colors.ink, masked),
  ]
}

/** A row of round dots that touch: a stroke with round ends, whatever its tilt. */
function smile(at: (x: number, y: number) => Point, r: number, color: string, masked: boolean): Layer[] {
  const [reach, from, top] = masked ? [0.56, 20, 0.02] : [0.36, 26, -0.02]
  const points: Point[] = []
  for (let angle = from; angle <= 180 - from; angle += 4) {
    const turn = (angle * Math.PI) / 180
    points.push(at(reach * Math.cos(turn), top + reach * Math.sin(turn)))
  }
  const half = 0.042 * r
  const outer = points.map((point, index) => beside(points, index, point, half))
  const inner = points.map((point, index) => beside(points, index, point, -half)).reverse()
  const cap = (center: Point): Layer => filled(circle(center, half), color)
  return [filled(polygon([...outer, ...inner]), color), cap(points[0]!), cap(points.at(-1)!)]
}

/** A point so far to the side of a line through points. */
function beside(points: readonly Point[], index: number, [x, y]: Point, by: number): Point {
  const [x1, y1] = points[Math.max(0, index - 1)]!
  const [x2, y2] = points[Math.min(points.length - 1, index + 1)]!
  const length = Math.hypot(x2 - x1, y2 - y1)
  return [x + (by * (y2 - y1)) / length, y - (by * (x2 - x1)) / length]
}

/** A sun is yellow; on a yellow ground it is the evening's. */
function ballColors({ direction }: ComposeContext): [string, string, string] {
  const ground = hexToOklch(direction.colors.ground)
  const evening = hueDistance(ground.h, 92) < 30
  return evening
    ? [oklchToHex(0.84, 0.13, 60), oklchToHex(0.74, 0.18, 45), oklchToHex(0.66, 0.2, 36)]
    : [oklchToHex(0.95, 0.12, 100), oklchToHex(0.88, 0.17, 92), oklchToHex(0.78, 0.17, 72)]
}

function haloColor(ground: string): string {
  return shade(ground, 0.075)
}
