import type { AdStyle } from '#contract/choices.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { arrangePoster } from '../arrangements/poster.ts'
import { footPlane, planeFall, planeWords } from '../blocks/foot-plane.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { placedBounds } from '../layers/placement.ts'
import { beamsSet } from '../sets/beams-set.ts'
import { discSet } from '../sets/disc-set.ts'
import { planeTop } from '../sets/horizon.ts'
import { poolSet } from '../sets/pool-set.ts'
import { type AmongWords, type Dressed, dressSet, type ProductSet } from '../sets/product-set.ts'
import { ringsSet } from '../sets/rings-set.ts'
import { leavesSet } from '../sets/room-set.ts'
import type { WordsLook } from '../sets/words-look.ts'
import type { Family, SceneName } from './family.ts'
import { slabOrVelvet } from './pool.ts'

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
  compose(context) {
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
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

function dress(context: ComposeContext, { placement, texts }: AmongWords): Dressed {
  const base = bottom(placedBounds(placement))
  return dressSet(context, SETS[context.direction.style], { placement, texts, base })
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { style } = context.direction
  const look = SETS[style].look(context)
  const isPlaned = PLANED.includes(style)
  // One axis for words and product leaves neither of them room on a small rectangle.
  const isAside = context.canvas.isSmall
  return arrangePoster(context, {
    look,
    tune: {
      headline: 0.13 * DISPLAY_SCALE[style],
      name: isPlaned && !isAside ? 'foot' : 'over',
      support: 'nowhere',
      closing: 'column',
      besideUpTo: isAside ? 0.9 : 0,
      anchor: 'foot',
      alignX: 0.5,
      tilt: [tiltOf(context), tiltOf(context)],
      align: isAside ? 'left' : 'center',
      stands: 'amid',
      dips: LOUD.includes(style) && !isAside && productAspect(context) > NARROW,
    },
    foot: (page, without) => baselineRow(context, { ...page, look: isPlaned ? planeWords(context) : look, without }),
    dress: (arranged) => (isPlaned && !arranged.isBeside ? dressPlaned(context, arranged) : dress(context, arranged)),
  })
}

/** Words on the plane are nothing to what it hides. */
function dressPlaned(context: ComposeContext, { placement, texts }: AmongWords): Dressed {
  const top = planeTop(context.canvas, { placement, texts }) - planeFall(context)
  const over = texts.filter((layer) => layer.kind === 'text' && layer.box.y < top)
  const { behind, product } = dress(context, { placement, texts: over })
  return { behind: [...behind, footPlane(context, top)], product }
}

function banner(context: ComposeContext): Layer[] | undefined {
  return arrangeBanner(context, {
    look: SETS[context.direction.style].look(context),
    tune: { headline: 36 },
    picture: bannerProduct(context, { anchor: 'foot', alignX: 0.5, rotation: tiltOf(context) }),
    dress: ({ picture: { placement }, texts }) => dress(context, { placement, texts }),
  })
}

function tiltOf({ hero }: ComposeContext): number {
  return hero.standing ? 0 : TILT
}
