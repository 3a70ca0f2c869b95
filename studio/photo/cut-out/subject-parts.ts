import { type GroundComparison, meanComparison } from '../ground/compare-to-ground.ts'
import { blurredLuma } from '../ground/blurred-luma.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { distanceFrom, findMarkedRegions, findRegions, findRegionsOf, type Region } from '../ground/regions.ts'
import { countLabel, GROUND, SUBJECT, type SubjectMask } from './subject-mask.ts'

/** The ground that the parts are judged against. */
export interface GroundScene {
  comparison: GroundComparison
  /** The ground's grain. */
  noise: number
  /** The ground has a hue that a print or a white part would hardly share. */
  colored: boolean
  /** The ground is so light that a white print may have its very color. */
  white: boolean
}

/**
 * Reasons why a mask cannot be trusted; without any, it is trusted as far as its parts go. A `sliver` is small, of the
 * ground's color, and may be print: on a ground like the old one it does no harm.
 */
export type PartDoubt = 'nothing' | 'stray-part' | 'unsure-opening' | 'large-opening' | 'see-through' | 'sliver'

/**
 * Tidies the parts of the mask, in place: specks and shadow patches become ground. So do openings such as the inside of
 * a mug's handle, except those that a neural network's proposal is sure of. Returns the doubts that remain.
 */
export function settleParts(
  working: Pixels,
  scene: GroundScene,
  mask: SubjectMask,
  proposed?: Uint8Array,
): PartDoubt[] {
  const doubts: PartDoubt[] = []
  const parts = findRegionsOf(mask, mask.labels, SUBJECT)
  const main = parts[0]
  if (!main) return ['nothing']
  const removed = new Uint8Array(mask.labels.length)
  for (const part of parts.slice(1)) {
    if (isSpeck(part, main) || isShadowPatch(part, main, scene.comparison)) {
      relabel(mask, part, GROUND)
      for (const at of part.pixels) removed[at] = 1
    } else if (!belongsToSubject(part, main)) doubts.push('stray-part')
  }
  doubts.push(...openHoles(working, scene, mask, proposed))
  if (!scene.colored && openSlivers(scene, mask, proposed)) doubts.push('sliver')
  if (hasFaintStructure({ working, mask, main, removed, noise: scene.noise })) doubts.push('see-through')
  return doubts
}

function relabel({ labels }: SubjectMask, region: Region, label: number): void {
  for (const at of region.pixels) labels[at] = label
}

/** Returns true for dust and grain, relative to the size of the subject. */
function isSpeck(part: Region, main: Region): boolean {
  return part.pixels.length < 0.001 * main.pixels.length
}

/**
 * Returns true for a dark, neutral, flat patch apart from the subject and level with its foot: the core of the shadow
 * of something that floats.
 */
function isShadowPatch(part: Region, main: Region, comparison: GroundComparison): boolean {
  const isFlat = part.right - part.left > 2 * (part.bottom - part.top)
  const isLow = part.top > main.top + 0.8 * (main.bottom - main.top)
  if (!isFlat || !isLow || part.pixels.length > 0.15 * main.pixels.length) return false
  const { light, tint } = meanComparison(comparison, part.pixels)
  return light < 0.75 && tint < 14
}

/** Returns true for the second shoe of a pair, or a buckle beside its strap. */
function belongsToSubject(part: Region, main: Region): boolean {
  if (part.pixels.length > 0.15 * main.pixels.length) return true
  const size = Math.sqrt(main.pixels.length)
  const gapX = Math.max(0, main.left - part.right, part.left - main.right)
  const gapY = Math.max(0, main.top - part.bottom, part.top - main.bottom)
  return part.pixels.length < 0.03 * main.pixels.length && Math.max(gapX, gapY) < 0.03 * size
}

/**
 * Ground that is seen through a handle lies this near to the ground outside, relative to the subject's size; print lies
 * deeper.
 */
const MAX_WALL_SHARE = 0.18

/** A wall runs round a good part of its opening; a white panel comes near the outline at one end only. */
const MIN_WALLED_SHARE = 0.35

/** Ground in an opening differs from the ground across the wall by no more than this (some shade), in sRGB units. */
const SAME_GROUND = 12

/** Up to this difference it may be the ground in a deeper shade, or a light part of the subject. */
const MAYBE_GROUND = 40

/** The smallest patch that would be noticed when it keeps the old ground, as a share of the subject. */
const MIN_HOLE_SHARE = 0.0015

/**
 * White paper seen through a strap, in the shade of it: if it is a larger share of the subject than this, the matte
 * would look wrong on any other ground.
 */
const LARGE_OPENING_SHARE = 0.03

/** A colored ground is noticed in a smaller opening, in working pixels. */
const MIN_COLORED_HOLE_PX = 8

/**
 * Opens smooth patches inside the subject that look like ground, if all signs agree that the ground is seen through
 * them: a thin wall and the very color of the ground behind it. Returns doubts if a patch looks like ground but may as
 * well be print.
 */
function openHoles(
  working: Pixels,
  { comparison, colored, white }: GroundScene,
  mask: SubjectMask,
  proposed: Uint8Array | undefined,
): PartDoubt[] {
  const { labels, gradient } = mask
  const subjectPx = countLabel(labels, SUBJECT)
  const { light, tint, distance } = comparison
  const looksLikeGround = (at: number): boolean =>
    labels[at] === SUBJECT &&
    (colored
      ? distance[at]! < 40 && tint[at]! < 10
      : gradient[at]! <= 7 && light[at]! > 0.6 && light[at]! < 1.06 && tint[at]! < 10)
  let [unsure, isLarge] = [false, false]
  const open = (patch: Region): void => {
    if (isPrint(patch, subjectPx, proposed)) {
      unsure = true
      return
    }
    relabel(mask, patch, GROUND)
    growHole(mask, patch, (at) => isGroundInShade(comparison, at))
  }
  const minPixels = colored ? MIN_COLORED_HOLE_PX : Math.max(12, MIN_HOLE_SHARE * subjectPx)
  const patches = findRegions(mask, looksLikeGround, minPixels)
  if (patches.length === 0) return colored && keepsGround(comparison, mask) ? ['unsure-opening'] : []
  const toGround = distanceFrom(mask, labels, GROUND)
  for (const patch of patches) {
    const mean = meanComparison(comparison, patch.pixels)
    const wall = patch.pixels.reduce((nearest, at) => Math.min(nearest, toGround[at]!), Infinity)
    if (colored) {
      if (wall < MAX_WALL_SHARE * Math.sqrt(subjectPx)) open(patch)
      else unsure = true
      continue
    }
    if (mean.tint > 5 || wall < 3) continue
    const isNear = wall < MAX_WALL_SHARE * Math.sqrt(subjectPx)
    const isWalled = isNear && walledShare(patch, { toGround, wall, mask }) > MIN_WALLED_SHARE
    const across = isWalled && mean.light > 0.8 ? differenceAcrossWall(working, mask, patch, wall) : Infinity
    if (across < SAME_GROUND) open(patch)
    else if (across < MAYBE_GROUND || (mean.distance < 20 && mean.light > 0.85)) unsure = true
    if (across >= SAME_GROUND && white && isNear && patch.pixels.length > LARGE_OPENING_SHARE * subjectPx)
      isLarge = true
  }
  if (isLarge) return ['unsure-opening', 'large-opening']
  return unsure || (colored && keepsGround(comparison, mask)) ? ['unsure-opening'] : []
}

/**
 * A neural network is this sure of letters in the color of their ground (255 on a can), and never of what is seen
 * through a handle or between the bars of a chair (165 at most on 17 photos of shops). It fills larger loops.
 */
const SURE_OF_PRINT = 240
const MAX_PRINT_SHARE = 0.03

function isPrint({ pixels }: Region, subjectPx: number, proposed: Uint8Array | undefined): boolean {
  if (!proposed || pixels.length > MAX_PRINT_SHARE * subjectPx) return false
  return pixels.reduce((sum, at) => sum + proposed[at]!, 0) > SURE_OF_PRINT * pixels.length
}

/**
 * Returns true if ground remains in slits that are too narrow to open: they would show the old ground's color on any
 * other. The rim itself is cleaned later.
 */
function keepsGround({ distance, tint }: GroundComparison, mask: SubjectMask): boolean {
  const toGround = distanceFrom(mask, mask.labels, GROUND)
  const isGroundLike = (at: number): boolean => distance[at]! < 60 && tint[at]! < 16 && toGround[at]! > 3
  return findRegions(mask, isGroundLike, 4).length > 0
}

/** Bounds for ground that is seen between a cushion and its frame; distances in sRGB units. */
const SLIVER_PIXEL = { distance: 24, tint: 6 }
const SLIVER_MEAN = { distance: 14, tint: 4 }

/** Smaller slivers, and those that nearly touch the rim, are lost in its blur. */
const MIN_SLIVER_PX = 8
const MIN_SLIVER_DEPTH_PX = 4

/** A print of this share of the subject is noticed as such. */
const MIN_PRINT_SHARE = 0.0002

/**
 * Opens small patches in the very color of the ground, since hardly any print has the grey of a photo's ground. Where
 * the ground is white, or the neural network is sure of a print, they stay; returns true if such a patch is large
 * enough to be seen.
 */
function openSlivers({ comparison, white }: GroundScene, mask: SubjectMask, proposed: Uint8Array | undefined): boolean {
  const { labels } = mask
  const { distance, tint, light } = comparison
  const isLike = (at: number): boolean =>
    labels[at] === SUBJECT &&
    distance[at]! < SLIVER_PIXEL.distance &&
    tint[at]! < SLIVER_PIXEL.tint &&
    light[at]! < 1.03
  const patches = findRegions(mask, isLike, MIN_SLIVER_PX)
  if (patches.length === 0) return false
  const toGround = distanceFrom(mask, labels, GROUND)
  const subjectPx = countLabel(labels, SUBJECT)
  const minPrintPx = MIN_PRINT_SHARE * subjectPx
  let unsure = false
  for (const patch of patches) {
    const mean = meanComparison(comparison, patch.pixels)
    if (mean.distance > SLIVER_MEAN.distance || mean.tint > SLIVER_MEAN.tint) continue
    if (patch.pixels.some((at) => toGround[at]! < MIN_SLIVER_DEPTH_PX)) continue
    if (white || isPrint(patch, subjectPx, proposed)) unsure ||= patch.pixels.length > minPrintPx
    else {
      relabel(mask, patch, GROUND)
      growHole(mask, patch, (at) => isGroundInShade(comparison, at))
    }
  }
  return unsure
}

/** Returns the share of a patch's rim that is about as near to the ground outside as the thinnest part of the wall. */
function walledShare(
  patch: Region,
  { toGround, wall, mask }: { toGround: Int32Array; wall: number; mask: SubjectMask },
): number {
  const inside = new Set(patch.pixels)
  const rim = patch.pixels.filter(
    (at) =>
      !inside.has(at - 1) || !inside.has(at + 1) || !inside.has(at - mask.widthPx) || !inside.has(at + mask.widthPx),
  )
  return rim.filter((at) => toGround[at]! <= wall * 1.6 + 2).length / rim.length
}

/** Compares the mean color of a patch with that of the ground just outside the wall. */
function differenceAcrossWall(
  { data }: Pixels,
  { labels, widthPx, heightPx }: SubjectMask,
  patch: Region,
  wall: number,
): number {
  const reach = wall + 6
  const inner = [0, 0, 0, 0]
  const outer = [0, 0, 0, 0]
  const add = (sums: number[], at: number): void => {
    for (let c = 0; c < 3; c += 1) sums[c]! += data[at * 4 + c]!
    sums[3]! += 1
  }
  for (const at of patch.pixels) add(inner, at)
  for (let y = Math.max(0, patch.top - reach); y <= Math.min(heightPx - 1, patch.bottom + reach); y += 1) {
    for (let x = Math.max(0, patch.left - reach); x <= Math.min(widthPx - 1, patch.right + reach); x += 1) {
      if (labels[y * widthPx + x] === GROUND) add(outer, y * widthPx + x)
    }
  }
  return Math.hypot(...[0, 1, 2].map((c) => inner[c]! / inner[3]! - outer[c]! / Math.max(1, outer[3]!)))
}

/**
 * Returns true if a pixel may be ground in shade: an opening's corners are too narrow to be smooth, but still show
 * ground.
 */
function isGroundInShade({ light, tint }: GroundComparison, at: number): boolean {
  return light[at]! > 0.72 && light[at]! < 1.06 && tint[at]! < 8
}

/**
 * Grows an opened patch, which stops where the gradient begins, into the opening's corners and to the middle of the
 * edge.
 */
function growHole(mask: SubjectMask, patch: Region, showsGround: (at: number) => boolean): void {
  const { labels, gradient, widthPx, heightPx } = mask
  let rim = [...patch.pixels]
  for (let step = 0; step < 10 && rim.length > 0; step += 1) {
    const next: number[] = []
    for (const at of rim) {
      const x = at % widthPx
      for (const near of [x > 0 ? at - 1 : at, x < widthPx - 1 ? at + 1 : at, at - widthPx, at + widthPx]) {
        if (near < 0 || near >= widthPx * heightPx || labels[near] !== SUBJECT) continue
        // The near slope of the edge still belongs to the opening, the far slope to the subject.
        const uphill = step < 4 && gradient[near]! >= gradient[at]!
        if (!uphill && !showsGround(near)) continue
        labels[near] = GROUND
        next.push(near)
      }
    }
    rim = next
  }
}

/** Glass and thin wires leave faint lines on the ground well away from the mask; grain and paper leave dots. */
const FAINT_LINE = 2.2
const NEAR_SUBJECT_SHARE = 0.035

/** Shorter lines are dust; the second bound is a share of the subject's longer side. */
const MIN_LINE_PX = 20
const MIN_LINE_SHARE = 0.12

function hasFaintStructure({
  working,
  mask,
  main,
  removed,
  noise,
}: {
  working: Pixels
  mask: SubjectMask
  main: Region
  removed: Uint8Array
  noise: number
}): boolean {
  const { fine, coarse } = blurredLuma(working)
  // Never nearer than the coarse mean reaches, or the subject's own rim would count.
  const away = Math.max(8, NEAR_SUBJECT_SHARE * Math.max(mask.widthPx, mask.heightPx))
  const shown = new Uint8Array(removed.length)
  for (let at = 0; at < shown.length; at += 1) if (mask.labels[at] === SUBJECT || removed[at] === 1) shown[at] = 1
  const toSubject = distanceFrom(mask, shown, 1)
  const threshold = FAINT_LINE + noise
  const lines = new Uint8Array(removed.length)
  for (let at = 0; at < lines.length; at += 1)
    if (Math.abs(fine[at]! - coarse[at]!) > threshold && toSubject[at]! > away) lines[at] = 1
  const size = Math.max(main.right - main.left, main.bottom - main.top)
  return findMarkedRegions(mask, lines, MIN_LINE_PX).some(
    ({ left, right, top, bottom }) => Math.max(right - left, bottom - top) > MIN_LINE_SHARE * size,
  )
}
