import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, MeshLayer } from '../../layers/layout.ts'
import { blob, grain, WIDE } from './ground.ts'
import type { ProductSet, Standing, WordsLook } from './product-set.ts'
import { seamlessLook } from './seamless-look.ts'
import type { Box } from '#studio/layers/box.ts'
import { planeLook } from './foot-plane.ts'
import { filled, linear, rect } from '../../layers/fill.ts'

/** The product of a photo whose plain ground was divided out, on the style's light ground. */
export const paperSet: ProductSet<WordsLook, Standing & { close: Box }> = {
  look: seamlessLook,
  scenery: (context, _look, { close }) => [
    { kind: 'mesh', ...lightGround(context) },
    grain(context.canvas, false),
    ...endPlane(context, close.x),
  ],
  product: (_context, _look, { placement }) => [{ kind: 'product', photo: 0, placement, blend: 'multiply' }],
}

/**
 * Returns the light ground. A divided photo brings its shade along and lets the ground through, so the ground may have
 * color. A strong color would be seen in every highlight that the division took for ground, so loud styles keep theirs
 * to the plane.
 */
function lightGround(context: ComposeContext): Pick<MeshLayer, 'base' | 'blobs'> {
  const { style, colors } = context.direction
  if (style !== 'bold' && style !== 'playful') return seamlessLook(context).ground
  const { h } = hexToOklch(style === 'bold' ? colors.ground : colors.surface)
  return {
    base: oklchToHex(0.955, 0.03, h),
    blobs: [blob('lower left', oklchToHex(0.87, 0.08, h), WIDE), blob('upper right', oklchToHex(0.97, 0.028, h))],
  }
}

/**
 * Returns the plane at the end of a banner, which has no foot: what closes the ad stands on it. Other shapes have none.
 */
function endPlane(context: ComposeContext, closeX: number): Layer[] {
  const { shape, widthPx: width, heightPx: height } = context.canvas
  if (shape !== 'banner') return []
  const { fill, fillDeep } = planeLook(context)
  // The plane begins a share of the banner's height before what closes the ad.
  const x = closeX - 0.22 * height
  return [filled(rect({ x, y: 0, width: width - x, height }), linear([x, 0], [width, height], fill, fillDeep))]
}
