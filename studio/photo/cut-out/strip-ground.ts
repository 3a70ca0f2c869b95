import { findRegions } from '../ground/regions.ts'
import { GROUND, SUBJECT, type SubjectMask } from './subject-mask.ts'
import type { GroundScene } from './subject-parts.ts'

/** A colored ground in the shade keeps its hue within this tint, in sRGB units, to which the grain is added. */
const SAME_HUE = 12
/**
 * Beyond this tint, or outside these shares of light, a pixel surely has another hue than the ground or is too dark or
 * too light to show its hue.
 */
const OTHER_HUE = 20
const SHADE = [0.22, 1.05] as const

/**
 * Maximum depth of a strip along the contour, in working pixels. What is deeper is a part of the subject in its
 * ground's color.
 */
const MAX_DEPTH_PX = 14

/** Thinner and shorter strips are the rim's own blur. */
const MIN_DEPTH_PX = 3
const MIN_STRIP_PX = 24

/** The share of a strip's inner side that has to meet another hue: the subject itself. */
const MEETS_SUBJECT = 0.75

/**
 * Takes strips of a colored ground off a mask, in place: under a sole a neural network holds on to the ground in its
 * shadow. If the ground has no hue of its own, nothing distinguishes such a strip from a dark sole.
 */
export function stripGround({ comparison, colored, noise }: GroundScene, mask: SubjectMask): void {
  if (!colored) return
  const { labels, widthPx } = mask
  const { tint, light } = comparison
  const isAlike = (at: number): boolean =>
    labels[at] === SUBJECT && tint[at]! < SAME_HUE + noise && light[at]! > SHADE[0] && light[at]! < SHADE[1]
  const depth = depthsFromGround(labels, widthPx, isAlike)
  for (const { pixels } of findRegions(mask, (at) => depth[at]! > 0, MIN_STRIP_PX)) {
    let [deepest, inner, meeting] = [0, 0, 0]
    const inside = new Set(pixels)
    for (const at of pixels) {
      deepest = Math.max(deepest, depth[at]!)
      for (const near of [at - 1, at + 1, at - widthPx, at + widthPx]) {
        if (labels[near] !== SUBJECT || inside.has(near)) continue
        inner += 1
        if (differs({ tint, light }, near, 2 * (near - at))) meeting += 1
      }
    }
    if (deepest < MIN_DEPTH_PX || deepest >= MAX_DEPTH_PX || meeting < MEETS_SUBJECT * inner) continue
    for (const at of pixels) labels[at] = GROUND
  }
}

/**
 * Returns for each pixel that looks like ground its depth within the contour, counted in such pixels; 0 where none
 * reaches it.
 */
function depthsFromGround(labels: Uint8Array, widthPx: number, isAlike: (at: number) => boolean): Uint8Array {
  const depth = new Uint8Array(labels.length)
  const besides = [-1, 1, -widthPx, widthPx]
  let rim: number[] = []
  for (let at = 0; at < labels.length; at += 1)
    if (isAlike(at) && besides.some((by) => labels[at + by] === GROUND)) rim.push(at)
  for (let step = 1; step <= MAX_DEPTH_PX && rim.length > 0; step += 1) {
    for (const at of rim) depth[at] = step
    const next = new Set<number>()
    for (const at of rim) for (const by of besides) if (!depth[at + by] && isAlike(at + by)) next.add(at + by)
    rim = [...next]
  }
  return depth
}

/** Returns true if a pixel, or the one a little further in, is surely no ground in any shade. */
function differs({ tint, light }: { tint: Float32Array; light: Float32Array }, at: number, further: number): boolean {
  return [at, at + further].some(
    (place) => tint[place]! > OTHER_HUE || light[place]! < SHADE[0] || light[place]! > SHADE[1],
  )
}
