import { bottom, right } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import { okDistance } from '../../color/oklch.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { PhotoLayer } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'
import { seamlessLook } from '../sets/seamless-look.ts'
import { isCutOffAt } from './cut-off.ts'
import { croppedPhoto, fadedPhoto, type FreeSides, isTight } from './photo-crop.ts'

/** The side of a photo that lies within the canvas, towards the words. */
export type InnerSide = 'left' | 'top' | 'bottom'

/**
 * Returns the largest photo in a room that words are beside, over or under, off the canvas at the sides away from them.
 * Where the room has another form than what the photo shows, or the photo is too small for it, the photo takes at least
 * the share `least` and leaves a field.
 */
export function bledPhoto(
  context: ComposeContext,
  room: Box,
  inner: InnerSide,
  { least: minShare, ...free }: FreeSides & { least: number },
): PhotoLayer | undefined {
  // A story shows the photo whole, whatever it cuts off.
  if (isCutOffAt(context, inner) && !context.canvas.isCovered) return undefined
  const boxes = outerBoxes(context, room, inner, minShare).flatMap((box) => [
    ...betweenMargins(context, room, box),
    ...(beginsAtStart(context, inner) ? [{ ...box, x: room.x }] : []),
    box,
  ])
  const mayBeTight = inner === 'left' && !context.hero.kind.startsWith('plain')
  for (const box of boxes) {
    const photo = hangsOpenly(context, box, inner) ? undefined : croppedPhoto(context, box, free)
    if (photo && !isOpenAtSide(context, room, photo) && (mayBeTight || !isTight(context, photo.crop))) return photo
  }
  return undefined
}

/**
 * Returns true if a story's photo that is narrower than the story leaves it at the start. The seed makes that as
 * frequent as leaving it at the end.
 */
function beginsAtStart({ canvas, direction: { seed } }: ComposeContext, inner: InnerSide): boolean {
  return canvas.isCovered && inner !== 'left' && (seed * Math.sqrt(3)) % 1 < 0.5
}

/**
 * Returns true if what the photo cuts off would end in the open, because the photo also stops short of the canvas's
 * edge on that side.
 */
function isOpenAtSide(context: ComposeContext, room: Box, { box, crop }: PhotoLayer): boolean {
  const { widthPx } = context.photos[0]!.pixels
  const atLeft = box.x > 0 && crop.x > 0 && isCutOffAt(context, 'left')
  return atLeft || (right(box) < right(room) && right(crop) < widthPx && isCutOffAt(context, 'right'))
}

/**
 * Returns true if what the photo cuts off at its head would hang in the open, because it does not reach the canvas's
 * head.
 */
function hangsOpenly(context: ComposeContext, box: Box, inner: InnerSide): boolean {
  return inner === 'left' && box.y > 0 && isCutOffAt(context, 'top')
}

/** Returns the same photo, fading towards the words. */
export function fadedTowards(
  context: ComposeContext,
  room: Box,
  inner: InnerSide,
  minShare: number,
): PhotoLayer | undefined {
  if (isCutOffAt(context, inner)) return undefined
  const isBeside = inner === 'left'
  for (const box of outerBoxes(context, reaching(room, inner), inner, minShare)) {
    if (hangsOpenly(context, box, inner)) continue
    const depth = isBeside ? FADE.side * box.width : FADE.end * box.height
    const hasHead = isBeside && box.y > 0
    const photo = softest(context, (by) =>
      fadedPhoto(context, box, { [inner]: by * depth, ...(hasHead && { top: FADE.head * by * box.height }) }),
    )
    if (photo) return photo
  }
  return undefined
}

/** Shares of a whole fade in the order tried: as soft as what the photo shows allows. */
const SOFTNESS = [1, 0.6, 0.35]

/**
 * OKLab distance between a photo's border and the field from which on a fade of less than `MIN_FOREIGN_SOFTNESS` is a
 * glowing edge round a box.
 */
const FOREIGN = 0.12
const MIN_FOREIGN_SOFTNESS = 0.6

export function softest(context: ComposeContext, fade: (by: number) => PhotoLayer | undefined): PhotoLayer | undefined {
  const isForeign = okDistance(context.hero.borderHex, seamlessLook(context).ground.base) > FOREIGN
  for (const by of SOFTNESS) {
    if (isForeign && by < MIN_FOREIGN_SOFTNESS) return undefined
    const photo = fade(by)
    if (photo) return photo
  }
  return undefined
}

const SHARE_STEP = 0.05

/**
 * Lists boxes from all of the room down to its smallest share, off the canvas at its end and at the side away from the
 * words.
 */
function outerBoxes({ photos }: ComposeContext, room: Box, inner: InnerSide, minShare: number): Box[] {
  const { widthPx, heightPx } = photos[0]!.pixels
  const boxes: Box[] = []
  for (let share = 1; share > minShare - SHARE_STEP; share -= SHARE_STEP) {
    const [across, down] = inner === 'left' ? [1, share] : [share, 1]
    const width = Math.round(Math.min(across * room.width, MAX_ENLARGEMENT * widthPx))
    const height = Math.round(Math.min(down * room.height, MAX_ENLARGEMENT * heightPx))
    if (width < minShare * room.width || height < minShare * room.height) continue
    const y = Math.round(inner === 'bottom' ? room.y : bottom(room) - height)
    boxes.push({ x: Math.round(right(room) - width), y, width, height })
  }
  return boxes
}

/**
 * Returns a box as wide as the words over or under it, if the photo is nearly as wide as its room: a strip of field at
 * one side looks like a slip.
 */
function betweenMargins(context: ComposeContext, room: Box, box: Box): Box[] {
  const { x, width } = pageOf(context.canvas)
  if (box.width >= room.width || box.width < width || room.width < context.canvas.widthPx) return []
  if (isCutOffAt(context, 'left') || isCutOffAt(context, 'right')) return []
  return [{ ...box, x: Math.round(x), width: Math.round(width) }]
}

/** Extends the room under the words, where the photo has all but faded. */
function reaching(room: Box, inner: InnerSide): Box {
  const by = REACH * (inner === 'left' ? room.width : room.height)
  if (inner === 'left') return { ...room, x: room.x - by, width: room.width + by }
  return { ...room, y: inner === 'top' ? room.y - by : room.y, height: room.height + by }
}

/**
 * Length of that extension as a share of the room. What fades of the photo: of its width beside words, of its height
 * over or under them, and at a head within the canvas.
 */
const REACH = 0.16
const FADE = { side: 0.42, end: 0.32, head: 0.2 }
