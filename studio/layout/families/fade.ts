import { isLightAround } from '../../photo/product-tone.ts'
import { arrangeBannerOf } from '../arrangements/banner.ts'
import { arrangePhoto } from '../arrangements/beside-photo.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { fadedTowards, softest } from '../picture/bled-photo.ts'
import { fadedPhoto } from '../picture/photo-crop.ts'
import type { Dressed } from '../sets/product-set.ts'
import { grain } from '../sets/ground.ts'
import { studioLook } from '../sets/studio-look.ts'
import type { Family } from './family.ts'
import { BLED } from '../arrangements/size-photo.ts'
import type { SizeIdea } from '../arrangements/size-idea.ts'

/**
 * Fade: a scene that has no frame: it bleeds off the canvas and fades, over a third of its width, into a field of the
 * style's light, on which the words stand.
 */
export const fadeFamily: Family = {
  tried: {
    busy: { clean: 1, bold: 3, luxury: 2, playful: 3, corporate: 2, modern: 2 },
    plain: { clear: 4, foggy: 4 },
  },
  offeredAs: 'the photo fades into the ground',
  sides: 'swap',
  // The words reach into what is all but faded.
  banner: (context) => arrangeBannerOf(context, fadedIdea, { tune: { air: -22, gap: 6, ...BLED }, widths: [90, 300] }),
  poster: (context) =>
    arrangePhoto(context, {
      look: studioLook(context),
      start: 0.46,
      photo: fadedTowards,
      dress: (photo) => onField(context, photo).behind,
    }),
}

/** In a banner it fades at both its ends. */
const fadedIdea: SizeIdea = {
  look: studioLook,
  place: (context, box) => {
    const photo = softest(context, (by) =>
      fadedPhoto(context, box, { left: 0.36 * by * box.width, right: 0.26 * by * box.width }),
    )
    return photo && { box, dress: () => onField(context, photo) }
  },
}

function onField(context: ComposeContext, photo: PhotoLayer): Dressed {
  const field: Layer = { kind: 'mesh', ...studioLook(context).ground }
  return { behind: [field, grain(context.canvas, !isLightAround(context.hero)), photo] }
}
