import { type Box, middleOf } from '../layers/box.ts'
import { contrastRatio, hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { fillGround, grain } from './ground.ts'
import type { Layer, Point } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import type { ProductSet, WordsLook } from './product-set.ts'
import { filled, linear, polygon, radial } from '../layers/fill.ts'
import { hang } from './stand.ts'

/** The product on sheets of its own size that lie fanned out under it, on a deep field. */
export const fanSet: ProductSet<FanLook> = {
  look({ direction: { colors } }) {
    const { h, c } = hexToOklch(colors.surface)
    const strength = Math.min(1, c / 0.12)
    const ok = (l: number, chroma: number) => oklchToHex(l, chroma * strength, h)
    const accent = ok(0.86, 0.09)
    const deep = ok(0.17, 0.06)
    return {
      deep,
      mid: ok(0.3, 0.11),
      light: ok(0.52, 0.17),
      sheets: [ok(0.4, 0.13), ok(0.66, 0.14)],
      ...{ ink: '#ffffff', soft: '#ffffff', price: '#ffffff' },
      accent: contrastRatio(accent, ok(0.52, 0.17)) > 3 ? accent : '#ffffff',
      action: { fill: '#ffffff', text: deep, label: '#ffffff', radius: 'soft' },
    }
  },
  scenery({ canvas }, look, { placement }) {
    const { x, y, width, height } = placedBounds(placement)
    return [
      fillGround(
        canvas,
        radial(
          [x + 0.4 * width, y + 0.5 * height],
          0.75 * Math.max(canvas.widthPx, canvas.heightPx),
          [0, look.light],
          [0.42, look.mid],
          [1, look.deep],
        ),
      ),
      grain(canvas, true),
    ]
  },
  product({ canvas }, look, { placement }) {
    const { box } = placement
    const [middleX, middleY] = middleOf(box)
    const sheets = SHEET_TURNS.flatMap((turn, index): Layer[] => {
      const depth = SHEET_TURNS.length - index
      const center: Point = [middleX - depth * STEP[0] * box.width, middleY + depth * STEP[1] * box.width]
      const points = turned(center, box, turn)
      const under = points.map(([x, y]): Point => [x - 0.012 * box.width, y + 0.03 * box.width])
      const color = look.sheets[index]!
      return [
        filled(polygon(under), look.deep, { blurPx: Math.max(2, 0.02 * canvas.side), opacity: 0.7, blend: 'multiply' }),
        filled(polygon(points), linear(points[0]!, points[2]!, color, withAlpha(color, 0.82))),
      ]
    })
    return [...sheets, ...hang(placement, look.deep, [-0.02, 0.05, 0.05, 0.6], [-0.006, 0.012, 0.012, 0.5])]
  },
}

export interface FanLook extends WordsLook {
  deep: string
  mid: string
  light: string
  /** From the lowest sheet up. */
  sheets: [string, string]
}

const SHEET_TURNS = [9, 2.5] as const

/** How far each sheet lies to the left and below the one above it, in shares of the product's width. */
export const STEP = [0.15, 0.085] as const

function turned([cx, cy]: Point, { width, height }: Box, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
  return corners.map(([x, y]) => [
    cx + x * Math.cos(angle) - y * Math.sin(angle),
    cy + x * Math.sin(angle) + y * Math.cos(angle),
  ])
}
