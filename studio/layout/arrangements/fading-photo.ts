import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../../layers/layout.ts'
import { fadedTowards, softest } from '../picture/bled-photo.ts'
import { fadedPhoto } from '../picture/photo-crop.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { arrangePhoto } from './beside.ts'
import type { SizeIdea } from './arranged.ts'

interface Fading {
  look: (context: ComposeContext) => WordsLook
  /** Returns the layers into which the photo fades. */
  ground: (context: ComposeContext) => Layer[]
  /** Returns what fades at the ends of the photo's box in a banner, in px; `by` is the share of the whole fade. */
  ends: (box: Box, by: number) => NonNullable<PhotoLayer['fade']>
}

/** Makes a photo that fades into a ground: on a poster towards the words, in a banner at its ends. */
export function fadingPhoto({ look, ground, ends }: Fading) {
  const poster = (context: ComposeContext) =>
    arrangePhoto(context, {
      look: look(context),
      start: 0.46,
      photo: fadedTowards,
      dress: (photo) => [...ground(context), photo],
    })
  const place: SizeIdea['place'] = (context, box) => {
    const photo = softest(context, (by) => fadedPhoto(context, box, ends(box, by)))
    return photo && { box, dress: () => ({ behind: [...ground(context), photo] }) }
  }
  const fading: SizeIdea = {
    look,
    bleeds: true,
    place: (context, box) => {
      const photo = softest(context, (by) => fadedPhoto(context, box, innerEnds(context, box, by)))
      return photo && { box, dress: () => ({ behind: [...ground(context), photo] }) }
    },
  }
  return { poster, inBanner: { look, place }, onSizes: fading }
}

/** Shares of a photo's box that fade on another size, towards the words beside, above or below it. */
const INNER = { side: 0.36, end: 0.4 }

function innerEnds({ canvas }: ComposeContext, box: Box, by: number): NonNullable<PhotoLayer['fade']> {
  const { widthPx, heightPx } = canvas
  const [across, down] = [INNER.side * by * box.width, INNER.end * by * box.height]
  return {
    ...(box.x > 0 && { left: across }),
    ...(right(box) < widthPx && { right: across }),
    ...(box.y > 0 && { top: down }),
    ...(bottom(box) < heightPx && { bottom: down }),
  }
}
