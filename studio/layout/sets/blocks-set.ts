import { bottom } from '../../basics/boxes.ts'
import { contrastRatio } from '../../color/oklch.ts'
import { type Box, grow, middleOf, shapeBounds } from '../../layers/box.ts'
import { diagonalGround, rays, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point, Shape } from '../../layers/layout.ts'
import { inOneInk, type OverPlane, type ProductSet, type WordsLook } from './product-set.ts'
import { edgeShape } from './style-edge.ts'
import { circle, filled, scallop, vertical } from '../../layers/fill.ts'
import { isCalm } from '../../brief/thing-world.ts'
import { hang } from './stand.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'

/**
 * A pastel ground with a scalloped sun, a wave and confetti in playful; in bold every form has corners. `look` is for
 * words on the wave, `onPastel` for words on the ground.
 */
export const blocksSet: ProductSet<WordsLook, OverPlane> = {
  look({ direction: { colors } }) {
    const { onSurface: ink, accent, onAccent } = colors
    return { ...inOneInk(ink, { fill: accent, text: onAccent }), accent }
  },
  scenery(context, _look, { placement, plane, words, close }) {
    const { canvas, direction } = context
    const { ground, groundDeep, surface, surfaceDeep, accent, ink, glow } = direction.colors
    const isBold = direction.style === 'bold'
    const worn = groundOf(direction)
    const { widthPx: w, heightPx: h, side: s } = canvas
    const { box } = placement
    const center: Point = middleOf(box)
    const radius = Math.min(0.5 * s, 0.6 * Math.max(box.width, box.height))
    const sun: Layer = filled(
      isCalm(direction) ? circle(center, radius) : isBold ? star(center, 1.06 * radius) : scallop(center, radius),
      glow,
    )
    const behind: Layer[] = [
      diagonalGround(canvas, ground, groundDeep),
      // On small canvases words lie on the rays, which are fainter there.
      ...(worn
        ? groundLayers(context, worn.falls === 'sun' ? {} : worn, { ...drawnBy(context), at: center })
        : [rays(canvas, center, shade(ground, 0.1), canvas.isSmall ? 0.3 : 0.95)]),
    ]
    if (!('y' in plane)) {
      const [near, far] = [plane.x - UPRIGHT * w, plane.x + UPRIGHT * w]
      return [...behind, filled(edgeShape(context, plane.closeTo, far, near), surface), sun]
    }
    const { y, swell } = clearOf(plane.y, LIFT * s, words, close)
    const confetti: Layer = {
      kind: 'confetti',
      colors: [surface, accent, ink],
      count: canvas.isSmall ? 14 : 26,
      strokePx: Math.max(2.5, 0.0115 * s),
      area: { x: 0, y: words.y, width: w, height: y - words.y - 2 * swell },
      keepOut: [grow(words, 0.05 * s), shapeBounds(circle(center, radius))!],
    }
    const wave = filled(edgeShape(context, 'bottom', y - swell, y + swell), vertical(y, h, surface, surfaceDeep))
    return [...behind, sun, ...(isBold || isCalm(direction) ? [] : [confetti]), wave]
  },
  product: (context, _look, { placement }) =>
    hang(placement, context.direction.colors.shadow, [-0.015, 0.085, 0.06, 0.4]),
}

/**
 * Rise of the plane's edge above its height, and its fall below, in shares of the shorter side. `UPRIGHT` is the same
 * for an upright edge, in shares of the width.
 */
const LIFT = 0.05
const UPRIGHT = 0.03

/** Flattens the edge as far as the words above it and those on it require. */
function clearOf(y: number, swell: number, words: Box, close: Box): { y: number; swell: number } {
  if (words.y > y || bottom(words) + swell <= y - swell) return { y, swell }
  const air = close.y - bottom(words)
  return air > 0 ? { y: bottom(words) + air / 2, swell: Math.min(swell, 0.3 * air) } : { y, swell }
}

/** Returns bold's sun, which has corners. */
function star(center: Point, radius: number): Shape {
  return { type: 'burst', center, radius, inner: 0.82, points: 18, rotation: 5, round: false }
}

export function onPastel(context: ComposeContext): WordsLook {
  const { accent, ground, ink, inkSoft, onSurface, surface } = context.direction.colors
  // A yellow button would be lost on a yellow field.
  const isLost = contrastRatio(accent, ground) < 1.3
  const action = isLost ? { fill: surface, text: onSurface } : blocksSet.look(context).action
  return { ...inOneInk(ink, action), soft: inkSoft }
}
