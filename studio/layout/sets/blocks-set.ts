import { contrastRatio } from '../../color/oklch.ts'
import { bottom, type Box, grow, middleOf } from '../layers/box.ts'
import { diagonalGround, rays, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point, Shape } from '../layers/layout.ts'
import type { PlaneEdge, ProductSet, Standing, WordsLook } from './product-set.ts'
import { edgeShape } from './style-edge.ts'
import { filled, scallop, vertical } from '../layers/fill.ts'
import { hang } from './stand.ts'

/**
 * In playful a pastel ground, a scalloped sun behind the product, a wave, confetti; in bold all of it has corners. Its look is that of words on the wave; `onPastel`
 * that of words on the ground.
 */
export const blocksSet: ProductSet<WordsLook, OnBlocks> = {
  look({ direction: { colors } }) {
    const { onSurface: ink } = colors
    return {
      ...{ ink, soft: ink, accent: colors.accent, price: ink },
      action: { fill: colors.accent, text: colors.onAccent, label: ink },
    }
  },
  scenery(context, _look, { placement, wave, words, close }) {
    const { canvas } = context
    const { colors, style } = context.direction
    const { ground, groundDeep, surface, surfaceDeep, accent, ink, glow } = colors
    const { widthPx: w, heightPx: h, side: s } = canvas
    const { box } = placement
    const center: Point = middleOf(box)
    const radius = Math.min(0.5 * s, 0.6 * Math.max(box.width, box.height))
    const sun: Layer = filled(style === 'bold' ? star(center, 1.06 * radius) : scallop(center, radius), glow)
    const behind: Layer[] = [
      diagonalGround(canvas, ground, groundDeep),
      // Small words lie on them there.
      rays(canvas, center, shade(ground, 0.1), canvas.isSmall ? 0.3 : 0.95),
    ]
    if (!('y' in wave)) {
      const [near, far] = [wave.x - UPRIGHT * w, wave.x + UPRIGHT * w]
      return [...behind, filled(edgeShape(context, wave.closeTo, far, near), surface), sun]
    }
    const { y, swell } = clearOf(wave.y, LIFT * s, words, close)
    const confetti: Layer[] =
      style === 'bold'
        ? []
        : [
            {
              kind: 'confetti',
              colors: [surface, accent, ink],
              count: canvas.isSmall ? 14 : 26,
              strokePx: Math.max(2.5, 0.0115 * s),
              area: { x: 0, y: words.y, width: w, height: y - words.y - 2 * swell },
              keepOut: [
                grow(words, 0.05 * s),
                { x: center[0] - radius, y: center[1] - radius, width: 2 * radius, height: 2 * radius },
              ],
            },
          ]
    const plane = edgeShape(context, 'bottom', y - swell, y + swell)
    return [...behind, sun, ...confetti, filled(plane, vertical(y, h, surface, surfaceDeep))]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [-0.015, 0.085, 0.06, 0.4]),
}

interface OnBlocks extends Standing {
  wave: PlaneEdge
  /** Round the message and round what closes. */
  words: Box
  close: Box
}

/** Of the shorter side what the plane's edge rises over its height and falls under it, and of the width upright. */
const LIFT = 0.05
const UPRIGHT = 0.03

/** Between words over it and those on it the edge is as flat as they leave it. */
function clearOf(y: number, swell: number, words: Box, close: Box): { y: number; swell: number } {
  if (words.y > y || bottom(words) + swell <= y - swell) return { y, swell }
  const air = close.y - bottom(words)
  return air > 0 ? { y: bottom(words) + air / 2, swell: Math.min(swell, 0.3 * air) } : { y, swell }
}

/** Bold's sun has corners. */
function star(center: Point, radius: number): Shape {
  return { type: 'burst', center, radius, inner: 0.82, points: 18, rotation: 5, round: false }
}

export function onPastel(context: ComposeContext): WordsLook {
  const { accent, ground, ink, inkSoft: soft, onSurface, surface } = context.direction.colors
  const look = blocksSet.look(context)
  // A sign of yellow is lost on a yellow field.
  const action =
    contrastRatio(accent, ground) < LEAST_SEEN ? { fill: surface, text: onSurface, label: ink } : look.action
  return { ink, soft, accent: ink, price: ink, action }
}

const LEAST_SEEN = 1.3
