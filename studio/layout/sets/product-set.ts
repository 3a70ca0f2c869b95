import type { ComposeContext } from '../compose-context.ts'
import type { Box } from '../../layers/box.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { paleOrDarkPlate } from './product-plate.ts'

export interface ActionLook {
  fill: string
  text: string
}

/** The colors of all words on the set of an ad. */
export interface WordsLook {
  ink: string
  soft: string
  /** Color of the name and of small texts. */
  accent: string
  price: string
  action: ActionLook
}

/** Returns a look with all words in one color. */
export function inOneInk(ink: string, action: ActionLook): WordsLook {
  return { ink, soft: ink, accent: ink, price: ink, action }
}

export interface Standing {
  placement: Placement
}

/** A placed product and all texts, of which the lines of a set keep clear. */
export interface AmongWords extends Standing {
  texts: readonly Layer[]
}

/** Approximate place of a plane's edge, in px: at the foot, or upright and closing to one side. */
export type PlaneEdge = { y: number } | { x: number; closeTo: 'left' | 'right' }

/** A product over a plane, with the boxes round the message and round what closes the ad. */
export interface OverPlane extends Standing {
  plane: PlaneEdge
  words: Box
  close: Box
}

/**
 * The place that a cut-out product stands in. An arrangement decides where the parts lie, and the set is then dressed
 * round them. What a set needs to know beside the product is its own type (`Arranged`).
 */
export interface ProductSet<Look extends WordsLook = WordsLook, Arranged extends Standing = Standing> {
  /** Returns the colors of this ad on this set, including those of its words. */
  look(context: ComposeContext): Look
  /** Returns everything that lies behind the words and the product. */
  scenery(context: ComposeContext, look: Look, arranged: Arranged): Layer[]
  /** Returns the product with its shadows and reflections. */
  product(context: ComposeContext, look: Look, arranged: Arranged): Layer[]
}

/** Layers behind the words. The product is separate if it is cut out, because a headline may run behind it. */
export interface Dressed {
  behind: Layer[]
  product?: Layer[]
}

/** Returns the layers of the set with the product in it. */
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
