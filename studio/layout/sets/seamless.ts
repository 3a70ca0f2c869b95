import { isLightAround } from '../../photo/product-tone.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, middleOf, rounded } from '../../layers/box.ts'
import type { BackdropLayer, Layer } from '../../layers/layout.ts'
import { dayWindow, rays } from './ground.ts'
import { wallOf } from './material.ts'
import { hang } from './stand.ts'
import { groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'

/**
 * Returns the photo's own seamless ground, extended to the canvas's edges. A product comes here as a cut-out only if
 * its photo crops it: it leaves the canvas by that edge, without the light of the photo's own ground about it.
 */
export function seamlessLayers(context: ComposeContext, studio: Omit<BackdropLayer, 'kind' | 'photo'>): Layer[] {
  if (context.hero.treatment !== 'cutout') return [{ kind: 'backdrop', photo: 0, ...studio }]
  const { ground, over = [], keep } = studio
  const placement = { box: rounded(keep), rotation: 0 }
  const { shadow } = context.direction.colors
  return [{ kind: 'mesh', ...ground }, ...over, ...hang(placement, shadow, [0.03, 0.06, 0.07, 0.34])]
}

function mayLieOver(layer: Layer): layer is NonNullable<BackdropLayer['over']>[number] {
  return layer.kind === 'window-light' || layer.kind === 'material' || layer.kind === 'rays'
}

/**
 * Returns what each style lays over a photo's own seamless ground, away from the product: the light of a window, ribs,
 * panes of glass, or beams.
 */
export function backdropOver(context: ComposeContext, keep: Box): NonNullable<BackdropLayer['over']> {
  const { canvas, direction, hero } = context
  const { colors, style } = direction
  const dark = !isLightAround(hero)
  const worn = groundOf(direction)
  if (worn) {
    const drawn = { color: dark ? colors.glow : '#ffffff', opacity: dark ? 0.16 : 0.34, isDark: dark }
    return groundLayers(context, worn, { ...drawn, at: middleOf(keep) }).filter(mayLieOver)
  }
  if (style === 'clean')
    return [dayWindow(canvas, { x: 0.42, width: 0.62, height: 0.96 * canvas.heightPx, night: dark })]
  if (style === 'bold' || style === 'playful')
    return [rays(canvas, middleOf(keep), dark ? colors.glow : '#ffffff', dark ? 0.16 : 0.34)]
  return [wallOf(context, style === 'modern' ? 'reeds' : 'flutes', { dark })]
}
