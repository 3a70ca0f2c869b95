import type { Box } from '#contract/report.ts'
import type { GroundModel } from './ground-model.ts'
import type { Pixels } from './pixels.ts'
import { findRegions } from './regions.ts'

export interface DividedPhoto {
  /** Opaque; the ground is white, shadow and glass are what they take away from it. */
  product: Pixels
  /** In source pixels, with the shadow. */
  box: Box
}

/** Ground and its grain end at white when everything from this share of the ground's light on is white. */
const WHITE_POINT = 0.985

/** From here the last traces of paper and compression fade to white. */
const NEARLY_WHITE = 0.965

/** Only what is darker than this counts when the picture is trimmed. */
const INK = 0.93

/** What is darker than this, seen at the frame, would end in a visible line. */
const FRAME_WHITE = 0.8

/** So little of the frame may be darker, after the fade. */
const MAX_DARK_FRAME_SHARE = 0.004

/** A soft shadow that runs out of the photo fades over this share of the shorter side. */
const FADE_SHARE = 0.2

/** Round the trimmed picture, of the longer side of the photo; the faintest end of the shadow fades out in it. */
const MARGIN_SHARE = 0.04

/** What is lighter than the ground by more than a gloss would end in white with it. */
const LIGHTER_THAN_GROUND = 1.07

/** So much of the photo may be lighter. Highlights took .0013 at the most, white shoes and labels .0036 and more. */
const MAX_LIGHTER_SHARE = 0.002

/**
 * The photo divided by its ground, for drawing with multiply on a light ground: keeps glass, wires and the real shadow.
 * Undefined when something dark reaches the frame, where it would be cut off in the open, or when a part of the subject is
 * lighter than the ground and would be lost.
 */
export function divideGround(pixels: Pixels, working: Pixels, ground: GroundModel): DividedPhoto | undefined {
  if (darkFrameShare(working, ground) > MAX_DARK_FRAME_SHARE) return undefined
  if (lighterShare(working, ground) > MAX_LIGHTER_SHARE) return undefined
  const box = findInk(working, ground)
  if (!box) return undefined
  const scaleX = pixels.widthPx / working.widthPx
  const scaleY = pixels.heightPx / working.heightPx
  const left = Math.floor(box.x * scaleX)
  const top = Math.floor(box.y * scaleY)
  const width = Math.min(pixels.widthPx, Math.ceil((box.x + box.width) * scaleX)) - left
  const height = Math.min(pixels.heightPx, Math.ceil((box.y + box.height) * scaleY)) - top
  const cut = { x: left, y: top, width, height }
  return { product: dividePart(pixels, working, ground, cut), box: cut }
}

function darkFrameShare(working: Pixels, ground: GroundModel): number {
  const { widthPx, heightPx } = working
  let dark = 0
  for (let x = 0; x < widthPx; x += 1) {
    if (darkest(working, ground, x) < FRAME_WHITE) dark += 1
    if (darkest(working, ground, (heightPx - 1) * widthPx + x) < FRAME_WHITE) dark += 1
  }
  for (let y = 0; y < heightPx; y += 1) {
    if (darkest(working, ground, y * widthPx) < FRAME_WHITE) dark += 1
    if (darkest(working, ground, y * widthPx + widthPx - 1) < FRAME_WHITE) dark += 1
  }
  return dark / (2 * (widthPx + heightPx))
}

/** The share of the photo that is lighter than the ground and runs into it; a lamp inside the subject does no harm. */
function lighterShare(working: Pixels, { colours }: GroundModel): number {
  const { data, widthPx, heightPx } = working
  // Green carries most of the light.
  const light = (at: number): number => data[at * 4 + 1]! / Math.max(1, colours[at * 3 + 1]!)
  let lighter = 0
  for (const region of findRegions(working, (at) => light(at) > NEARLY_WHITE)) {
    const meetsFrame =
      region.left === 0 || region.top === 0 || region.right === widthPx - 1 || region.bottom === heightPx - 1
    if (meetsFrame) lighter += region.pixels.filter((at) => light(at) > LIGHTER_THAN_GROUND).length
  }
  return lighter / (widthPx * heightPx)
}

function darkest({ data }: Pixels, { colours }: GroundModel, at: number): number {
  return Math.min(
    data[at * 4]! / Math.max(1, colours[at * 3]!),
    data[at * 4 + 1]! / Math.max(1, colours[at * 3 + 1]!),
    data[at * 4 + 2]! / Math.max(1, colours[at * 3 + 2]!),
  )
}

/** The box of everything that is not nearly white; lone specks and grain do not count. In working pixels. */
function findInk(working: Pixels, ground: GroundModel): Box | undefined {
  const { widthPx, heightPx } = working
  const rows = new Uint32Array(heightPx)
  const columns = new Uint32Array(widthPx)
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    if (darkest(working, ground, at) >= INK) continue
    columns[at % widthPx]! += 1
    rows[Math.floor(at / widthPx)]! += 1
  }
  const margin = Math.ceil(MARGIN_SHARE * Math.max(widthPx, heightPx))
  const across = span(columns, margin)
  const down = span(rows, margin)
  if (!across || !down) return undefined
  return { x: across.from, y: down.from, width: across.to - across.from, height: down.to - down.from }
}

function span(counts: Uint32Array, margin: number): { from: number; to: number } | undefined {
  const enough = (count: number): boolean => count >= 3
  const first = counts.findIndex(enough)
  if (first < 0) return undefined
  return { from: Math.max(0, first - margin), to: Math.min(counts.length, counts.findLastIndex(enough) + 1 + margin) }
}

function dividePart(pixels: Pixels, working: Pixels, ground: GroundModel, cut: Box): Pixels {
  const data = new Uint8ClampedArray(cut.width * cut.height * 4)
  const scaleX = working.widthPx / pixels.widthPx
  const scaleY = working.heightPx / pixels.heightPx
  const fades = {
    framePx: FADE_SHARE * Math.min(pixels.widthPx, pixels.heightPx),
    cutPx: MARGIN_SHARE * Math.max(pixels.widthPx, pixels.heightPx),
  }
  for (let y = 0; y < cut.height; y += 1) {
    const row = Math.min(working.heightPx - 1, Math.floor((cut.y + y + 0.5) * scaleY)) * working.widthPx
    for (let x = 0; x < cut.width; x += 1) {
      const from = ((cut.y + y) * pixels.widthPx + cut.x + x) * 4
      const to = (y * cut.width + x) * 4
      const model = (row + Math.min(working.widthPx - 1, Math.floor((cut.x + x + 0.5) * scaleX))) * 3
      const keep = keepAt(pixels, cut, { x, y }, fades)
      writeDivided(pixels.data, from, ground.colours, model, { data, to, keep })
    }
  }
  return { data, widthPx: cut.width, heightPx: cut.height }
}

/** 1 inside, falling to 0 at the photo's frame and, in a narrower band, at the edge of the trimmed part. */
function keepAt(
  { widthPx, heightPx }: Pixels,
  cut: Box,
  { x, y }: { x: number; y: number },
  { framePx, cutPx }: { framePx: number; cutPx: number },
): number {
  const toFrame = Math.min(cut.x + x, cut.y + y, widthPx - 1 - cut.x - x, heightPx - 1 - cut.y - y)
  const toCut = Math.min(x, y, cut.width - 1 - x, cut.height - 1 - y)
  const share = Math.min(1, toFrame / framePx, toCut / cutPx)
  return share * share * (3 - 2 * share)
}

function writeDivided(
  source: Uint8ClampedArray,
  from: number,
  colours: Float32Array,
  model: number,
  { data, to, keep }: { data: Uint8ClampedArray; to: number; keep: number },
): void {
  let lightest = 1
  for (let c = 0; c < 3; c += 1) {
    const share = Math.min(1, source[from + c]! / (WHITE_POINT * Math.max(1, colours[model + c]!)))
    data[to + c] = share * 255
    lightest = Math.min(lightest, share)
  }
  // One factor for all channels, so that the fade shifts no hue. Only pale tones fade at the frame: the rest is subject.
  const pale = Math.max(0, (lightest - NEARLY_WHITE) / (1 - NEARLY_WHITE))
  const soft = (1 - keep) * Math.min(1, Math.max(0, (lightest - 0.6) / 0.2))
  const lift = Math.max(pale, soft)
  for (let c = 0; c < 3; c += 1) data[to + c] = data[to + c]! + (255 - data[to + c]!) * lift
  data[to + 3] = 255
}
