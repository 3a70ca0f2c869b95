import type { AdStyle } from '#contract/choices.ts'
import type { PosterTune } from '../arrangements/poster.ts'
import { footPlane, planeFall, planeLook } from '../sets/foot-plane.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { beamsSet } from '../sets/beams-set.ts'
import { discSet } from '../sets/disc-set.ts'
import { planeTop } from '../sets/horizon.ts'
import { poolSet } from '../sets/pool-set.ts'
import type { AmongWords, ProductSet } from '../sets/product-set.ts'
import { ringsSet } from '../sets/rings-set.ts'
import { leavesSet } from '../sets/room-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import type { Family, SceneName } from './family.ts'
import { slabOrVelvet } from './pool.ts'
import { inSet } from './in-set.ts'
import type { ArrangedProduct } from '../arrangements/arranged.ts'

/**
 * Centre: everything on one axis, as on a poster or in a shop window: the message over the whole width, the product as large
 * as the canvas allows in the middle of its light, its head breaking into the type of loud styles; offer and action in the corners.
 */
export const centreFamily: Family = {
  tried: {
    cutOut: {
      clean: [3, 'light'],
      bold: [2, 'mixed'],
      luxury: [2, 'dark'],
      playful: [3, 'light'],
      corporate: [3, 'light'],
      modern: [2, 'dark'],
    },
  },
  sceneName: (layout) => SCENES[layout.direction.style] ?? slabOrVelvet(layout),
  storyFoot: 'floor',
  // The second keeps the product off the type, for letters that the first would hide too much of.
  candidates: 2,
  sides: 'none',
  ...inSet({
    set: {
      look: (context) => setOf(context).look(context),
      scenery,
      product: (context, look, { placement, texts }) =>
        setOf(context).product(context, look, { placement, texts, base: bottom(placedBounds(placement)) }),
    },
    closing: (context) => (isPlaned(context) && !context.canvas.isLow ? planeLook : setOf(context).look)(context),
    place: ({ hero }, room, { alignX }) =>
      placeProduct(hero, room, { anchor: 'foot', alignX, rotation: hero.standing ? 0 : TILT }),
    poster: (context) => ({ tune: tuneOf(context) }),
    banner: { headline: 36 },
    orders: 'none',
  }),
}

/** What cannot stand hovers, a little turned. */
const TILT = -4

type Arranged = AmongWords & { base: number }

/** One composition in the light that each style sets behind it. */
const SETS: Record<AdStyle, ProductSet<WordsLook, Arranged>> = {
  ...{ clean: leavesSet, luxury: poolSet, modern: ringsSet, corporate: discSet },
  ...{ bold: beamsSet, playful: beamsSet },
}
const SCENES: Record<AdStyle, SceneName | undefined> = {
  ...{ clean: 'daylight through leaves', modern: 'neon rings', corporate: 'ruled paper' },
  ...{ bold: 'starburst', playful: 'starburst', luxury: undefined },
}
/** Styles whose product stands on a plane of their second color. */
const PLANED: readonly AdStyle[] = ['bold', 'playful', 'corporate']

/** Styles whose product breaks into the type, where it is not so narrow that it would hide single letters. */
const LOUD: readonly AdStyle[] = ['bold', 'playful', 'modern']
const NARROW = 0.8

function setOf({ direction }: ComposeContext): ProductSet<WordsLook, Arranged> {
  return SETS[direction.style]
}

function isPlaned({ direction }: ComposeContext): boolean {
  return PLANED.includes(direction.style)
}

function scenery(context: ComposeContext, look: WordsLook, { placement, texts, isBeside }: ArrangedProduct): Layer[] {
  const base = bottom(placedBounds(placement))
  if (!isPlaned(context) || isBeside) return setOf(context).scenery(context, look, { placement, texts, base })
  const top = planeTop(context.canvas, { placement, texts }) - planeFall(context)
  // Words on the plane are nothing to what it hides.
  const over = texts.filter((layer) => layer.kind === 'text' && layer.box.y < top)
  return [...setOf(context).scenery(context, look, { placement, texts: over, base }), footPlane(context, top)]
}

function tuneOf(context: ComposeContext): Partial<PosterTune> {
  const { style } = context.direction
  // One axis for words and product leaves neither of them room on a small rectangle.
  const isAside = context.canvas.isSmall
  return {
    headline: 0.13 * DISPLAY_SCALE[style],
    name: isPlaned(context) && !isAside ? 'foot' : 'over',
    support: 'nowhere',
    closing: 'column',
    besideUpTo: isAside ? 0.9 : 0,
    alignX: 0.5,
    align: isAside ? 'left' : 'center',
    stands: 'amid',
    dips: LOUD.includes(style) && !isAside && productAspect(context) > NARROW,
  }
}
