import type { Logo } from '../photo/clean-logo.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import type { Pixels } from '../photo/pixels.ts'
import type { StudiedPhoto } from '../paint/paint-layout.ts'
import type { Direction } from '../direction/direction.ts'
import { inCapitals } from '../type/capitals.ts'
import type { Face } from '../type/faces.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { TextRole } from './layers/layout.ts'
import type { Canvas } from './canvas/canvas.ts'
import { type Run, type RunOptions, setRun } from './blocks/text-run.ts'

/** What a composition family works with. */
export interface ComposeContext {
  canvas: Canvas
  direction: Direction
  photos: readonly StudiedPhoto[]
  hero: PhotoStudy
  /** The painted place that the ad stands in, as large as the canvas; undefined while it is only planned. */
  scene?: Pixels | undefined
  logo?: Logo | undefined
  typesetter: Typesetter
  /** The family's form: 0 is the family as designed; higher ones give way to what the inspection may refuse. */
  candidate: number
  variation: ResolvedVariation
  /** How many times as wide as the hero the group is that the ad leaves room for; undefined where it stands alone. */
  groupWidths?: number | undefined
}

/** How a candidate departs from the family as designed (see Variation), in the terms of one ad. */
export interface ResolvedVariation {
  /** Of the family's largest size for headlines. */
  headlineScale: number
  /** And no headline is larger than this. */
  headlineMaxPx: number
  /** Steps by which the picture's share of the canvas grows (see pictureStart). */
  picture: -1 | 0 | 1
}

interface RunSettings {
  face?: Face
  color?: string
  min?: number
  max: number
  width: number
  height?: number
  lines?: number
  leading?: number
  tracking?: number
  align?: 'left' | 'center' | 'right'
  /** Where there is no other way, a word may be divided; else a run that would need it does not fit. */
  mayDivide?: boolean
}

/** Words of up to so many letters are never divided: in large type a divided word is read as a mistake. */
const WHOLE_LETTERS = { headline: 40, others: 24 }

/** A run in the direction's own faces: display for headlines, strong text for names and actions, price for amounts. */
export function run(context: ComposeContext, role: TextRole, text: string, options: RunSettings): Run | undefined {
  const { type, colors, language, textDirection } = context.direction
  const headline = role === 'headline'
  const max = headline
    ? Math.min(options.max * context.variation.headlineScale, context.variation.headlineMaxPx)
    : options.max
  const start = textDirection === 'rtl' ? 'right' : 'left'
  const face = options.face ?? roleFace(context, role)
  const min = options.min ?? Math.min(options.max, context.canvas.smallText)
  const asked: RunOptions = {
    role,
    text: headline && type.uppercase ? inCapitals(text, language) : text,
    face,
    color: options.color ?? (role === 'support' ? colors.inkSoft : colors.ink),
    minSizePx: Math.max(min, context.canvas.leastCapPx / context.typesetter.capHeight(face)),
    maxSizePx: max,
    maxWidthPx: options.width,
    maxHeightPx: options.height,
    maxLines: options.lines ?? 1,
    leading: options.leading ?? (headline ? type.displayLeading : 1.28),
    trackingEm: options.tracking ?? (headline ? type.displayTracking : 0),
    align: options.align === 'center' ? 'center' : start,
    language,
    direction: textDirection,
  }
  const whole = setRun(context.typesetter, { ...asked, wholeUpTo: WHOLE_LETTERS[headline ? 'headline' : 'others'] })
  return whole || !options.mayDivide ? whole : setRun(context.typesetter, asked)
}

function roleFace(context: ComposeContext, role: TextRole): Face {
  const { type } = context.direction
  if (role === 'headline') return type.display
  if (role === 'price' || role === 'badge' || role === 'old-price') return type.price
  if (role === 'name' || role === 'call-to-action' || role === 'web-address') return type.textStrong
  return type.text
}

/** A step of the picture's share of the canvas: enough to be seen, too little to change the idea. */
const PICTURE_STEP = 0.05

/** Where a picture that stands at the end begins, as a share of the width: earlier where the candidate wants it larger. */
export function pictureStart({ variation }: Pick<ComposeContext, 'variation'>, share: number): number {
  return share - variation.picture * PICTURE_STEP
}

/** Width over height of the hero's photo. */
export function photoAspect({ photos }: Pick<ComposeContext, 'photos'>): number {
  const { widthPx, heightPx } = photos[0]!.pixels
  return widthPx / heightPx
}

/** Width over height of the cut-out product; families that take one call this only then. */
export function productAspect({ hero }: Pick<ComposeContext, 'hero'>): number {
  return hero.product!.widthPx / hero.product!.heightPx
}
