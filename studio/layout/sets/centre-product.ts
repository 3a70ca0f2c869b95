import type { CentreLook } from './centre-look.ts'
import { floorShade } from './floor-shade.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'

/** The product in the middle of its light: on the floor, or, where it cannot stand, a little over it. */
export function standInMiddle(context: ComposeContext, look: CentreLook, placement: Placement): Layer[] {
  const { hero, canvas } = context
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  const drop = { kind: 'product-shadow' as const, placement, color: look.shadow, style: 'drop' as const }
  if (!hero.standing || canvas.shape === 'banner') {
    return [
      ...(canvas.shape === 'banner' ? [] : [floorShade(context, placement, look.shadow)]),
      { ...drop, dx: 0, dy: 0.07, blur: 0.07, opacity: 0.36 },
      { ...drop, dx: 0, dy: 0.02, blur: 0.02, opacity: 0.32 },
      shown,
    ]
  }
  return [
    ...(look.glossy ? [{ kind: 'reflection', placement, length: 0.3, opacity: 0.34 } as const] : []),
    { ...drop, dx: 0, dy: 0.03, blur: 0.05, opacity: 0.24 },
    { kind: 'product-shadow', placement, color: look.shadow, style: 'contact', opacity: 0.8 },
    shown,
  ]
}
