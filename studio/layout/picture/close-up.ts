import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, type Box, middleOf, right, rotatedBounds, wholeOf } from '../../layers/box.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/** Smallest share of its height that a low canvas shows of a product: less of it would not be recognized. */
const MIN_SHOWN = 0.46
/**
 * Smallest share of glass and whatever else is multiplied on to paper. It ends where its own photo ends, so less of it
 * may go.
 */
const MIN_SHOWN_ON_PAPER = 0.62
/**
 * Largest share of its box that a thin thing fills. Headphones without their band, or glasses (which are wide) without
 * a lens, are broken ones.
 */
const THIN_UP_TO = 0.42
const MIN_SHOWN_OF_THIN = { worn: 0.82, other: 0.64 }
const WIDE_FROM = 1.15
/**
 * Up to this width over height, a thing lies along a low canvas. Turned by `LYING` degrees, its head is still above its
 * foot.
 */
const LYING_UP_TO = 0.62
const LYING = 66
/** Canvases from this width over height on have the length for it. */
const LONG = 4.5
/** Uses of things that do not lie down: clothes, which hang, and furniture, which stands. */
const UPRIGHT_USES: ReadonlySet<string> = new Set(['worn', 'floor'])
/** A product of which more than this share is shown leaves the canvas alike at head and foot. */
const NEARLY_WHOLE = 0.78
/** Share of the canvas's height that a product that is not cut off leaves free over it, and under it. */
const AIR = 0.03

/**
 * Places the product as wide as its room, in whose height it does not fit: it leaves a low canvas at head and foot, and
 * shows its most telling part. A narrow product that may be turned lies along the canvas.
 */
export function closeUp(context: ComposeContext, room: Box): Placement {
  const { canvas, hero, tuned } = context
  const product = hero.product!
  const { heightPx } = canvas
  const rotation = liesDown(context) ? LYING : 0
  const turned = rotatedBounds({ box: wholeOf(product), rotation })
  const nearest = heightPx / (minShown(context) * turned.height)
  const scale = (tuned?.productBy ?? 1) * Math.min(room.width / turned.width, nearest, MAX_ENLARGEMENT)
  const bounds = { width: scale * turned.width, height: scale * turned.height }
  const y = topOf(hero, bounds.height, { heightPx, lies: rotation !== 0 }) + (tuned?.lower ?? 0) * bounds.height
  // The product grows towards the words.
  const x = right(room) - bounds.width
  const [width, height] = [Math.round(scale * product.widthPx), Math.round(scale * product.heightPx)]
  const [middleX, middleY] = middleOf({ x, y, ...bounds })
  const box = { x: Math.round(middleX - width / 2), y: Math.round(middleY - height / 2), width, height }
  return { box, rotation, zone: { x, y, ...bounds } }
}

function liesDown({ canvas, hero, direction }: ComposeContext): boolean {
  if (canvas.widthPx < LONG * canvas.heightPx) return false
  const { widthPx, heightPx } = hero.product!
  if (widthPx / heightPx > LYING_UP_TO || hero.treatment === 'multiply') return false
  return !UPRIGHT_USES.has(direction.use ?? 'unknown')
}

function minShown({ hero, direction }: ComposeContext): number {
  if (hero.treatment === 'multiply') return MIN_SHOWN_ON_PAPER
  if (!isThin(hero)) return MIN_SHOWN
  const { widthPx, heightPx } = hero.product!
  return MIN_SHOWN_OF_THIN[direction.use === 'worn' && widthPx / heightPx > WIDE_FROM ? 'worn' : 'other']
}

/**
 * Returns where a product of this height begins: centered on the canvas or, if it is cut off, so that its most telling
 * part is shown.
 */
function topOf(hero: PhotoStudy, height: number, { heightPx, lies }: { heightPx: number; lies: boolean }): number {
  const isWhole = height <= (1 - 2 * AIR) * heightPx || heightPx / height > NEARLY_WHOLE
  if (lies || isWhole) return (heightPx - height) / 2
  const first = tellingTop(hero, Math.min(1, heightPx / height))
  return first === 0 ? OVER_HEAD * heightPx : -first * height
}

/** Returns true if a cut-out fills so little of its box that the whole is not recognized from a part of it. */
export function isThin(hero: PhotoStudy): boolean {
  const { rows, opaque } = profileOf(hero)
  return opaque / (rows.length * COLUMNS) < THIN_UP_TO
}

/** Returns true if a placed product leaves the canvas at its foot, or is turned so far that it stands on nothing. */
export function standsOnNothing({ canvas }: Pick<ComposeContext, 'canvas'>, { box, rotation }: Placement): boolean {
  return Math.abs(rotation) > 45 || bottom(box) > canvas.heightPx
}

/** Rows and columns of the grid in which a product is read. */
const ROWS = 48
const COLUMNS = 48
/** Most things are recognized by their upper end, so it may have this many times less detail than another part. */
const HEAD_WORTH = 1.3
/**
 * Detail of an outline, and the most that a step of light within it has, from the grain of a cloth on; in levels of
 * grey.
 */
const DETAIL = { outline: 2, max: 3, levels: 24, grain: 14 }
/** Share of the canvas's height that is free over an upper end that is shown. */
const OVER_HEAD = 0.07

interface Profile {
  /** Detail in each row, and in each column. */
  rows: number[]
  columns: number[]
  /** Number of points of the grid that are the product's. */
  opaque: number
}

const profiles = new WeakMap<PhotoStudy, Profile>()

function profileOf(hero: PhotoStudy): Profile {
  const known = profiles.get(hero)
  if (known) return known
  const profile = readProfile(hero)
  profiles.set(hero, profile)
  return profile
}

/**
 * Returns where the part of a product begins that shows most of its edges and lettering, in shares of the product's
 * height. The part is `share` of that height long.
 */
function tellingTop(hero: PhotoStudy, share: number): number {
  const { rows } = profileOf(hero)
  const length = Math.max(1, Math.round(share * ROWS))
  const detail = Array.from({ length: ROWS - length + 1 }, (_, at) =>
    rows.slice(at, at + length).reduce((sum, row) => sum + row, 0),
  )
  const max = Math.max(...detail)
  if (HEAD_WORTH * detail[0]! >= max) return 0
  return Math.min(1 - share, detail.indexOf(max) / ROWS)
}

/** Returns the share of all edges and lettering of a product that lies beyond this share of its width. */
export function toldFrom(hero: PhotoStudy, share: number): number {
  const { columns } = profileOf(hero)
  const sum = (detail: readonly number[]) => detail.reduce((all, one) => all + one, 0)
  return sum(columns.slice(Math.round(share * COLUMNS))) / Math.max(1, sum(columns))
}

/** A cut of less of a product looks like an accident; and of what is cut off, the most that it may tell of its share of all edges. */
const CUT = { least: 0.12, told: 0.2 }

/**
 * Whether a product may leave the canvas at its end by this share of its width: by nothing, or by so much that it is meant, of a part that
 * tells next to nothing. A mug without its rim, a shoe without its toe and a drawing that is cut through are broken things.
 */
export function mayLeaveBy({ hero }: Pick<ComposeContext, 'hero'>, share: number): boolean {
  if (share < NOTHING) return true
  if (hero.treatment === 'multiply' || isThin(hero)) return false
  return share >= CUT.least && toldFrom(hero, 1 - share) < CUT.told * share
}

/** Rounding to whole pixels cuts nothing. */
const NOTHING = 0.005

function readProfile({ product }: PhotoStudy): Profile {
  const { data, widthPx, heightPx } = product!
  let opaque = 0
  const columns = Array.from({ length: COLUMNS }, () => 0)
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const y = Math.floor(((row + 0.5) / ROWS) * heightPx)
    let detail = 0
    let before: number | undefined
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = (y * widthPx + Math.floor(((column + 0.5) / COLUMNS) * widthPx)) * 4
      const light = data[at + 3]! > 96 ? 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]! : undefined
      if (light !== undefined) opaque += 1
      const tells = light !== undefined && before !== undefined ? detailOf(light - before) : 0
      columns[column]! += tells
      detail += light !== undefined && before !== undefined ? tells : light === before ? 0 : DETAIL.outline
      before = light
    }
    return detail
  })
  return { rows, columns, opaque }
}

/** Returns the detail of a step of light. */
function detailOf(step: number): number {
  return Math.min(DETAIL.max, Math.max(0, Math.abs(step) - DETAIL.grain) / DETAIL.levels)
}
