import type { AdStyle } from '#contract/choices.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import { placedBounds } from '../layers/placement.ts'
import { beamsSet } from './beams-set.ts'
import { discSet } from './disc-set.ts'
import { footPlane, planeFall } from './foot-plane.ts'
import { planeTop } from './horizon.ts'
import { isAbstract } from './is-abstract.ts'
import { poolSet } from './pool-set.ts'
import type { AmongWords, ProductSet } from './product-set.ts'
import { ringsSet } from './rings-set.ts'
import { leavesSet } from './room-set.ts'
import type { WordsLook } from './words-look.ts'

/** The light that each style sets behind what stands on one axis with the words, and a plane under it in the loud ones. */
export const centreSet: ProductSet<WordsLook, AmongWords & { isBeside: boolean }> = {
  look: (context) => setOf(context).look(context),
  scenery(context, look, { placement, texts, isBeside }) {
    const own = (among: typeof texts) =>
      setOf(context).scenery(context, look, { placement, texts: among, base: bottom(placedBounds(placement)) })
    if (!isPlaned(context) || isBeside) return own(texts)
    const top = planeTop(context.canvas, { placement, texts }) - planeFall(context)
    // Words on the plane are nothing to what it hides.
    const over = texts.filter((layer) => layer.kind === 'text' && layer.box.y < top)
    return [...own(over), footPlane(context, top)]
  },
  product: (context, look, { placement, texts }) =>
    setOf(context).product(context, look, { placement, texts, base: bottom(placedBounds(placement)) }),
}

type OnBase = AmongWords & { base: number }

const SETS: Record<AdStyle, ProductSet<WordsLook, OnBase>> = {
  ...{ clean: leavesSet, luxury: poolSet, modern: ringsSet, corporate: discSet },
  ...{ bold: beamsSet, playful: beamsSet },
}

function setOf(context: ComposeContext): ProductSet<WordsLook, OnBase> {
  const { style } = context.direction
  return style === 'clean' && isAbstract(context) ? discSet : SETS[style]
}

/** Styles whose product stands on a plane of their second color. */
const PLANED: readonly AdStyle[] = ['bold', 'playful', 'corporate']

export function isPlaned({ direction }: ComposeContext): boolean {
  return PLANED.includes(direction.style)
}
