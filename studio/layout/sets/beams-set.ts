import { hexToOklch } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, middleOf } from '../layers/box.ts'
import { filled, scallop } from '../layers/fill.ts'
import type { Layer, Point } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { diagonalGround, grain, halftone, rays, shade } from './ground.ts'
import { groundLook } from './ground-look.ts'
import { clearRadius } from './horizon.ts'
import type { AmongWords, ProductSet } from './product-set.ts'
import { standOn } from './stand.ts'
import type { WordsLook } from './words-look.ts'

/** Beams from behind the product: over printed dots in bold, behind a scalloped sun in playful. */
export const beamsSet: ProductSet<WordsLook, AmongWords> = {
  look: groundLook,
  scenery,
  product: (context, _look, { placement }) => standOn(context, placement, { shadow: context.direction.colors.shadow }),
}

function scenery(context: ComposeContext, _look: WordsLook, arranged: AmongWords): Layer[] {
  const { canvas, direction } = context
  const { colors, style } = direction
  const center = middleOf(placedBounds(arranged.placement))
  const beam = shade(colors.ground, hexToOklch(colors.ground).l > 0.7 ? 0.11 : -0.11)
  return [
    diagonalGround(canvas, colors.glow, colors.ground, colors.groundDeep),
    rays(canvas, center, beam, 0.85),
    style === 'playful' ? sun(context, center, arranged) : dots(context, arranged),
    grain(canvas, false),
  ]
}

function sun({ canvas, direction }: ComposeContext, center: Point, { placement, texts }: AmongWords): Layer {
  const { width, height } = placedBounds(placement)
  const wanted = Math.max(0.3 * canvas.side, 0.63 * Math.max(0.8 * width, height))
  const radius = canvas.shape === 'banner' ? Math.min(wanted, clearRadius(texts, center)) : wanted
  return filled(scallop(center, radius), direction.colors.glowHot)
}

function dots({ canvas, direction }: ComposeContext, { placement }: AmongWords): Layer {
  const foot = bottom(placedBounds(placement))
  const fadePx = 0.24 * canvas.side
  const edge: [Point, Point] = [
    [0, foot],
    [canvas.widthPx, foot],
  ]
  return halftone(canvas, edge, { color: direction.colors.surface, fadePx })
}
