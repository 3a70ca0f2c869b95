import { footPlane, planeFall } from '../sets/foot-plane.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { placeBySun, sunBehind, sunBounds, sunInBanner } from '../picture/sun-place.ts'
import { characterSet } from '../sets/character-set.ts'
import { dressSet, type WordsLook } from '../sets/product-set.ts'
import { uprightWave } from '../sets/style-edge.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { withSticker } from '../arrangements/poster-sticker.ts'
import type { Family } from './family.ts'
import type { ArrangedProduct } from '../arrangements/arranged.ts'

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
  bestFor: 'wide',
  sides: 'stay',
  // Where large words leave the sun no room, smaller ones may.
  poster: (context) => poster(context, 0.145) ?? poster(context, 0.1),
  banner,
}

function poster(context: ComposeContext, headline: number): Layer[] | undefined {
  const keepOff = (arranged: ArrangedProduct) => sunBounds(sunBehind(context, arranged))
  return arrangePoster(context, {
    look: onGround(context),
    footLook: characterSet.look(context),
    tune: { headline, name: 'foot', besideUpTo: 0.84, lift: 1.6 },
    ...(context.candidate === 0 && withSticker(context, { form: 'scallop', rotation: -9, keepOff })),
    place: (room, { isBeside }) => placeBySun(context, room, isBeside),
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
    look: onGround(context),
    closing: characterSet.look(context),
    tune: { order: 'words first' },
    picture: (room, untilPx) => {
      const found = sunInBanner(context, { ...room, width: untilPx - room.x }, unit)
      const plane = (x: number) => uprightWave(context, x - 40 * unit, 'right')
      return (
        found && {
          box: found.box,
          dress: ({ close }) => dressSet(context, characterSet, { ...found, plane: plane(close.x) }),
        }
      )
    },
  })
}

function onGround(context: ComposeContext): WordsLook {
  const { ink, surface, onSurface } = context.direction.colors
  const action = { ...characterSet.look(context).action, fill: surface, text: onSurface, label: ink }
  return { ink, soft: ink, accent: ink, price: ink, action }
}
