import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { planeLook } from '../blocks/foot-plane.ts'
import { grain } from '../sets/ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, MeshLayer } from '../layers/layout.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { blob, WIDE } from '../sets/corner-light.ts'
import { studioLook } from '../sets/studio-look.ts'
import { footBar } from '../arrangements/studio-foot.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { sizeProduct } from '../arrangements/size-idea.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { filled, linear, rect } from '../layers/fill.ts'

/**
 * Paper: a photo whose plain ground was divided out, on the light ground of the style, so that glass, wires and the real
 * shadow stay; the palette's full color is the plane at the foot.
 */
export const paperFamily: Family = {
  tried: { multiplied: { clear: 4, foggy: 4 } },
  sceneName: 'paper',
  storyFoot: 'floor',
  sides: 'swap',
  arrangements: onSizes({
    look: studioLook,
    place: (context, room, alignX) =>
      context.hero.treatment === 'multiply' ? sizeProduct()(context, room, alignX) : undefined,
    dress: (context, { placement }) => ({
      behind: [...paper(context), { kind: 'product', photo: 0, placement, blend: 'multiply' }],
    }),
  }),
  compose(context) {
    if (context.hero.treatment !== 'multiply') return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const look = studioLook(context)
  return arrangePoster(context, {
    look,
    tune: { headline: 0.115 * DISPLAY_SCALE[context.direction.style], support: 'under', anchor: 'foot', lift: 0.3 },
    foot: (_, without) => footBar(context, look, 'plane', { without }),
    dress: ({ placement }) => ({
      behind: [...paper(context), { kind: 'product', photo: 0, placement, blend: 'multiply' }],
    }),
  })
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const plane = planeLook(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: { ink: plane.text, soft: plane.text, accent: plane.text, price: plane.text, action: plane.action },
    words: onPaper(context),
    tune: { gap: 34 },
    picture: bannerProduct(context),
    dress: ({ picture: { placement }, endPx }) => {
      const x = endPx - 20 * unit
      return {
        behind: [
          ...paper(context),
          { kind: 'product', photo: 0, placement, blend: 'multiply' },
          filled(
            rect({ x, y: 0, width: w - x, height: h }),
            linear([x, 0], [w, h], [0, plane.fill], [1, plane.fillDeep]),
          ),
        ],
      }
    },
  })
}

/** The style's light ground: a divided photo brings its shade along and lets the ground through, so it may have color. */
function paper(context: ComposeContext): Layer[] {
  return [{ kind: 'mesh', ...lightGround(context) }, { ...grain(context.canvas, false), strength: 0.03 } as Layer]
}

/** A full color would be seen in every highlight that the division took for ground: loud styles keep theirs to the plane. */
function lightGround(context: ComposeContext): Pick<MeshLayer, 'base' | 'blobs'> {
  const { style, colors } = context.direction
  if (style !== 'bold' && style !== 'playful') return studioLook(context).ground
  const { h } = hexToOklch(style === 'bold' ? colors.ground : colors.surface)
  return {
    base: oklchToHex(0.955, 0.03, h),
    blobs: [blob('lower left', oklchToHex(0.87, 0.08, h), WIDE), blob('upper right', oklchToHex(0.985, 0.01, h))],
  }
}

/** Dark inks of the palette's hue, whatever the style's own ground would have asked for. */
function onPaper(context: ComposeContext): { ink: string; soft: string; accent: string } {
  const { ink, soft, accent } = studioLook(context)
  return { ink, soft, accent }
}
