import { measureColorOdds } from '../ground/color-odds.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { distanceFrom, findMarkedRegions } from '../ground/regions.ts'
import { spreadOdds } from '../ground/spread-odds.ts'
import { floodedGround, GROUND, isNoGround, SUBJECT, type SubjectMask } from './subject-mask.ts'
import type { GroundScene } from './subject-parts.ts'

/** Beyond these values (0 to 255) a proposal is sure, if that holds for some distance. */
const SURE_INSIDE = 230
const SURE_OUTSIDE = 25

/**
 * Distances from the proposal's own border, in working pixels, at which it is trusted: it was drawn at half their size.
 */
const DEPTH_PX = 10
const CLEAR_PX = 12

/** The evidence about the subject of a photo beside its pixels, all at working size. */
export interface Witnesses {
  /** The neural network's certainty that each pixel belongs to the subject, 0 to 255. */
  proposed: Uint8Array
  gradient: Float32Array
  /** The plain ground; undefined if the ground is not plain. */
  scene: GroundScene | undefined
}

export interface ProposedMask extends SubjectMask {
  /** The final certainty that each pixel belongs to the subject, 0 to 1. */
  odds: Float32Array
  /** 1 where neither side was sure from the start. */
  open: Uint8Array
}

/**
 * Marks the subject that a neural network proposes, with its border on the photo's own edges. Far inside and far
 * outside the proposal is trusted; between them the colors of both sides, the plain ground if there is one, and the
 * edges decide.
 */
export function markProposed(working: Pixels, witnesses: Witnesses): ProposedMask {
  const { widthPx, heightPx } = working
  const { proposed, gradient } = witnesses
  const own = new Uint8Array(proposed.length)
  for (let at = 0; at < own.length; at += 1) if (proposed[at]! > 127) own[at] = 1
  const toOwn = distanceFrom(working, own, 1)
  const toOther = distanceFrom(working, own, 0)
  const plain = witnesses.scene && readGround(working, gradient, witnesses.scene)
  if (plain) {
    closeLeaks(working, plain.ground, gradient, proposed)
    dropShadowCores(working, plain, witnesses)
  }
  const [inside, outside, open] = [0, 0, 0].map(() => new Uint8Array(proposed.length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  for (let at = 0; at < open.length; at += 1) {
    if (proposed[at]! > SURE_INSIDE && toOther[at]! > DEPTH_PX && !plain?.ground[at]) inside[at] = 1
    else if (proposed[at]! < SURE_OUTSIDE && toOwn[at]! > CLEAR_PX && !plain?.subject[at]) outside[at] = 1
    else open[at] = 1
  }
  const colors = measureColorOdds(working, inside, outside)
  const likely = new Float32Array(inside)
  const weight = new Float32Array(likely.length)
  for (let at = 0; at < open.length; at += 1) {
    if (!open[at]) continue
    const depth = own[at] ? toOther[at]! : toOwn[at]!
    weigh(at, { proposed: proposed[at]! / 255, colors: colors[at]!, depth, plain }, likely, weight)
  }
  const odds = spreadOdds(working, { likely, weight }, open)
  const labels = new Uint8Array(odds.length).fill(GROUND)
  for (let at = 0; at < odds.length; at += 1) if (odds[at]! > 0.5) labels[at] = SUBJECT
  const shadow = plain?.shadow ?? new Uint8Array(labels.length)
  return { labels, widthPx, heightPx, gradient, shadow, odds, open }
}

interface PlainEvidence {
  /** 1 where the plain ground is seen, reached from the frame. */
  ground: Uint8Array
  shadow: Uint8Array
  /** 1 where no shadow could make the ground look so. */
  subject: Uint8Array
  scene: GroundScene
}

function readGround(working: Pixels, gradient: Float32Array, scene: GroundScene): PlainEvidence {
  const subject = new Uint8Array(gradient.length)
  for (let at = 0; at < subject.length; at += 1) if (isNoGround(scene.comparison, at)) subject[at] = 1
  return { ...floodedGround(working, scene, scene.comparison, gradient), subject, scene }
}

/**
 * The rim of a thing steps by more than this, on average; what ends more softly, dark and without a hue, is the core of
 * a shadow.
 */
const SHADOW_RIM_STEP = 32

/**
 * Removes from `subject`, in place, what is too dark for mere shade but lies outside the proposal and ends like a
 * shadow.
 */
function dropShadowCores(
  working: Pixels,
  { subject, ground, scene }: PlainEvidence,
  { gradient, proposed }: Witnesses,
): void {
  const { widthPx } = working
  const { tint, light } = scene.comparison
  const isDark = (at: number): boolean => subject[at] === 1 && tint[at]! <= 26 && light[at]! < 1 && proposed[at]! < 128
  const dark = new Uint8Array(subject.length)
  for (let at = 0; at < dark.length; at += 1) if (isDark(at)) dark[at] = 1
  for (const { pixels } of findMarkedRegions(working, dark)) {
    let [rim, steps] = [0, 0]
    for (const at of pixels) {
      for (const near of [at - 1, at + 1, at - widthPx, at + widthPx]) {
        if (near < 0 || near >= ground.length || isDark(near) || proposed[near]! > 127) continue
        rim += 1
        steps += Math.max(gradient[at]!, gradient[near]!)
      }
    }
    if (steps < SHADOW_RIM_STEP * rim) for (const at of pixels) subject[at] = 0
  }
}

/** The flood crossed an edge if at least this share of the outline of what it reached is edge. */
const EDGED_SHARE = 0.6
const EDGE_STEP = 8

/** Inside a thing the neural network's mean certainty is above this; where it half fills a loop of rope it is not. */
const SURE_OF_LEAK = 200

/**
 * Removes from the flooded ground, in place, what is surely inside the proposal and not separated from the rest of it
 * by edges.
 */
function closeLeaks(working: Pixels, ground: Uint8Array, gradient: Float32Array, proposed: Uint8Array): void {
  const { widthPx } = working
  const leaks = new Uint8Array(ground.length)
  for (let at = 0; at < leaks.length; at += 1) if (ground[at] === 1 && proposed[at]! > 127) leaks[at] = 1
  for (const { pixels } of findMarkedRegions(working, leaks)) {
    if (pixels.reduce((sum, at) => sum + proposed[at]!, 0) < SURE_OF_LEAK * pixels.length) continue
    let [rim, edged] = [0, 0]
    for (const at of pixels) {
      for (const near of [at - 1, at + 1, at - widthPx, at + widthPx]) {
        if (near < 0 || near >= ground.length || ground[near]) continue
        rim += 1
        if (Math.max(gradient[at]!, gradient[near]!) > EDGE_STEP) edged += 1
      }
    }
    if (edged < EDGED_SHARE * rim) for (const at of pixels) ground[at] = 0
  }
}

/** The weight of each witness against one neighbour of the same color. */
const WEIGHT = { proposal: 0.01, depth: 0.008, colors: 0.012, ground: 0.3, subject: 0.3 }

function weigh(
  at: number,
  {
    proposed,
    colors,
    depth,
    plain,
  }: { proposed: number; colors: number; depth: number; plain: PlainEvidence | undefined },
  likely: Float32Array,
  weight: Float32Array,
): void {
  let sum = 0
  let total = 0
  const add = (value: number, by: number): void => {
    sum += value * by
    total += by
  }
  add(proposed, (WEIGHT.proposal + WEIGHT.depth * Math.min(DEPTH_PX, depth)) * Math.abs(2 * proposed - 1))
  add(colors, WEIGHT.colors * Math.abs(2 * colors - 1))
  if (plain?.ground[at] && !plain.shadow[at]) add(0, WEIGHT.ground)
  else if (plain?.subject[at]) add(1, WEIGHT.subject)
  likely[at] = total > 0 ? sum / total : 0.5
  weight[at] = total
}
