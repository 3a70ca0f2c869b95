import type { ComposeContext } from '../compose-context.ts'
import { rounded } from '../layers/box.ts'
import type { BackdropLayer, Layer } from '../layers/layout.ts'
import { hang } from './stand.ts'

/**
 * The photo's own studio, drawn out to the canvas's edges. A product that was cut out all the same stands here where its photo cuts
 * it off: it leaves the canvas by that edge, without the studio's own light about it.
 */
export function photoStudio(context: ComposeContext, studio: Omit<BackdropLayer, 'kind' | 'photo'>): Layer[] {
  if (context.hero.treatment !== 'cutout') return [{ kind: 'backdrop', photo: 0, ...studio }]
  const { ground, over = [], keep } = studio
  const placement = { box: rounded(keep), rotation: 0 }
  const { shadow } = context.direction.colors
  return [{ kind: 'mesh', ...ground }, ...over, ...hang(placement, shadow, [0.03, 0.06, 0.07, 0.34])]
}
