import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, MeshLayer } from '../../layers/layout.ts'
import { blob, grain, WIDE } from './ground.ts'
import type { ProductSet, Standing, WordsLook } from './product-set.ts'
import { studioLook } from './studio-look.ts'
import type { Box } from '#studio/layers/box.ts'
import { planeLook } from './foot-plane.ts'
import { filled, linear, rect } from '../../layers/fill.ts'

/** The product of a photo whose plain ground was divided out, on the light ground of the style. */
export const paperSet: ProductSet<WordsLook, Standing & { close: Box }> = {
  look: studioLook,
  scenery: (context, _look, { close }) => [
    { kind: 'mesh', ...lightGround(context) },
    grain(context.canvas, false),
    ...endPlane(context, close.x),
  ],
  product: (_context, _look, { placement }) => [{ kind: 'product', photo: 0, placement, blend: 'multiply' }],
}

/**
 * A divided photo brings its shade along and lets the ground through, so that may have color. A full one would be seen in every highlight
 * that the division took for ground: loud styles keep theirs to the plane.
 */
function lightGround(context: ComposeContext): Pick<MeshLayer, 'base' | 'blobs'> {
  const { style, colors } = context.direction
  if (style !== 'bold' && style !== 'playful') return studioLook(context).ground
  const { h } = hexToOklch(style === 'bold' ? colors.ground : colors.surface)
  return {
    base: oklchToHex(0.955, 0.03, h),
    blobs: [blob('lower left', oklchToHex(0.87, 0.08, h), WIDE), blob('upper right', oklchToHex(0.97, 0.028, h))],
  }
}

/** Of a banner, which has no foot: what closes it stands on a plane at its end. */
function endPlane(context: ComposeContext, closeX: number): Layer[] {
  const { shape, widthPx: width, heightPx: height } = context.canvas
  if (shape !== 'banner') return []
  const { fill, fillDeep } = planeLook(context)
  // Before what closes, in heights of the banner.
  const x = closeX - 0.22 * height
  return [filled(rect({ x, y: 0, width: width - x, height }), linear([x, 0], [width, height], fill, fillDeep))]
}
