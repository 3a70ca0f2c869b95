import type { PhotoStudy } from '../photo/photo-study.ts'
import type { StudiedPhoto } from '../paint/paint-layout.ts'
import type { Direction } from '../direction/direction.ts'
import type { Face } from '../type/faces.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { Layer, TextRole } from './layout.ts'
import type { Stage } from './stage.ts'
import { type Run, setRun } from './text-run.ts'

/** What a composition family works with. */
export interface Kit {
  stage: Stage
  direction: Direction
  photos: readonly StudiedPhoto[]
  hero: PhotoStudy
  typesetter: Typesetter
  /** 0 is the family as designed; higher candidates give way to what the inspection may refuse. */
  candidate: number
}

/**
 * A composition family: one idea of where things go, for every shape of canvas. `compose` is written for left-to-right
 * text; right-to-left ads are mirrored afterwards. It answers undefined when its idea does not fit this ad.
 */
export interface Family {
  /** How many candidates it has; default 1. */
  candidates?: number
  compose(kit: Kit): Layer[] | undefined
}

interface KitRun {
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
}

/** A run in the direction's own faces: display for headlines, strong text for names and actions, price for amounts. */
export function run(kit: Kit, role: TextRole, text: string, options: KitRun): Run | undefined {
  const { type, colors, language, textDirection } = kit.direction
  const headline = role === 'headline'
  const start = textDirection === 'rtl' ? 'right' : 'left'
  return setRun(kit.typesetter, {
    role,
    text: headline && type.uppercase ? text.toLocaleUpperCase(language) : text,
    face: options.face ?? roleFace(kit, role),
    color: options.color ?? (role === 'support' ? colors.inkSoft : colors.ink),
    minSizePx: options.min ?? Math.min(options.max, kit.stage.smallText),
    maxSizePx: options.max,
    maxWidthPx: options.width,
    maxHeightPx: options.height,
    maxLines: options.lines ?? 1,
    leading: options.leading ?? (headline ? type.displayLeading : 1.28),
    trackingEm: options.tracking ?? (headline ? type.displayTracking : 0),
    align: options.align === 'center' ? 'center' : start,
    language,
    direction: textDirection,
  })
}

function roleFace(kit: Kit, role: TextRole): Face {
  const { type } = kit.direction
  if (role === 'headline') return type.display
  if (role === 'price' || role === 'badge' || role === 'old-price') return type.price
  if (role === 'name' || role === 'call-to-action') return type.textStrong
  return type.text
}

/** Width over height of the cut-out product; families that take one call this only then. */
export function productAspect({ hero }: Pick<Kit, 'hero'>): number {
  return hero.product!.widthPx / hero.product!.heightPx
}
