import { overlap, union } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT, placedBounds, productAlpha } from '../../layers/placement.ts'

export type GroupSide = 'left' | 'right'

export interface Group {
  hero: Placement
  /** Companions in the order of their studies. */
  companions: Placement[]
  /** Area that is seen of all the boxes: a group that shows less than the hero alone did is no gain. */
  shownArea: number
}

/** Cut-outs whose aspects differ by less than this are taken for the same kind of thing, seen by the same camera. */
const SAME_KIND = 0.15
/** Aspect from which a cut-out is long and low, as a shoe from the side is. */
const LONG = 1.3
/** Size of the same thing a step behind. Another kind of thing takes this share of the hero's area. */
const STEP_BEHIND = 0.9
const OTHER_AREA = 0.42
/** No companion is higher than this share of the hero, so that the hero stays what is seen first. */
const HIGHEST = 0.92
/** Less than this share of the hero's area is a crumb beside it. */
const MIN_AREA = 0.2

/** Rise of what stands farther back, as a share of the hero's height, as seen from a little above. */
const FLOOR_RISE = 0.03
/** A hovering companion leans away from the hero by this many degrees. */
const FAN_DEGREES = 9
/** Height at which a companion hovers: a little above the hero's middle, as a share of the height that is to spare. */
const HOVER_HEIGHT = 0.4

/** Shares of the narrower one's width by which a companion reaches behind the hero, the best looking first. */
const OVERLAPS = [0.14, 0.18, 0.22, 0.1, 0.25]
/**
 * Largest and smallest hidden share of a companion. It keeps most of itself, as a hidden half is a riddle. Nor does it
 * stand apart, as that is a second ad.
 */
const MAX_HIDDEN = 0.25
const MIN_HIDDEN = 0.015
/** Share of a companion that may be seen through the hero's openings, where it is only clutter. */
const MAX_ENCLOSED = 0.02

/**
 * Places the hero, a little smaller, with its companions behind it, each in turn at its side. Returns undefined if that
 * gives no good group.
 */
export function standTogether(
  hero: { study: PhotoStudy; placement: Placement },
  companions: readonly PhotoStudy[],
  { heroScale, sides }: { heroScale: number; sides: readonly GroupSide[] },
): Group | undefined {
  // On a floor, all must stand; tilted in the air, anything may. What hangs upright is a catalogue's page, not a group.
  const hovers = hero.placement.rotation !== 0
  const stands = hero.study.standing && !hovers
  if (!hovers && !stands) return undefined
  const front = shrinkHero(hero.placement, heroScale, stands)
  const placed: Placement[] = []
  let shownArea = front.box.width * front.box.height
  for (const [index, study] of companions.entries()) {
    const size = companionSize(study, front)
    if (!size || !(hovers || study.standing)) return undefined
    const options = OVERLAPS.map((share) => besideHero(front, { size, side: sides[index]!, share, stands }))
    const found = options.find((placement) => isHalfBehind(hero.study, front, study, placement))
    if (!found) return undefined
    placed.push(found)
    shownArea += size.width * size.height - overlap(placedBounds(front), placedBounds(found))
  }
  return { hero: front, companions: placed, shownArea }
}

/** Shrinks the hero about the point on which it stands, or about its middle if it hovers. */
function shrinkHero(placement: Placement, heroScale: number, stands: boolean): Placement {
  const { box } = placement
  const width = Math.round(box.width * heroScale)
  const height = Math.round(box.height * heroScale)
  const x = Math.round(box.x + (box.width - width) / 2)
  const y = Math.round(box.y + (box.height - height) * (stands ? 1 : 0.5))
  return { ...placement, box: { x, y, width, height } }
}

type Size = Pick<Box, 'width' | 'height'>

function companionSize(study: PhotoStudy, hero: Placement): Size | undefined {
  const { widthPx, heightPx } = study.product!
  const aspect = widthPx / heightPx
  const { box } = hero
  const heroAspect = box.width / box.height
  const heroArea = box.width * box.height
  // Long things in a row read as a train, wherever they stand.
  if (aspect > LONG && heroAspect > LONG) return undefined
  const sameKind = Math.abs(Math.log(aspect / heroAspect)) < SAME_KIND
  const wanted = sameKind ? box.height * STEP_BEHIND : Math.sqrt((OTHER_AREA * heroArea) / aspect)
  const height = Math.min(wanted, box.height * HIGHEST, (box.width * 1.05) / aspect, heightPx * MAX_ENLARGEMENT)
  const width = height * aspect
  if (width * height < MIN_AREA * heroArea) return undefined
  return { width: Math.floor(width), height: Math.floor(height) }
}

/** Places a companion so that `share` of the narrower one's width reaches behind the hero. */
function besideHero(
  { box, rotation }: Placement,
  { size, side, share, stands }: { size: Size; side: GroupSide; share: number; stands: boolean },
): Placement {
  const hidden = share * Math.min(box.width, size.width)
  const x = side === 'left' ? box.x + hidden - size.width : box.x + box.width - hidden
  const y = stands
    ? box.y + box.height * (1 - FLOOR_RISE) - size.height
    : box.y + (box.height - size.height) * HOVER_HEIGHT
  const lean = stands ? 0 : rotation + (side === 'left' ? -FAN_DEGREES : FAN_DEGREES)
  return { box: { x: Math.round(x), y: Math.round(y), ...size }, rotation: lean }
}

/** Points across and down a companion at which it is checked whether the hero is before it. */
const POINTS = 24

function isHalfBehind(hero: PhotoStudy, heroAt: Placement, study: PhotoStudy, at: Placement): boolean {
  const bounds = placedBounds(at)
  const ownAlpha = productAlpha(study, at)
  const heroAlpha = productAlpha(hero, heroAt)
  let [own, hidden, enclosed] = [0, 0, 0]
  for (let row = 0; row < POINTS; row += 1) {
    const y = bounds.y + ((row + 0.5) / POINTS) * bounds.height
    const [first, last] = spanAt(heroAlpha, placedBounds(heroAt), y)
    for (let column = 0; column < POINTS; column += 1) {
      const x = bounds.x + ((column + 0.5) / POINTS) * bounds.width
      if (ownAlpha(x, y) < 128) continue
      own += 1
      if (heroAlpha(x, y) >= 128) hidden += 1
      else if (x > first && x < last) enclosed += 1
    }
  }
  return hidden >= MIN_HIDDEN * own && hidden <= MAX_HIDDEN * own && enclosed <= MAX_ENCLOSED * own
}

/** Returns the first and the last opaque x within the bounds at this height. */
function spanAt(alphaAt: (x: number, y: number) => number, bounds: Box, y: number): [first: number, last: number] {
  let [first, last] = [Infinity, -Infinity]
  for (let step = 0; step <= POINTS * 2; step += 1) {
    const x = bounds.x + (step / (POINTS * 2)) * bounds.width
    if (alphaAt(x, y) >= 128) [first, last] = [Math.min(first, x), x]
  }
  return [first, last]
}

/** The upright box round the whole group. */
export function groupBounds({ hero, companions }: Group): Box {
  return companions.map(placedBounds).reduce(union, placedBounds(hero))
}

export function moveGroup(group: Group, dx: number): Group {
  const move = (at: Placement): Placement => ({ ...at, box: { ...at.box, x: at.box.x + dx } })
  return { ...group, hero: move(group.hero), companions: group.companions.map(move) }
}
