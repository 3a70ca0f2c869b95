import type { AdStyle } from '#contract/choices.ts'
import type { Direction } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Words } from '../../words/words.ts'
import type { SizeShape } from '../../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import type { Treatment } from '../../layers/treatment.ts'

/** A composition family: one idea of where things go, for every shape of canvas, and all that is to be known of it. */
export interface Family {
  /** With which photos it is tried, and how early; a stop-gap only where none that is at home with the photo carries the ad. */
  tried: Homes | 'as a concept' | 'stop-gap' | 'in a painted place' | 'last resort'
  /** The one idea in its picture, where it is tried as a concept. */
  concept?: Concept
  /** It comes so near to the product that up to a half of it is outside the canvas. */
  showsPart?: true
  /** By default the words can change sides with the picture by themselves; `none` where all stands on one axis. */
  sides?: 'stay' | 'none'
  /** What a language model that directs is told of it, where it may ask for it. */
  offeredAs?: string
  /** Where several things may stand in it; in the others one thing is the idea, or the photo is whole. */
  companions?: true
  /** How many forms it has; default 1. On other sizes than the formats': as many as it has arrangements. */
  candidates?: number
  /** How a photo that is not cut out passes in it, where that is not told by its layer: first what an ad is that begins with it. */
  shows?: readonly Treatment[]
  /** How its place suits a product, where it shows one or has it stand; planes, fields and light hold anything. */
  holds?: Readonly<Partial<Record<NonNullable<Direction['use']>, 'last' | 'never'>>>
  /** The form of product, by its width over height, that it is tried earlier with. */
  bestFor?: 'high' | 'compact' | 'wide'
  /** Whether its idea holds for this ad at all; asked before anything is composed. */
  suits?(context: ComposeContext): boolean
  /** On the formats' canvases and on the low one, for text from left to right (else mirrored afterwards); undefined where the idea does not fit. */
  poster: Arrangement
  banner?: Arrangement
  /** Its forms on the canvases of other sizes, best first; it is not tried on a class that is left out. */
  arrangements?: Arrangements
}

export type Arrangements = Partial<Record<SizeShape, readonly Arrangement[]>>

export type Arrangement = (context: ComposeContext) => Layer[] | undefined

/** Its place among the families tried with such a photo, 1 first: found by laying each on every style and photo, so that styles stay known. */
export interface Homes {
  /** With a product that stands free, by style, and what lies behind its edge: one cut from a light ground may show its rim on a dark one, and the reverse. */
  cutOut?: Readonly<Partial<Record<AdStyle, readonly [place: number, behind: 'light' | 'dark' | 'mixed']>>>
  /** With a product that is cut out and that its photo cuts off: it leaves the canvas by that edge. */
  cutOff?: number
  /** With a photo of a place or of a person. */
  busy?: Readonly<Record<AdStyle, number>>
  /** With a photo on a plain ground, which is foggy where the product hardly stands out from it or the style is no light one. */
  plain?: Readonly<Record<'clear' | 'foggy', number>>
  /** The same where the ground can be multiplied away. */
  multiplied?: Readonly<Record<'clear' | 'foggy', number>>
}

/** One idea in the picture, tried in one ad of three at most where photo and words carry it. */
export interface Concept {
  /** In one sentence. */
  idea: string
  /** What lies behind the product's edge, by style; it is not tried in the others. */
  behind: Readonly<Partial<Record<AdStyle, 'light' | 'dark' | 'mixed'>>>
  /** Whether this ad carries it: asked before anything is composed. The product is known to stand free. */
  carries(ad: ConceptAd): boolean
}

export interface ConceptAd {
  hero: PhotoStudy
  use: NonNullable<Direction['use']>
  /** As the largest format says them: each of an ad's formats has the same idea. */
  words: Pick<Words, 'headline' | 'price' | 'oldPrice' | 'badge'>
}
