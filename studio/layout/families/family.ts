import type { AdStyle } from '#contract/choices.ts'
import type { Direction } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Words } from '../../words/words.ts'
import type { SizeShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import type { Treatment } from '../../layers/treatment.ts'

/**
 * A composition family: one idea of where things go on every shape of canvas, and everything there is to know about it.
 */
export interface Family {
  /**
   * Photos with which it is tried, and how early. A stop-gap is tried only if no family at home with the photo carries
   * the ad.
   */
  tried: Homes | 'as a concept' | 'stop-gap' | 'in a painted place' | 'last resort'
  /** The one idea in its picture, if it is tried as a concept. */
  concept?: Concept
  /** The family comes so near to the product that up to half of it is outside the canvas. */
  showsPart?: true
  /** Absent if the words can change sides with the picture by themselves; `none` if everything stands on one axis. */
  sides?: 'stay' | 'none'
  /** Description for a language model that directs, if the model may ask for the family. */
  offeredAs?: string
  /** Several products may stand in it. In the other families one product is the idea, or the photo is whole. */
  companions?: true
  /** Number of its forms, by default 1. On sizes other than the formats' it has as many forms as arrangements. */
  candidates?: number
  /**
   * Treatments as which a photo that is not cut out passes in it, if its layer does not show that. The first is the
   * treatment of an ad that begins with this family.
   */
  shows?: readonly Treatment[]
  /**
   * Fit of its place for a product by its use, if it shows a place or has the product stand; planes, fields and light
   * hold anything.
   */
  holds?: Readonly<Partial<Record<NonNullable<Direction['use']>, 'last' | 'never'>>>
  /** Form of product, by width over height, with which it is tried earlier. */
  bestFor?: 'high' | 'compact' | 'wide'
  /** Returns true if its idea holds for this ad at all. Called before anything is composed. */
  suits?(context: ComposeContext): boolean
  /**
   * Arranges the formats' canvases and the low one, for text from left to right (otherwise mirrored afterwards).
   * Returns undefined if the idea does not fit.
   */
  poster: Arrangement
  banner?: Arrangement
  /** Its forms on canvases of other sizes, best first. It is not tried on a class that is left out. */
  arrangements?: Arrangements
}

export type Arrangements = Partial<Record<SizeShape, readonly Arrangement[]>>

export type Arrangement = (context: ComposeContext) => Layer[] | undefined

/**
 * Place of a family among those that are tried with such a photo, 1 first. The places were found by trying each family
 * on every style and photo, so that styles stay recognizable.
 */
export interface Homes {
  /**
   * Place with a product that stands free, by style, and what lies behind its edge: a product cut from a light ground
   * may show its rim on a dark one, and the reverse.
   */
  cutOut?: Readonly<Partial<Record<AdStyle, readonly [place: number, behind: 'light' | 'dark' | 'mixed']>>>
  /** Place with a product that is cut out and that its photo crops: it leaves the canvas by that edge. */
  cutOff?: number
  /** Place with a photo of surroundings or of a person. */
  busy?: Readonly<Record<AdStyle, number>>
  /**
   * Place with a photo on a plain ground. The ground is foggy if the product hardly stands out from it or the style is
   * not a light one.
   */
  plain?: Readonly<Record<'clear' | 'foggy', number>>
  /** Place with a photo whose plain ground can be multiplied away. */
  multiplied?: Readonly<Record<'clear' | 'foggy', number>>
}

/** One idea in the picture, tried in one ad of three at most, if photo and words carry it. */
export interface Concept {
  /** The idea in one sentence. */
  idea: string
  /** Lightness behind the product's edge, by style. The concept is not tried in the other styles. */
  behind: Readonly<Partial<Record<AdStyle, 'light' | 'dark' | 'mixed'>>>
  /** Returns true if this ad carries it. Called before anything is composed; the product is known to stand free. */
  carries(ad: ConceptAd): boolean
}

export interface ConceptAd {
  hero: PhotoStudy
  use: NonNullable<Direction['use']>
  /** Words of the largest format: each of an ad's formats has the same idea. */
  words: Pick<Words, 'headline' | 'price' | 'oldPrice' | 'badge'>
}
