import type { Box } from '#studio/layout/layers/box.ts'
import { arrangeBannerOf } from '../arrangements/banner.ts'
import { arrangeBeside, type PictureSide } from '../arrangements/beside.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { fadedPhoto } from '../picture/photo-crop.ts'
import { grain } from '../sets/ground.ts'
import { studioLook } from '../sets/studio-look.ts'
import type { Family } from './family.ts'
import type { PlacedPicture, SizeIdea } from '../arrangements/size-idea.ts'

/**
 * Fade: a scene that has no frame: it bleeds off the canvas and fades, over a third of its width, into a field of the
 * style's light, on which the words stand.
 */
export const fadeFamily: Family = {
  tried: {
    busy: { clean: 1, bold: 3, luxury: 2, playful: 3, corporate: 2, modern: 2 },
    plain: { clear: 4, foggy: 4 },
  },
  sceneName: 'the photo itself',
  offeredAs: 'the photo fades into the ground',
  storyFoot: 'filled',
  sides: 'swap',
  // The words reach into what is all but faded.
  banner: (context) => arrangeBannerOf(context, fadedIdea, { tune: { air: -22, gap: 6 }, widths: [190, 235] }),
  poster: (context) =>
    arrangeBeside(context, {
      look: studioLook(context),
      aspect: photoAspect(context),
      start: 0.46,
      picture: (room, side) => onField(context, room, fadeOut(context, room, side)),
    }),
}

/** In a banner it fades at both its ends. */
const fadedIdea: SizeIdea = {
  look: studioLook,
  place: (context, box) =>
    onField(context, box, fadedPhoto(context, box, { left: 0.36 * box.width, right: 0.26 * box.width })),
}

/** The photo reaches out of its room under the words, where it has all but faded: how far, and where it begins to fade. */
const REACH = { end: 0.2, head: 0.15 }
const FADE = { end: 0.48, head: 0.36 }

function fadeOut(context: ComposeContext, room: Box, side: PictureSide): PhotoLayer | undefined {
  const { x, y, width, height } = room
  return side === 'end'
    ? fadedPhoto(
        context,
        { ...room, x: x - REACH.end * width, width: (1 + REACH.end) * width },
        { left: FADE.end * width },
      )
    : fadedPhoto(
        context,
        { x, y, width, height: Math.round((1 + REACH.head) * height) },
        { bottom: FADE.head * height },
      )
}

function onField(context: ComposeContext, box: Box, photo: PhotoLayer | undefined): PlacedPicture | undefined {
  if (!photo) return undefined
  const field: Layer = { kind: 'mesh', ...studioLook(context).ground }
  return { box, dress: () => ({ behind: [field, grain(context.canvas, context.hero.borderLightness < 0.6), photo] }) }
}
