import type { ComposeContext } from '../compose-context.ts'
import type { Box } from '../../layers/box.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { paleOrDarkPlate } from './product-plate.ts'

export interface ActionLook {
  fill: string
  text: string
}

/** The colors of everything that is said, on the place that the ad is set in. */
export interface WordsLook {
  ink: string
  soft: string
  /** For the name and small things. */
  accent: string
  price: string
  action: ActionLook
}

/** All words in one color. */
export function inOneInk(ink: string, action: ActionLook): WordsLook {
  return { ink, soft: ink, accent: ink, price: ink, action }
}

export interface Standing {
  placement: Placement
}

/** With everything that is written: lines of a set keep clear of it. */
export interface AmongWords extends Standing {
  texts: readonly Layer[]
}

/** About where the edge of a plane lies: at the foot, or upright and closing to one side. */
export type PlaneEdge = { y: number } | { x: number; closeTo: 'left' | 'right' }

/** Over a plane, with the boxes round the message and round what closes. */
export interface OverPlane extends Standing {
  plane: PlaneEdge
  words: Box
  close: Box
}

/**
 * The place that a cut-out product stands in. An arrangement says where the parts came to lie, the set is then dressed round
 * them: what a set has to be told beside the product is its own (`Arranged`).
 */
export interface ProductSet<Look extends WordsLook = WordsLook, Arranged extends Standing = Standing> {
  /** The colors of this ad on this set, those of its words among them. */
  look(context: ComposeContext): Look
  /** All that lies behind the words and the product. */
  scenery(context: ComposeContext, look: Look, arranged: Arranged): Layer[]
  /** The product with its shadows and reflections. */
  product(context: ComposeContext, look: Look, arranged: Arranged): Layer[]
}

/** What lies behind the words; the product apart where it is cut out, because a headline may run behind it. */
export interface Dressed {
  behind: Layer[]
  product?: Layer[]
}

/** The set with the product in it. */
export function dressSet<Look extends WordsLook, Arranged extends Standing>(
  context: ComposeContext,
  set: ProductSet<Look, Arranged>,
  arranged: Arranged,
): Dressed {
  const look = set.look(context)
  const behind = [...set.scenery(context, look, arranged), ...paleOrDarkPlate(context, arranged)]
  return { behind, product: set.product(context, look, arranged) }
}

export function allOf({ behind, product = [] }: Dressed): Layer[] {
  return [...behind, ...product]
}
