import { bottom, type Box, wholeOf } from '../layers/box.ts'
import { arrangeOver, type WordsPlace } from '../arrangements/over.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../layers/layout.ts'
import { photoLayer, shownShare } from '../picture/photo-crop.ts'
import { photoScrim, scrimLook } from '../sets/photo-scrim.ts'
import type { Family } from './family.ts'
import { onSizes } from './on-sizes.ts'
import { STYLE_FEET } from '../arrangements/studio-foot.ts'

/**
 * Full-bleed: the photo is the ad. The words stand in its lower third, or where its upper third is free they crown it; a
 * scrim in the photo's own dark hue (or the palette's, where the style is loud) carries them. A banner
 * has no thirds: it is for other families.
 */
export const fullBleedFamily: Family = {
  tried: { busy: { clean: 3, bold: 2, luxury: 1, playful: 2, corporate: 3, modern: 1 } },
  sceneName: 'the photo itself',
  offeredAs: 'the photo fills the ad',
  storyFoot: 'filled',
  sides: 'swap',
  arrangements: onSizes(
    {
      look: scrimLook,
      fills: true,
      place: (context, box) => {
        const photo = photoLayer(context, box)
        if (photo.box.width < box.width || photo.box.height < box.height) return undefined
        return { box, dress: ({ words }) => ({ behind: [photo, footScrim(context, words)] }) }
      },
    },
    { tower: ['product first'], board: [], small: [] },
  ),
  poster(context) {
    const { widthPx: w, heightPx: h } = context.canvas
    const photo = photoLayer(context, wholeOf(context.canvas))
    if (photo.box.width < w || photo.box.height < h) return undefined
    const bar = STYLE_FEET[context.direction.style]
    const scrim = (place: WordsPlace, words: Box) =>
      place === 'head' ? photoScrim(context, bottom(words) + REACH.head * h, 'head') : footScrim(context, words)
    const picture = (_room: Box, place: WordsPlace) => ({
      box: photo.box,
      dress: ({ words }: { words: Box }) => ({ behind: [photo, scrim(place, words)] }),
    })
    const places: WordsPlace[] = bar && isFreeAbove(context, photo) ? ['head', 'foot'] : ['foot']
    return arrangeOver(context, { look: scrimLook(context), foot: bar, until: CROWN_SHARE, picture }, places)
  },
}

function footScrim(context: ComposeContext, words: Box): Layer {
  const { heightPx } = context.canvas
  return photoScrim(context, Math.max(HIGHEST * heightPx, words.y - REACH.foot * heightPx), 'foot')
}

/** How far a scrim reaches beyond the words, and how high it may begin, in shares of the height. */
const REACH = { head: 0.16, foot: 0.24 }
const HIGHEST = 0.28

/** The upper part of the canvas that a crown takes, and the share of what stands out that it may cover. */
const CROWN_SHARE = 0.34
const COVERED_MAX = 0.1
/** Where the crop had to leave out more above and below, what is shown begins at its upper edge. */
const UNCUT_SHARE = 0.85

function isFreeAbove({ photos }: ComposeContext, { crop }: PhotoLayer): boolean {
  const { pixels } = photos[0]!
  if (crop.height < UNCUT_SHARE * pixels.heightPx) return false
  return shownShare(pixels, { ...crop, height: CROWN_SHARE * crop.height }) < COVERED_MAX
}
