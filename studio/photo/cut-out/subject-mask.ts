import type { GroundComparison } from '../ground/compare-to-ground.ts'
import type { GroundModel } from '../ground/ground-model.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { distanceFrom, findRegionsOf, type Grid, reachFromFrame } from '../ground/regions.ts'

/** Labels of a mask: one byte per pixel of the working picture. */
export const GROUND = 1
export const SUBJECT = 2

export interface SubjectMask {
  labels: Uint8Array
  widthPx: number
  heightPx: number
  /** 1 where the ground lies in a shadow of the subject. */
  shadow: Uint8Array
  /** Strength of the strongest color step at each pixel, sRGB units per pixel. */
  gradient: Float32Array
}

export function countLabel(labels: Uint8Array, wanted: number): number {
  let count = 0
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === wanted) count += 1
  return count
}

/** Ground at least this near the model is ground however it is lit, if no edge keeps the flood out. */
const NEAR_GROUND = 7

/**
 * A shadow keeps the ground's hue within this distance from the ground's own darker shades, to which the grain is
 * added.
 */
const SHADOW_TINT = 9

/**
 * Down to this share of the ground's light the flood follows a soft shadow by itself; what is darker is left to the
 * watershed.
 */
const SHADOW_DEPTH = 0.6

/** A stronger step per pixel is an edge, not a shadow's fall-off. */
const SHADOW_STEP = 7

/**
 * Separates subject and ground: ground floods in from the border over the plain ground and its soft shadows, what is
 * surely not ground is the subject, and the pixels between are divided along the strongest edges (a watershed).
 */
export function findSubjectMask(working: Pixels, ground: GroundModel, comparison: GroundComparison): SubjectMask {
  const { widthPx, heightPx } = working
  const gradient = measureGradient(working)
  const { ground: labels, shadow } = floodedGround(working, ground, comparison, gradient)
  for (let at = 0; at < labels.length; at += 1) if (!labels[at] && isNoGround(comparison, at)) labels[at] = SUBJECT
  markEnclosed({ labels, gradient, widthPx, heightPx })
  watershed({ labels, gradient, widthPx })
  return { labels, widthPx, heightPx, shadow, gradient }
}

/** Measures central differences over one pixel each way, the strongest channel, halved to units per pixel. */
export function measureGradient(working: Pixels): Float32Array {
  const gradient = new Float32Array(working.widthPx * working.heightPx)
  for (let y = 0; y < working.heightPx; y += 1) measureGradientOfRow(working, y, gradient)
  return gradient
}

function measureGradientOfRow({ data, widthPx, heightPx }: Pixels, y: number, gradient: Float32Array): void {
  const row = widthPx * 4
  const up = y > 0 ? -row : 0
  const down = y < heightPx - 1 ? row : 0
  for (let x = 0; x < widthPx; x += 1) {
    const i = y * row + x * 4
    const left = x > 0 ? -4 : 0
    const right = x < widthPx - 1 ? 4 : 0
    const redX = data[i + right]! - data[i + left]!
    const redY = data[i + down]! - data[i + up]!
    const greenX = data[i + right + 1]! - data[i + left + 1]!
    const greenY = data[i + down + 1]! - data[i + up + 1]!
    const blueX = data[i + right + 2]! - data[i + left + 2]!
    const blueY = data[i + down + 2]! - data[i + up + 2]!
    const red = redX * redX + redY * redY
    const green = greenX * greenX + greenY * greenY
    gradient[i >> 2] = Math.sqrt(Math.max(red, green, blueX * blueX + blueY * blueY)) / 2
  }
}

/** Keyed by the comparison, which is made once per photo: several readers ask for the same flood. */
const floods = new WeakMap<GroundComparison, Flood>()

interface Flood {
  ground: Uint8Array
  shadow: Uint8Array
}

/**
 * Marks what a flood from the frame reaches over the plain ground with GROUND, and the part of it that lies in a soft
 * shadow with 1.
 */
export function floodedGround(
  grid: Grid,
  model: Pick<GroundModel, 'noise'>,
  comparison: GroundComparison,
  gradient: Float32Array,
): Flood {
  let flood = floods.get(comparison)
  if (!flood) floods.set(comparison, (flood = floodGround(grid, model, comparison, gradient)))
  // Callers write into the arrays, so each gets copies.
  return { ground: flood.ground.slice(), shadow: flood.shadow.slice() }
}

function floodGround(
  { widthPx, heightPx }: Grid,
  { noise }: Pick<GroundModel, 'noise'>,
  comparison: GroundComparison,
  gradient: Float32Array,
): Flood {
  const ground = new Uint8Array(widthPx * heightPx)
  const shadow = new Uint8Array(ground.length)
  const { distance, light, tint } = comparison
  const open = new Uint8Array(ground.length)
  for (let at = 0; at < open.length; at += 1) {
    const near = distance[at]! < NEAR_GROUND + 2 * noise
    const shaded = light[at]! > SHADOW_DEPTH && light[at]! < 1.03 && tint[at]! < SHADOW_TINT + 2 * noise
    if (near) open[at] = NEAR
    else if (shaded && gradient[at]! < SHADOW_STEP + noise) open[at] = SHADED
  }
  const reached = reachFromFrame({ widthPx, heightPx }, open)
  for (let at = 0; at < open.length; at += 1) {
    if (!reached[at]) continue
    ground[at] = GROUND
    if (open[at] === SHADED) shadow[at] = 1
  }
  return { ground, shadow }
}

const NEAR = 1
const SHADED = 2

/**
 * Returns true if a pixel is surely no ground: no soft shadow on a plain ground is this dark, and no light on it this
 * bright or colorful.
 */
export function isNoGround({ distance, light, tint }: GroundComparison, at: number): boolean {
  return distance[at]! > 24 && (tint[at]! > 26 || light[at]! < 0.4 || light[at]! > 1.12)
}

/** A patch that is nowhere this far from its own edge is a strip, and may be a hard shadow along the subject's side. */
const MIN_ENCLOSED_DEPTH_PX = 6

/** A patch that fades into the ground along more of its rim is the core of a deep shadow. */
const MAX_FADING_RIM = 0.1

/**
 * Marks broad smooth patches as subject if the flood did not reach them and edges wall them in but for gaps, even if
 * their color could be a shadow's (steel, grey plastic).
 */
function markEnclosed(field: { labels: Uint8Array; gradient: Float32Array; widthPx: number; heightPx: number }): void {
  const { labels, gradient, widthPx } = field
  const smooth = new Uint8Array(labels.length)
  for (let at = 0; at < smooth.length; at += 1) if (labels[at] === 0 && gradient[at]! < SHADOW_STEP) smooth[at] = 1
  const patches = findRegionsOf(field, smooth, 1, MIN_ENCLOSED_DEPTH_PX ** 2)
  if (patches.length === 0) return
  const depth = distanceFrom(field, smooth, 0)
  const meetsGround = (at: number): boolean =>
    labels[at - 1] === GROUND ||
    labels[at + 1] === GROUND ||
    labels[at - widthPx] === GROUND ||
    labels[at + widthPx] === GROUND
  for (const { pixels } of patches) {
    if (!pixels.some((at) => depth[at]! >= MIN_ENCLOSED_DEPTH_PX)) continue
    const rim = pixels.filter((at) => depth[at] === 1)
    if (rim.filter(meetsGround).length > MAX_FADING_RIM * rim.length) continue
    for (const at of pixels) labels[at] = SUBJECT
  }
}

/**
 * Assigns unlabelled pixels to the neighbour that reaches them over the lowest edge; so borders come to lie on the
 * highest.
 */
function watershed({
  labels,
  gradient,
  widthPx,
}: {
  labels: Uint8Array
  gradient: Float32Array
  widthPx: number
}): void {
  const queues: number[][] = Array.from({ length: 256 }, () => [])
  let lowest = 0
  const offer = (at: number, label: number): void => {
    if (labels[at]) return
    const level = Math.max(lowest, Math.min(255, Math.round(gradient[at]!)))
    queues[level]!.push(at * 4 + label)
  }
  const offerNeighbours = (at: number): void => {
    const x = at % widthPx
    const label = labels[at]!
    if (x > 0) offer(at - 1, label)
    if (x < widthPx - 1) offer(at + 1, label)
    if (at >= widthPx) offer(at - widthPx, label)
    if (at < labels.length - widthPx) offer(at + widthPx, label)
  }
  for (let at = 0; at < labels.length; at += 1) if (labels[at]) offerNeighbours(at)
  for (lowest = 0; lowest < 256; lowest += 1) {
    const queue = queues[lowest]!
    for (let k = 0; k < queue.length; k += 1) {
      const at = queue[k]! >> 2
      if (labels[at]) continue
      labels[at] = queue[k]! & 3
      offerNeighbours(at)
    }
  }
}
