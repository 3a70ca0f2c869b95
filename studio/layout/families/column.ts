import { type Box, rounded } from '../../layers/box.ts'
import { chooseCrop } from '../../photo/choose-crop.ts'
import { bannerOf } from '../arrangements/banner.ts'
import { arrangeBeside, isForBeside, type PictureSide } from '../arrangements/beside.ts'
import { arrangeOver, type WordsPlace } from '../arrangements/over.ts'
import { hungPhoto, wholePhoto } from '../arrangements/photo-on-field.ts'
import { type ComposeContext, photoAspect } from '../compose-context.ts'
import { cutsProduct, isTight, photoLayer } from '../picture/photo-crop.ts'
import { groundLook } from '../sets/style-ground.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'

/** Column: the photo whole and untouched, beside or above a field of the style's color that carries the words. */
export const columnFamily: Family = {
  tried: 'stop-gap',
  banner: bannerOf(wholePhoto, { widths: [90, 210] }),
  arrangements: onSizes(wholePhoto),
  poster(context) {
    const column = {
      look: groundLook(context),
      lines: 2,
      picture: (room: Box, place: PictureSide | WordsPlace) => {
        if (place === 'end' && !showsEnough(context, room)) return undefined
        const photo = photoLayer(context, rounded(room))
        return { ...hungPhoto(context, photo), ...(place !== 'end' && { box: room }) }
      },
    }
    // A platform's bars would cover a photo at the head.
    if (context.canvas.isCovered) return arrangeOver(context, column, ['head'])
    if (!isForBeside(context, photoAspect(context))) return arrangeBeside(context, column, ['head'])
    return arrangeBeside(context, column, ['end']) ?? arrangeOver(context, column, ['corner'])
  },
}

/** Share of a scene that a tall crop may lose. */
const LOSS_MAX = 0.3

/** Returns true if the crop to its room would show what matters in the photo. */
function showsEnough(context: ComposeContext, room: Box): boolean {
  const { pixels, study } = context.photos[0]!
  const crop = chooseCrop(pixels, study, room.width / room.height)
  if (cutsProduct(context, crop) || isTight(context, crop)) return false
  const known = study.subject !== undefined || study.kind.startsWith('plain')
  return known || crop.width * crop.height >= (1 - LOSS_MAX) * pixels.widthPx * pixels.heightPx
}
