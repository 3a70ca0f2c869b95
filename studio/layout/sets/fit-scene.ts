import { grow } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Placement, SceneLayer } from '../../layers/layout.ts'
import { meanColor } from '../../photo/mean-color.ts'
import { productLight } from '../../photo/product-light.ts'
import type { SceneLook } from './scene-look.ts'

/** A scene whose lightness lies further than this from the product's looks like another hour of the day. */
const LIGHTNESS_APART = 0.34
/** Share by which a scene is lightened or darkened at most: more would take its mood away. */
const EXPOSURE_MAX = 0.22

/** Returns the scene in the light in which the product was photographed. The product's own pixels are never relit. */
export function fitToLight(context: ComposeContext, placement: Placement): SceneLayer {
  const side = productLight(context.hero)
  const around = context.scene && meanColor(context.scene, grow(placement.box, 0.12 * placement.box.width))
  const apart = around ? context.hero.meanLightness - around.l : 0
  const beyond = Math.sign(apart) * Math.max(0, Math.abs(apart) - LIGHTNESS_APART)
  const exposure = Math.min(EXPOSURE_MAX, Math.max(-EXPOSURE_MAX, beyond))
  return { kind: 'scene', exposure: Math.round(exposure * 1000) / 1000, ...(side !== 'front' && { light: side }) }
}

/** Returns the product with its shadow on the floor of the scene, away from its light and in the floor's own tone. */
export function standInScene(context: ComposeContext, { shadow: color }: SceneLook, placement: Placement): Layer[] {
  const side = productLight(context.hero)
  // An ad that runs from right to left is mirrored together with its shadows; the product and its light are not.
  const away = (side === 'right' ? -1 : 1) * (context.direction.textDirection === 'rtl' ? -1 : 1)
  const shadow = { kind: 'product-shadow', placement, color } as const
  if (!context.hero.standing) {
    return [
      { ...shadow, style: 'drop', dx: 0.05 * away, dy: 0.08, blur: 0.07, opacity: 0.34 },
      { ...shadow, style: 'drop', dx: 0.015 * away, dy: 0.025, blur: 0.02, opacity: 0.34 },
    ]
  }
  const shear = side === 'front' ? 0.25 : 0.7
  return [
    { ...shadow, style: 'cast', scaleY: 0.2, shear: shear * away, blur: 0.025, opacity: 0.36 },
    { ...shadow, style: 'contact', opacity: 0.72 },
  ]
}
