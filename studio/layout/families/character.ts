import { footPlane, planeFall } from '../blocks/foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { placeBySun, sunBehind, sunBounds, sunInBanner } from '../picture/sun-place.ts'
import { characterSet } from '../sets/character-set.ts'
import { dressSet } from '../sets/product-set.ts'
import { uprightWave } from '../sets/style-edge.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangePoster, type PosterArranged } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import type { Family } from './family.ts'

/**
 * Character: the product finishes a simple drawn figure. Glasses sit on the sun's face; anything
 * else has the sun look out from behind it.
 */
export const characterFamily: Family = {
  tried: { cutOut: { playful: [2, 'light'] } },
  sceneName: 'drawn sun',
  storyFoot: 'floor',
  // The second says the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  sides: 'stay',
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    // Where large words leave the sun no room, smaller ones may.
    return poster(context, 0.145) ?? poster(context, 0.1)
  },
}

function poster(context: ComposeContext, headline: number): Layer[] | undefined {
  const { ink } = context.direction.colors
  const onPlane = characterSet.look(context)
  const keepOff = (arranged: PosterArranged) => sunBounds(sunBehind(context, arranged))
  return arrangePoster(context, {
    look: { ...onPlane, ink, accent: ink },
    footLook: onPlane,
    tune: { headline, name: 'foot', besideUpTo: 0.84, lift: 1.6 },
    ...(context.candidate === 0 && withSticker(context, { form: 'scallop', rotation: -9, keepOff })),
    place: (room, isBeside) => placeBySun(context, room, isBeside),
    dress(arranged) {
      const face = sunBehind(context, arranged)
      const plane = footPlane(context, arranged.base - 0.5 * planeFall(context))
      return face && dressSet(context, characterSet, { ...arranged, face, plane })
    },
  })
}

/** Ground at the left, a plane at the right, the sun between them, cut off above and below. */
function banner(context: ComposeContext): Layer[] | undefined {
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: characterSet.look(context),
    words: {},
    tune: { order: 'words first' },
    picture: (room, untilPx) => sunInBanner(context, { ...room, width: untilPx - room.x }, unit),
    dress: ({ picture: { placement, face }, endPx }) =>
      dressSet(context, characterSet, { placement, face, plane: uprightWave(context, endPx - 40 * unit, 'right') }),
  })
}
