import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, type Box, middleOf, right, rotatedBounds, wholeOf } from '../../layers/box.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/** What of a product a low canvas shows at least, by its height: less of it would not be known. */
const LEAST_SHOWN = 0.46
/** Glass and what else is multiplied on to paper ends where its own photo ends: less of it may go. */
const LEAST_SHOWN_ON_PAPER = 0.62
/** Of its box, what a thin thing fills at most: headphones without their band, or glasses, which are wide, without a lens are broken ones. */
const THIN_UP_TO = 0.42
const LEAST_SHOWN_OF_THIN = { worn: 0.82, other: 0.64 }
const WIDE_FROM = 1.15
/** Up to this width over height a thing lies along a low canvas; turned so far, its head is still above its foot. */
const LYING_UP_TO = 0.62
const LYING = 66
/** Only a canvas of so much width over height has the length for it. */
const LONG = 4.5
/** What does not lie down: clothes, which hang, and furniture, which stands. */
const UPRIGHT_USES: ReadonlySet<string> = new Set(['worn', 'floor'])
/** Of a product, what is shown of one that leaves the canvas alike at head and foot. */
const NEARLY_WHOLE = 0.78
/** Of the canvas's height, what a product that is not cut off leaves free over it, and under it. */
const AIR = 0.03

/**
 * The product as wide as its room, in whose height it does not fit: it leaves a low canvas at head and foot, and shows the part of it that
 * tells most. What is narrow and may be turned lies along the canvas.
 */
export function closeUp(context: ComposeContext, room: Box): Placement {
  const { canvas, hero, tuned } = context
  const product = hero.product!
  const { heightPx } = canvas
  const rotation = liesDown(context) ? LYING : 0
  const turned = rotatedBounds({ box: wholeOf(product), rotation })
  const nearest = heightPx / (leastShown(context) * turned.height)
  const scale = (tuned?.productBy ?? 1) * Math.min(room.width / turned.width, nearest, MAX_ENLARGEMENT)
  const bounds = { width: scale * turned.width, height: scale * turned.height }
  const y = topOf(hero, bounds.height, { heightPx, lies: rotation !== 0 }) + (tuned?.lower ?? 0) * bounds.height
  // It grows towards the words.
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

function leastShown({ hero, direction }: ComposeContext): number {
  if (hero.treatment === 'multiply') return LEAST_SHOWN_ON_PAPER
  if (!isThin(hero)) return LEAST_SHOWN
  const { widthPx, heightPx } = hero.product!
  return LEAST_SHOWN_OF_THIN[direction.use === 'worn' && widthPx / heightPx > WIDE_FROM ? 'worn' : 'other']
}

/** Where a product of this height begins: about the middle of the canvas, or where it is cut off, so that the part that tells most is shown. */
function topOf(hero: PhotoStudy, height: number, { heightPx, lies }: { heightPx: number; lies: boolean }): number {
  const isWhole = height <= (1 - 2 * AIR) * heightPx || heightPx / height > NEARLY_WHOLE
  if (lies || isWhole) return (heightPx - height) / 2
  const first = tellingTop(hero, Math.min(1, heightPx / height))
  return first === 0 ? OVER_HEAD * heightPx : -first * height
}

/** Whether a cut-out fills so little of its box that a part of it is not known for the whole. */
export function isThin(hero: PhotoStudy): boolean {
  const { rows, opaque } = profileOf(hero)
  return opaque / (rows.length * COLUMNS) < THIN_UP_TO
}

/** Whether a placed product leaves the canvas at its foot, or is turned so far that it stands on nothing. */
export function standsOnNothing({ canvas }: Pick<ComposeContext, 'canvas'>, { box, rotation }: Placement): boolean {
  return Math.abs(rotation) > 45 || bottom(box) > canvas.heightPx
}

/** Rows and columns in which a product is read. */
const ROWS = 48
const COLUMNS = 48
/** Most things are known by their upper end: it may tell so many times less than another part. */
const HEAD_WORTH = 1.3
/** What an outline tells, and at most a step of light within it, which begins over the grain of a cloth; in levels of grey. */
const TOLD = { outline: 2, most: 3, levels: 24, grain: 14 }
/** Of the canvas's height, what is free over an upper end that is shown. */
const OVER_HEAD = 0.07

interface Profile {
  /** How much there is to see in each row, and in each column. */
  rows: number[]
  columns: number[]
  /** Of its points, how many are the product's. */
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

/** Where the part of a product begins that shows most of its edges and lettering, `share` of its height long; in shares of its height. */
function tellingTop(hero: PhotoStudy, share: number): number {
  const { rows } = profileOf(hero)
  const length = Math.max(1, Math.round(share * ROWS))
  const told = Array.from({ length: ROWS - length + 1 }, (_, at) =>
    rows.slice(at, at + length).reduce((sum, row) => sum + row, 0),
  )
  const most = Math.max(...told)
  if (HEAD_WORTH * told[0]! >= most) return 0
  return Math.min(1 - share, told.indexOf(most) / ROWS)
}

/** Of all edges and lettering of a product, how much lies beyond this share of its width. */
export function toldFrom(hero: PhotoStudy, share: number): number {
  const { columns } = profileOf(hero)
  const sum = (told: readonly number[]) => told.reduce((all, one) => all + one, 0)
  return sum(columns.slice(Math.round(share * COLUMNS))) / Math.max(1, sum(columns))
}

function readProfile({ product }: PhotoStudy): Profile {
  const { data, widthPx, heightPx } = product!
  let opaque = 0
  const columns = Array.from({ length: COLUMNS }, () => 0)
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const y = Math.floor(((row + 0.5) / ROWS) * heightPx)
    let told = 0
    let before: number | undefined
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = (y * widthPx + Math.floor(((column + 0.5) / COLUMNS) * widthPx)) * 4
      const light = data[at + 3]! > 96 ? 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]! : undefined
      if (light !== undefined) opaque += 1
      const tells = light !== undefined && before !== undefined ? toldBy(light - before) : 0
      columns[column]! += tells
      told += light !== undefined && before !== undefined ? tells : light === before ? 0 : TOLD.outline
      before = light
    }
    return told
  })
  return { rows, columns, opaque }
}

/** What a step of light tells. */
function toldBy(step: number): number {
  return Math.min(TOLD.most, Math.max(0, Math.abs(step) - TOLD.grain) / TOLD.levels)
}
