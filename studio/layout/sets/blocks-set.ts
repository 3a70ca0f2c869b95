import type { Box } from '#contract/report.ts'
import { diagonalGround, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { ProductSet, Standing } from './product-set.ts'
import type { WordsLook } from './words-look.ts'
import { vertical } from '../layers/fill.ts'

/** Flat pastel ground, a scalloped sun behind the product, a wave at the foot, confetti. */
export const blocksSet: ProductSet<WordsLook, Arranged> = { look, scenery, product }

interface Arranged extends Standing {
  /** About where the wave lies. */
  waveY: number
  /** The headline, which confetti keeps off. */
  text: Box
}

function look({ direction: { colors } }: ComposeContext): WordsLook {
  const { onSurface: ink } = colors
  return {
    ...{ ink, soft: ink, accent: colors.accent, price: ink },
    action: { fill: colors.accent, text: colors.onAccent, label: ink, radius: 'pill' },
  }
}

export function sun(context: ComposeContext, cx: number, cy: number, radius: number): Layer {
  return {
    kind: 'shape',
    shape: { type: 'burst', center: [cx, cy], radius, inner: 0.86, points: 14, rotation: 8, round: true },
    fill: { type: 'solid', color: context.direction.colors.glow },
  }
}

function scenery(context: ComposeContext, _look: WordsLook, { placement, waveY, text }: Arranged): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { widthPx: w, heightPx: h, side: s } = canvas
  const cx = placement.box.x + placement.box.width / 2
  const cy = placement.box.y + placement.box.height / 2
  const lift = 0.045 * s
  const reach = Math.min(0.46 * s, 0.6 * Math.max(placement.box.width, placement.box.height))
  return [
    diagonalGround(canvas, [0, colors.ground], [1, colors.groundDeep]),
    {
      kind: 'rays',
      center: [cx, cy],
      count: 16,
      rotation: 7,
      reachPx: 1.15 * Math.hypot(w, h),
      color: shade(colors.ground, 0.1),
      opacity: 0.95,
    },
    {
      kind: 'shape',
      shape: { type: 'ellipse', center: [w, 0], rx: 0.36 * s, ry: 0.36 * s },
      fill: { type: 'solid', color: shade(colors.ground, 0.045) },
    },
    sun(context, cx, cy, reach),
    {
      kind: 'confetti',
      colors: [colors.surface, colors.accent, colors.ink],
      count: canvas.isSmall ? 14 : 26,
      strokePx: Math.max(2.5, 0.0115 * s),
      area: { x: 0, y: text.y, width: w, height: waveY - text.y - lift * 2 },
      keepOut: [grown(text, 0.05 * s), grown({ x: cx - reach, y: cy - reach, width: 2 * reach, height: 2 * reach }, 0)],
    },
    {
      kind: 'shape',
      shape: {
        type: 'wave',
        points: [
          [0, waveY + lift * 0.4],
          [w * 0.22, waveY - lift],
          [w * 0.5, waveY + lift * 0.7],
          [w * 0.82, waveY - lift * 1.3],
          [w, waveY - lift * 0.3],
        ],
        closeTo: 'bottom',
      },
      fill: vertical(waveY, h, [0, colors.surface], [1, colors.surfaceDeep]),
    },
  ]
}

function grown(box: Box, by: number) {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

function product(context: ComposeContext, _look: WordsLook, { placement }: Standing): Layer[] {
  return [
    {
      kind: 'product-shadow',
      placement,
      color: context.direction.colors.shadow,
      style: 'drop',
      dx: -0.015,
      dy: 0.085,
      blur: 0.06,
      opacity: 0.4,
    },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}
