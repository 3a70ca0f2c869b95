import { bottom } from '../../basics/boxes.ts'
import { createRandom } from '../../basics/random.ts'
import { type Box, middleOf } from '../../layers/box.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Frond, Placement, PlinthStep, Point } from '../../layers/layout.ts'
import { placedBounds, placeProduct } from '../../layers/placement.ts'
import type { Standing } from './product-set.ts'
import { WIDE_ASPECT } from './stand.ts'
import { groundOf } from './wardrobe.ts'

/**
 * Support of the product: two steps beside the words, a drum whose side carries the words of the foot, or the one step
 * of a banner.
 */
export interface OnPodium extends Standing {
  on: 'steps' | 'drum' | 'step'
}

export interface Stage {
  /** Height at which wall and floor meet, out of focus, in px. */
  horizon: number
  /** The niche, round over its top (a disc if it is as high as wide) and hidden below `foot`. */
  back: { cx: number; rx: number; top: number; height: number; foot: number }
  /** The steps from the lowest up. Each has the first or the second of the look's colors. */
  steps: (Omit<PlinthStep, 'color' | 'rim'> & { tone: 0 | 1 })[]
  /** Point at which the light falls brightest on the wall. */
  light: Point
  /** Leaves whose shadow falls on the wall, in daylight only. */
  fronds: Frond[]
}

/** Flatness of the circles of the steps: most products are photographed nearly from their own height. */
const FLATNESS = 0.13
/**
 * Shares of the shorter side: the air under a product that cannot rest on the step, and how far before the middle of a
 * face a product stands.
 */
const HOVER = 0.04
const SINK = 0.015
/** Shares of the canvas's height: the upper step, and both steps down to the last line of the words. */
const RISE = 0.085
const STEPS = 0.15
/**
 * Top of the wider step on which a story's drum stands, as a share of the height: below the words, where nothing else
 * may stand.
 */
const LOWER_STEP = 0.868

/** Places the product in the room above its support. It hovers a hand's breadth up if it can neither stand nor lie. */
export function standOnPodium(context: ComposeContext, room: Box, on: OnPodium['on']): Placement {
  const under = { steps: STEPS * context.canvas.heightPx, drum: drumOf(context).ry, step: 0 }[on]
  const zone = { ...room, height: room.height - under - hoverPx(context) }
  return placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 })
}

function hoverPx(context: ComposeContext): number {
  return restsOnPodium(context) ? 0 : HOVER * context.canvas.side
}

/**
 * Returns true if the product rests on its support. A wide one lies even if it would not stand: a shoe seen from above
 * touches with its toe alone.
 */
export function restsOnPodium(context: ComposeContext): boolean {
  return context.hero.standing || productAspect(context) >= WIDE_ASPECT
}

function drumOf({ canvas: { widthPx: w } }: ComposeContext) {
  return { cx: 0.54 * w, rx: 0.56 * w, ry: 0.56 * w * FLATNESS }
}

/**
 * Measures round a placed product, in px: half the width of its step and of the arch behind it, and where both begin.
 */
function aroundOf({ canvas: { side: s } }: ComposeContext, placement: Placement) {
  const bounds = placedBounds(placement)
  const [cx] = middleOf(bounds)
  const rx = Math.max(0.62 * bounds.width, 0.19 * s)
  const archRx = Math.min(1.16 * rx, 0.225 * s)
  return { bounds, cx, rx, archRx, left: Math.min(bounds.x, cx - archRx, cx - 1.04 * rx) }
}

/**
 * Returns where the words have to end, in px: arch and lower step begin on one line, and the words stand before it, or
 * before the one step of a banner.
 */
export function stepsStart(context: ComposeContext, placement: Placement): number {
  const { isLow, heightPx } = context.canvas
  return isLow ? placedBounds(placement).x - 0.24 * heightPx : aroundOf(context, placement).left
}

export function standingOn({ canvas }: ComposeContext, isBeside: boolean): OnPodium['on'] {
  return canvas.isLow ? 'step' : isBeside ? 'steps' : 'drum'
}

export function stageOf(context: ComposeContext, { placement, on }: OnPodium): Stage {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const { bounds, cx } = aroundOf(context, placement)
  const top = bottom(bounds) + hoverPx(context) - SINK * s
  return {
    horizon: top - 0.02 * h,
    back: on === 'steps' ? besideBack(context, placement, top) : sunBack(context, placement),
    steps: { steps: twoSteps, drum, step: oneStep }[on](context, placement, top),
    light: [cx - 0.14 * w, 0],
    fronds: growFronds(context, on === 'steps' ? 0.02 * h : bounds.y),
  }
}

/** Returns two steps. The lower one is set off to the side and runs off the foot of the canvas. */
function twoSteps(context: ComposeContext, placement: Placement, top: number): Stage['steps'] {
  const { heightPx } = context.canvas
  const { cx, rx, left } = aroundOf(context, placement)
  const rise = RISE * heightPx
  const lower = (cx + 1.55 * rx - left) / 2
  return [
    { center: [left + lower, top + rise], rx: lower, ry: lower * FLATNESS, height: heightPx, tone: 0 },
    { center: [cx, top], rx, ry: rx * FLATNESS, height: rise, tone: 1 },
  ]
}

function drum(context: ComposeContext, _placement: Placement, top: number): Stage['steps'] {
  const { widthPx: w, heightPx: h, isCovered } = context.canvas
  const { cx, rx, ry } = drumOf(context)
  if (!isCovered) return [{ center: [cx, top], rx, ry, height: h, tone: 0 }]
  return [
    { center: [cx, LOWER_STEP * h], rx: 0.78 * w, ry: 0.06 * w, height: h, tone: 1 },
    { center: [cx, top], rx, ry, height: LOWER_STEP * h - top, tone: 0 },
  ]
}

function oneStep(context: ComposeContext, placement: Placement, top: number): Stage['steps'] {
  const { heightPx: h } = context.canvas
  const { bounds, cx } = aroundOf(context, placement)
  const rx = bounds.width / 2 + 0.24 * h
  return [{ center: [cx, top], rx, ry: Math.min(0.07 * h, 0.1 * rx), height: h, tone: 0 }]
}

/** Returns an arch on most seeds, and a disc like a low sun on the others. Both are as wide as the words allow. */
function besideBack(context: ComposeContext, placement: Placement, top: number): Stage['back'] {
  const { bounds, cx, archRx: rx } = aroundOf(context, placement)
  const foot = top + RISE * context.canvas.heightPx
  const middle = bounds.y + 0.42 * bounds.height
  const worn = groundOf(context.direction)
  const isDisc = worn ? worn.falls === 'sun' : createRandom(context.direction.seed, 'podium', 'back').next() < 0.35
  return isDisc
    ? { cx, rx, top: middle - rx, height: 2 * rx, foot }
    : { cx, rx, top: 0.07 * foot, height: foot + 2 * rx, foot }
}

/** Returns a low sun behind the product, clear of the words above it. */
function sunBack({ canvas }: ComposeContext, placement: Placement): Stage['back'] {
  const { x, y, width, height } = placedBounds(placement)
  const centerY = y + 0.55 * height
  // The line of a rim runs a twentieth wider than the disc.
  const clear = (centerY - placement.zone!.y) / 1.06
  const rx = Math.min(0.36 * canvas.widthPx, 0.5 * Math.max(width, 0.8 * height), clear)
  return { cx: x + width / 2, rx, top: centerY - rx, height: 2 * rx, foot: canvas.heightPx }
}

/** Returns leaves that hang in from the side, which vary with the seed. Some seeds have none. */
function growFronds({ direction, canvas: { widthPx, side } }: ComposeContext, y: number): Frond[] {
  const random = createRandom(direction.seed, 'podium', 'leaves')
  if (random.next() < 0.2) return []
  const frond = (down: Span, angle: Span, length: Span, bend: Span): Frond => ({
    base: [1.05 * widthPx, y + random.between(...down) * side],
    angle: random.between(...angle),
    lengthPx: random.between(...length) * side,
    bend: random.between(...bend),
  })
  return [
    frond([-0.05, 0.06], [122, 142], [0.52, 0.66], [-0.2, -0.1]),
    frond([0.36, 0.52], [196, 212], [0.42, 0.54], [0.12, 0.22]),
  ]
}

type Span = [low: number, high: number]
