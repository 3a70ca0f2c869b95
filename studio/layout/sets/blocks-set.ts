import { type Box, grow, middleOf } from '../layers/box.ts'
import { diagonalGround, rays, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point } from '../layers/layout.ts'
import type { PlaneEdge, ProductSet, Standing, WordsLook } from './product-set.ts'
import { uprightWave } from './style-edge.ts'
import { filled, scallop, vertical } from '../layers/fill.ts'
import { hang } from './stand.ts'

/**
 * Flat pastel ground, a scalloped sun behind the product, a wave, confetti. Its look is that of words on the wave; `onPastel`
 * that of words on the ground.
 */
export const blocksSet: ProductSet<WordsLook, OnBlocks> = {
  look({ direction: { colors } }) {
    const { onSurface: ink } = colors
    return {
      ...{ ink, soft: ink, accent: colors.accent, price: ink },
      action: { fill: colors.accent, text: colors.onAccent, label: ink, radius: 'pill' },
    }
  },
  scenery(context, _look, { placement, wave, words }) {
    const { canvas } = context
    const { ground, groundDeep, surface, surfaceDeep, accent, ink, glow } = context.direction.colors
    const { widthPx: w, heightPx: h, side: s } = canvas
    const { box } = placement
    const center: Point = middleOf(box)
    const radius = Math.min(0.5 * s, 0.6 * Math.max(box.width, box.height))
    const sun: Layer = filled(scallop(center, radius), glow)
    const behind: Layer[] = [
      diagonalGround(canvas, ground, groundDeep),
      // Small words lie on them there.
      rays(canvas, center, shade(ground, 0.1), canvas.isSmall ? 0.3 : 0.95),
    ]
    if (!('y' in wave)) {
      return [...behind, uprightWave(context, wave.x, wave.closeTo), sun]
    }
    const { y } = wave
    const lift = 0.045 * s
    const confetti: Layer[] = words
      ? [
          {
            kind: 'confetti',
            colors: [surface, accent, ink],
            count: canvas.isSmall ? 14 : 26,
            strokePx: Math.max(2.5, 0.0115 * s),
            area: { x: 0, y: words.y, width: w, height: y - words.y - 2 * lift },
            keepOut: [
              grow(words, 0.05 * s),
              { x: center[0] - radius, y: center[1] - radius, width: 2 * radius, height: 2 * radius },
            ],
          },
        ]
      : []
    const points = [0.4, -1, 0.7, -1.3, -0.3].map((by, index): Point => [(index / 4) * w, y + by * lift])
    return [
      ...behind,
      sun,
      ...confetti,
      filled({ type: 'wave', points, closeTo: 'bottom' }, vertical(y, h, surface, surfaceDeep)),
    ]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [-0.015, 0.085, 0.06, 0.4]),
}

interface OnBlocks extends Standing {
  wave: PlaneEdge
  /** Confetti falls beside them; without them there is none. */
  words?: Box | undefined
}

export function onPastel(context: ComposeContext): WordsLook {
  const { ink, inkSoft: soft } = context.direction.colors
  return { ...blocksSet.look(context), ink, soft, accent: ink, price: ink }
}
