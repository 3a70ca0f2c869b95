import { bottom, right } from '../../basics/boxes.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, middleOf, rotatedBounds } from '../../layers/box.ts'
import type { Pixels } from '../../photo/pixels/pixels.ts'
import type { Placement, Point } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/**
 * Smallest shares that a low canvas shows of a product, by its height and by its points: less would not be recognized.
 */
const MIN_SHOWN = { height: 0.4, holds: 0.37 }
/**
 * Smallest share of glass and whatever else is multiplied on to paper. It ends where its own photo ends, so less of it
 * may go.
 */
const MIN_SHOWN_ON_PAPER = 0.62
/** Largest share of its box that a thin thing fills. Headphones without their band are broken ones. */
const THIN_UP_TO = 0.42
const MIN_SHOWN_OF_THIN = 0.64
/**
 * Glasses are thin, wide and worn. They are whole without the ends of their temples: the shown part holds this share of
 * their points, both lenses with it.
 */
const WIDE_FROM = 1.15
const GLASSES = { holds: 0.84, min: 0.46, max: 0.82 }
/**
 * Up to this width over height, a thing lies along a low canvas. Turned by `LYING` degrees, its head is still above its
 * foot.
 */
const LYING_UP_TO = 0.62
const LYING = 66
/** Canvases from this width over height on have the length for it. */
const LONG = 4.5
/**
 * A thing that lies aslant in its photo and is this many times as long as wide fills its box with air: it is turned
 * until it lies along the canvas.
 */
const ASLANT = { times: 2.4, from: 20, to: 70, slope: 16 }
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
  const rotation = turnOf(context)
  const turned = isAslant(context) ? seenBounds(hero, rotation) : rotatedBounds({ box: centered(product), rotation })
  const nearest = heightPx / (minShown(context) * turned.height)
  const scale = (tuned?.productBy ?? 1) * Math.min(room.width / turned.width, nearest, MAX_ENLARGEMENT)
  const bounds = { width: scale * turned.width, height: scale * turned.height }
  const y = topOf(context, bounds.height, rotation !== 0) + (tuned?.lower ?? 0) * bounds.height
  // It grows towards the words.
  const x = right(room) - bounds.width
  const [width, height] = [Math.round(scale * product.widthPx), Math.round(scale * product.heightPx)]
  const [offX, offY] = middleOf(turned)
  const [middleX, middleY] = middleOf({ x: x - scale * offX, y: y - scale * offY, ...bounds })
  const box = { x: Math.round(middleX - width / 2), y: Math.round(middleY - height / 2), width, height }
  return { box, rotation, zone: { x, y, ...bounds } }
}

/** Returns the box of a cut-out whose middle lies at the origin. */
function centered({ widthPx, heightPx }: Pixels): Box {
  return { x: -widthPx / 2, y: -heightPx / 2, width: widthPx, height: heightPx }
}

function turnOf(context: ComposeContext): number {
  if (liesDown(context)) return LYING
  if (!isAslant(context)) return 0
  const { angle } = profileOf(context.hero).axis
  return Math.round(Math.sign(angle) * ASLANT.slope - angle)
}

function isLong({ canvas, hero }: ComposeContext): boolean {
  return canvas.widthPx >= LONG * canvas.heightPx && hero.treatment !== 'multiply'
}

function liesDown(context: ComposeContext): boolean {
  const { widthPx, heightPx } = context.hero.product!
  if (!isLong(context) || widthPx / heightPx > LYING_UP_TO) return false
  return !UPRIGHT_USES.has(context.direction.use ?? 'unknown')
}

/** Returns true if it lies aslant in its photo. It was photographed from above then, and has no upright to be kept. */
function isAslant(context: ComposeContext): boolean {
  if (!isLong(context) || context.direction.use === 'floor' || liesDown(context)) return false
  const { angle, times } = profileOf(context.hero).axis
  return times >= ASLANT.times && Math.abs(angle) >= ASLANT.from && Math.abs(angle) <= ASLANT.to
}

/** The smallest shares by photo and use: a banner asks for one for each room that it tries. */
const minima = new WeakMap<PhotoStudy, Map<string, number>>()

function minShown(context: ComposeContext): number {
  const known = minima.get(context.hero) ?? new Map<string, number>()
  minima.set(context.hero, known)
  const use = context.direction.use ?? 'unknown'
  const min = known.get(use) ?? measureMin(context)
  known.set(use, min)
  return min
}

function measureMin(context: ComposeContext): number {
  const { hero } = context
  if (hero.treatment === 'multiply') return MIN_SHOWN_ON_PAPER
  const { masses } = profileOf(hero)
  if (isGlasses(context)) return minHolding(GLASSES, masses, (share) => heaviest(masses, share).from / ROWS)
  if (isThin(hero)) return MIN_SHOWN_OF_THIN
  const { height: min, holds } = MIN_SHOWN
  return minHolding({ min, holds, max: 1 }, masses, (share) => tellingTop(context, share) || -OVER_HEAD * share)
}

/** Returns the smallest share of a product's height, of those tried, that holds this much of its points. */
function minHolding(
  { min, holds, max }: { min: number; holds: number; max: number },
  masses: readonly number[],
  beginOf: (share: number) => number,
): number {
  const all = masses.reduce((sum, mass) => sum + mass, 0)
  const isIn = (row: number, from: number, share: number) => row / ROWS >= from && (row + 1) / ROWS <= from + share
  for (let share = min; share < max; share += 1 / ROWS) {
    const from = beginOf(share)
    const seen = masses.reduce((sum, mass, row) => (isIn(row, from, share) ? sum + mass : sum), 0)
    if (seen >= holds * all) return share
  }
  return max
}

function isGlasses({ hero, direction }: Pick<ComposeContext, 'hero' | 'direction'>): boolean {
  const { widthPx, heightPx } = hero.product!
  return direction.use === 'worn' && widthPx / heightPx > WIDE_FROM && isThin(hero)
}

/**
 * Returns where a product of this height begins: centered on the canvas or, if it is cut off, so that its most telling
 * part is shown.
 */
function topOf(context: ComposeContext, height: number, lies: boolean): number {
  const { hero, canvas } = context
  const { heightPx } = canvas
  const isWhole = height <= (1 - 2 * AIR) * heightPx || heightPx / height > NEARLY_WHOLE
  if (lies || (isWhole && !isGlasses(context))) return (heightPx - height) / 2
  const share = Math.min(1, heightPx / height)
  if (isGlasses(context)) return (-heaviest(profileOf(hero).masses, share).from / ROWS) * height
  const first = tellingTop(context, share)
  return first === 0 ? OVER_HEAD * heightPx : -first * height
}

/** Returns true if a cut-out fills so little of its box that the whole is not recognized from a part of it. */
export function isThin(hero: PhotoStudy): boolean {
  const { rows, opaque } = profileOf(hero)
  return opaque / (rows.length * COLUMNS) < THIN_UP_TO
}

/** Returns true if a placed product leaves the canvas at its foot or lies along it, and so stands on nothing. */
export function standsOnNothing({ canvas }: Pick<ComposeContext, 'canvas'>, { box, rotation }: Placement): boolean {
  return rotation !== 0 || bottom(box) > canvas.heightPx
}

/** Rows and columns of the grid in which a product is read. */
const ROWS = 48
const COLUMNS = 48
/** Most things are recognized by their upper end, so it may have this many times less detail than another part. */
const HEAD_WORTH = 1.3
/** Clothes are known by their collar, hood or straps. */
const HEAD_WORTH_WORN = 1.9
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
  /** Number of points of each row that are the product's, and their places from its middle, in its pixels. */
  masses: number[]
  points: Point[]
  axis: Axis
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
function tellingTop({ hero, direction }: Pick<ComposeContext, 'hero' | 'direction'>, share: number): number {
  const { rows } = profileOf(hero)
  const worth = direction.use === 'worn' ? HEAD_WORTH_WORN : HEAD_WORTH
  const { first, from, sum } = heaviest(rows, share)
  return worth * first >= sum ? 0 : Math.min(1 - share, from / ROWS)
}

/** Finds the run of rows, `share` of all long, that has most: its beginning, its sum, and the sum of the first run. */
function heaviest(rows: readonly number[], share: number): { from: number; sum: number; first: number } {
  const length = Math.max(1, Math.round(share * ROWS))
  const sums = Array.from({ length: ROWS - length + 1 }, (_, at) =>
    rows.slice(at, at + length).reduce((sum, row) => sum + row, 0),
  )
  const sum = Math.max(...sums)
  return { from: sums.indexOf(sum), sum, first: sums[0]! }
}

interface Axis {
  /** Direction of a thing's length in its photo, in degrees from the horizontal; positive if it falls to the right. */
  angle: number
  /** Length of the thing, in widths. */
  times: number
}

function axisOf(points: readonly Point[]): Axis {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [middleX, middleY] = [mean(([x]) => x), mean(([, y]) => y)]
  const across = mean(([x]) => (x - middleX) ** 2)
  const down = mean(([, y]) => (y - middleY) ** 2)
  const both = mean(([x, y]) => (x - middleX) * (y - middleY))
  const spread = Math.hypot(across - down, 2 * both)
  const times = Math.sqrt((across + down + spread) / Math.max(1e-6, across + down - spread))
  return { angle: (Math.atan2(2 * both, across - down) * 90) / Math.PI, times }
}

/** Returns the bounds of a turned thing about its box's middle, without the air in the corners of the box. */
function seenBounds(hero: PhotoStudy, rotation: number): Box {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = profileOf(hero).points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Returns the share of all edges and lettering of a product that lies beyond this share of its width. */
function detailBeyond(hero: PhotoStudy, share: number): number {
  const { columns } = profileOf(hero)
  const sum = (detail: readonly number[]) => detail.reduce((all, one) => all + one, 0)
  return sum(columns.slice(Math.round(share * COLUMNS))) / Math.max(1, sum(columns))
}

/**
 * Smallest share of a product's width that a cut takes: a smaller one looks like an accident. And the detail that the
 * part cut off may have at most, as a multiple of its share of the width.
 */
const CUT = { min: 0.12, detailMax: 0.2 }

/**
 * Returns true if a product may leave the canvas at its end by this share of its width: by nothing, or by so much that
 * it looks intended, of a part with next to no detail. A mug without its rim, a shoe without its toe and a drawing that is cut through are broken things.
 */
export function mayLeaveBy({ hero }: Pick<ComposeContext, 'hero'>, share: number): boolean {
  if (share < NOTHING) return true
  if (hero.treatment === 'multiply' || isThin(hero)) return false
  return share >= CUT.min && detailBeyond(hero, 1 - share) < CUT.detailMax * share
}

/** Rounding to whole pixels cuts nothing. */
const NOTHING = 0.005

function readProfile({ product }: PhotoStudy): Profile {
  const { data, widthPx, heightPx } = product!
  let opaque = 0
  const columns = Array.from({ length: COLUMNS }, () => 0)
  const points: Point[] = []
  const masses = Array.from({ length: ROWS }, () => 0)
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const y = Math.floor(((row + 0.5) / ROWS) * heightPx)
    let detail = 0
    let before: number | undefined
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = Math.floor(((column + 0.5) / COLUMNS) * widthPx)
      const at = (y * widthPx + x) * 4
      const light = data[at + 3]! > 96 ? 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]! : undefined
      if (light !== undefined) {
        opaque += 1
        masses[row]! += 1
        points.push([x - widthPx / 2, y - heightPx / 2])
      }
      const tells = light !== undefined && before !== undefined ? detailOf(light - before) : 0
      columns[column]! += tells
      detail += light !== undefined && before !== undefined ? tells : light === before ? 0 : DETAIL.outline
      before = light
    }
    return detail
  })
  return { rows, columns, masses, points, axis: axisOf(points), opaque }
}

/** Returns the detail of a step of light. */
function detailOf(step: number): number {
  return Math.min(DETAIL.max, Math.max(0, Math.abs(step) - DETAIL.grain) / DETAIL.levels)
}
