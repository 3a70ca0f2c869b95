import { type Box, middleOf } from '../../layers/box.ts'
import { hexToOklch } from '../../color/oklch.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import { checkCompanions, clearRoom, hasRoom, type Room } from '../picture/companion-room.ts'
import { FAMILIES } from '../families/families.ts'
import { type Group, groupBounds, type GroupSide, moveGroup, standTogether } from '../picture/companion-group.ts'
import { companionPhotos } from '../picture/companion-photos.ts'
import { findHero, HERO_PHOTO, isStandingLayer, placedBounds } from '../../layers/placement.ts'
import type { Layer, Layout, Placement, ProductLayer } from '../../layers/layout.ts'
import { type Canvas, makeCanvas } from '../../canvas/canvas.ts'
import { checkLayout } from './check-layout.ts'

/** Sizes that the hero may shrink to, in steps, so that another fits beside it. On small canvases it gives way less. */
const HERO_SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.76]

function heroScalesOn({ isLow, isSmall }: Canvas): readonly number[] {
  return isLow ? [1] : isSmall ? HERO_SCALES.slice(0, -1) : HERO_SCALES
}

/** Step in which a group is moved to find its room, and the farthest move, in shares of the canvas's width. */
const SHIFT_STEP = 0.02
const SHIFT_MAX = 0.3

/**
 * Returns the same ad with the second and third photo's products standing behind the first, if photos and room allow it
 * and nothing breaks. Otherwise returns the ad as it is.
 */
export function withCompanions(layout: Layout, photos: readonly StudiedPhoto[]): Layout {
  const hero = findHero(layout.layers)
  const joining = joiningPhotos(layout, photos)
  if (!hero || joining.length === 0) return layout
  const found = bestGroup(layout, hero, joining, photos)
  if (!found) return layout
  const joined = { ...layout, layers: joinLayers(layout.layers, found.group, found.photos) }
  const broken = [...checkLayout(joined, photos[HERO_PHOTO]!.study), ...checkCompanions(joined, photos)]
  return broken.length === 0 ? joined : layout
}

/**
 * Returns how many of its own widths a hero needs for a group of three, and of two: the room that an ad has to leave.
 */
export function groupWidths(layout: Layout, photos: readonly StudiedPhoto[]): number[] {
  const hero = findHero(layout.layers)
  // On a low canvas a hero that gives way is lost.
  const joining = makeCanvas(layout.format).isLow ? [] : joiningPhotos(layout, photos)
  if (!hero || joining.length === 0) return []
  const { placement } = hero
  const inPlace = { study: photos[HERO_PHOTO]!.study, placement }
  const found = plans([1], joining).flatMap(({ members, sides }) => {
    const studies = members.map((index) => photos[index]!.study)
    const group = standTogether(inPlace, studies, { heroScale: 1, sides })
    return group ? [{ count: members.length, widths: groupBounds(group).width / placedBounds(placement).width }] : []
  })
  return [2, 1].flatMap((count) => found.find((one) => one.count === count)?.widths ?? [])
}

/** Returns the indexes of the photos whose products may stand with the hero on this ad. */
function joiningPhotos(layout: Layout, photos: readonly StudiedPhoto[]): number[] {
  if (!isForGroups(layout)) return []
  return companionPhotos(photos).filter((index) => isSeen(layout, photos[index]!.study, photos[HERO_PHOTO]!.study))
}

/** Returns true if the ad may show a group. Type that runs behind the product is made for one product. */
function isForGroups({ family, layers }: Layout): boolean {
  return FAMILIES[family].companions === true && !layers.some((layer) => layer.kind === 'text' && layer.behindProduct)
}

/** OKLCH lightness up to which a ground is dark. Families put light on it for a dark hero only. */
const DARK_GROUND = 0.45

function isSeen({ direction }: Layout, study: PhotoStudy, hero: PhotoStudy): boolean {
  if (hexToOklch(direction.colors.ground).l > DARK_GROUND || !isDarkProduct(study)) return true
  return isDarkProduct(hero)
}

interface Found {
  group: Group
  /** Indexes of the photos of the group's companions. */
  photos: number[]
  score: number
}

function bestGroup(
  layout: Layout,
  hero: ProductLayer,
  joining: readonly number[],
  photos: readonly StudiedPhoto[],
): Found | undefined {
  const room = clearRoom(layout, hero)
  const study = photos[HERO_PHOTO]!.study
  let best: Found | undefined
  for (const { heroScale, members, sides } of plans(heroScalesOn(makeCanvas(layout.format)), joining)) {
    const studies = members.map((index) => photos[index]!.study)
    const group = standTogether({ study, placement: hero.placement }, studies, { heroScale, sides })
    if (!group || !fillsRoom(group.hero) || group.shownArea < areaOf(hero.placement)) continue
    const placed = nearestRoom(room, group, { hero: hero.placement, studies: [study, ...studies] })
    if (!placed) continue
    const score = heroScale + COMPANION_WORTH * members.length - placed.distance / layout.widthPx
    if (!best || score > best.score) best = { group: placed.group, photos: members, score }
  }
  return best
}

/** Share of its room's height or width that a hero fills, with companions too. */
const FILLED_SHARE = 0.7

function fillsRoom({ box, zone }: Placement): boolean {
  return !zone || Math.max(box.width / zone.width, box.height / zone.height) >= FILLED_SHARE
}

function areaOf({ box }: Placement): number {
  return box.width * box.height
}

/**
 * Worth of one more companion as a share of the hero's size, so that the hero never becomes small for a crowd's sake.
 */
const COMPANION_WORTH = 0.1

interface Plan {
  heroScale: number
  members: number[]
  sides: GroupSide[]
}

function plans(heroScales: readonly number[], joining: readonly number[]): Plan[] {
  const [first, second] = joining
  const pairs: Omit<Plan, 'heroScale'>[] = [
    { members: [first!], sides: ['right'] },
    { members: [first!], sides: ['left'] },
  ]
  if (second !== undefined) {
    pairs.push({ members: [first!, second], sides: ['left', 'right'] })
    pairs.push({ members: [first!, second], sides: ['right', 'left'] })
    pairs.push({ members: [second], sides: ['right'] }, { members: [second], sides: ['left'] })
  }
  return heroScales.flatMap((heroScale) => pairs.map((pair) => ({ heroScale, ...pair })))
}

/**
 * Returns the group where it has room, as near as can be to where the hero alone had its middle: the light is there.
 */
function nearestRoom(
  room: Room,
  group: Group,
  { hero, studies }: { hero: Placement; studies: PhotoStudy[] },
): { group: Group; distance: number } | undefined {
  const centre = middle(groupBounds(group))
  const home = Math.round(middle(hero.box) - centre)
  const step = Math.round(SHIFT_STEP * room.widthPx)
  for (let distance = 0; distance <= SHIFT_MAX * room.widthPx; distance += step) {
    for (const dx of distance === 0 ? [home] : [home + distance, home - distance]) {
      const moved = moveGroup(group, dx)
      if (hasRoom(room, moved, studies)) return { group: moved, distance }
    }
  }
  return undefined
}

function middle(box: Box): number {
  return middleOf(box)[0]
}

/**
 * Puts each companion's shadows before the hero's, and its picture right before the hero's. So the hero's floor shadows
 * do not climb it, and a hovering hero throws its own on it.
 */
function joinLayers(layers: readonly Layer[], { hero, companions }: Group, photos: readonly number[]): Layer[] {
  const own = layers.filter(isStandingLayer)
  const companionsOf = (kinds: (layer: Layer) => boolean): Layer[] =>
    companions.flatMap((placement, index) =>
      own.filter(kinds).map((layer): Layer => ({ ...layer, part: 'companion', photo: photos[index]!, placement })),
    )
  const grounded = companionsOf((layer) => layer.kind !== 'product')
  const pictures = companionsOf((layer) => layer.kind === 'product')
  const before = own.find(
    (layer) => layer.kind === 'product' || (layer.kind === 'product-shadow' && layer.style === 'drop'),
  )
  return layers.flatMap((layer): Layer[] => {
    const isOwn = isStandingLayer(layer) && own.includes(layer)
    const shown: Layer = isOwn ? { ...layer, placement: hero } : layer
    return [...(layer === own[0] ? grounded : []), ...(layer === before ? pictures : []), shown]
  })
}
