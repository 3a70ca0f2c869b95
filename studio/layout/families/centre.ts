import type { AdStyle } from '#contract/choices.ts'
import type { PosterTune } from '../arrangements/poster.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { productAspect } from '../compose-context.ts'
import { placeProduct } from '../../layers/placement.ts'
import { tiltBy } from '../picture/tilt.ts'
import { centreSet, hillLook } from '../sets/centre-set.ts'
import { isPlaned } from '../sets/style-ground.ts'
import { inSet } from './in-set.ts'

/**
 * Centre: everything on one axis, as in a shop window, with the product as large as the canvas allows. Offer and action
 * stand in the corners.
 */
export const centreFamily = inSet({
  tried: {
    cutOut: {
      clean: [3, 'light'],
      bold: [2, 'mixed'],
      luxury: [2, 'dark'],
      playful: [2, 'light'],
      corporate: [2, 'light'],
      modern: [2, 'dark'],
    },
  },
  // The second candidate keeps the product off the type, for letters that the first would hide too much of.
  candidates: 2,
  bestFor: 'high',
  sides: 'none',
  set: centreSet,
  closing: (context) => (isPlaned(context) && !context.canvas.isLow ? hillLook(context) : undefined),
  place: (context, room, { alignX }) => {
    const rotation = context.hero.standing ? 0 : tiltBy(context, TILT)
    return placeProduct(context.hero, room, { anchor: 'foot', alignX, rotation })
  },
  poster(context) {
    const { style } = context.direction
    // One axis for words and product leaves neither of them room on a small rectangle.
    const isAside = context.canvas.isSmall
    const tune: Partial<PosterTune> = {
      headline: 0.13 * DISPLAY_SCALE[style],
      support: 'under',
      closing: 'column',
      alignX: 0.5,
      ...(isAside ? { besideUpTo: 0.9 } : { besideUpTo: 0, align: 'center' }),
      name: isPlaned(context) && !isAside ? 'foot' : 'over',
      dips: LOUD.includes(style) && !isAside && productAspect(context) > NARROW,
    }
    return { tune }
  },
  banner: { headline: 36 },
  orders: 'none',
})

/** Tilt of a product that cannot stand and therefore hovers, in degrees. */
const TILT = -4

/** Styles whose product breaks into the type, unless it is so narrow that it would hide single letters. */
const LOUD: readonly AdStyle[] = ['bold', 'playful', 'modern']
const NARROW = 0.8
