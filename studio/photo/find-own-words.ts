import type { Box } from '#contract/ads/report.ts'
import type { Labels } from './cut-out/lift-subject.ts'
import { measureLuma } from './pixels/luma.ts'
import type { Pixels } from './pixels/pixels.ts'
import { boxMean, findRegions, type Region } from './ground/regions.ts'
import { SUBJECT } from './cut-out/subject-mask.ts'

/** Fewer letters than this in all, and in each row, are no words: a number on a dial, or chance. */
const MIN_IN_ALL = 10
const MIN_IN_ONE = 8

/**
 * A row is printed on the subject from this share of subject on; of a row that stands on the ground only the strokes
 * may count as subject.
 */
const PRINTED_SHARE = 0.75

/**
 * Finds a picture's own words, in working pixels: a poster, a page of a catalogue, a price across the photo. What is
 * printed on its subject does not count. Returns undefined if there are none.
 */
export function findOwnWords(working: Pixels, subject: Labels | undefined): Box | undefined {
  const rows = findRows(working).filter((row) => !subject || shareOf(row, subject) < PRINTED_SHARE)
  const letters = rows.map((row) => row.length)
  const inAll = letters.reduce((sum, count) => sum + count, 0)
  if (Math.max(0, ...letters) < MIN_IN_ONE && (rows.length < 2 || inAll < MIN_IN_ALL)) return undefined
  return boxOf(rows.flat())
}

/** Strokes are compared with the mean of what lies this far around them, in working pixels. */
const AROUND_PX = 12

/** Grey levels by which a stroke has to differ. */
const MIN_STEP = 24

/** Lower letters cannot be distinguished from grain, higher ones belong to a drawing rather than to words. */
const HEIGHT_PX = { min: 7, max: 60 }

/** Maximum width of a letter, as a share of its height. */
const MAX_WIDTH = 1.7

/** Share of a letter's box that is ink. */
const INK_SHARE = { min: 0.14, max: 0.9 }

/** A row with fewer letters may be anything. */
const MIN_LETTERS = 5

/**
 * Finds strokes of one color and about one height that stand beside each other, of different widths. A row of strokes
 * that are all alike is a fence, or a chain.
 */
function findRows(working: Pixels): Region[][] {
  const luma = measureLuma(working)
  const around = boxMean(luma, working, AROUND_PX)
  return [1, -1].flatMap((side) => {
    const isInk = (at: number): boolean => side * (luma[at]! - around[at]!) > MIN_STEP
    const letters = findRegions(working, isInk, HEIGHT_PX.min).filter(isLetter)
    return groupInRows(letters).filter((row) => isWritten(row, luma))
  })
}

function isLetter({ pixels, left, right, top, bottom }: Region): boolean {
  const [width, height] = [right - left + 1, bottom - top + 1]
  if (height < HEIGHT_PX.min || height > HEIGHT_PX.max || width > MAX_WIDTH * height) return false
  const ink = pixels.length / (width * height)
  // A capital I is nothing but ink, and narrow.
  return ink >= INK_SHARE.min && (ink <= INK_SHARE.max || width < 0.4 * height)
}

/**
 * The maximum gap between two letters of a row and the difference of their levels, as shares of their height, and the
 * maximum ratio of their heights.
 */
const MAX_GAP = 0.9
const MAX_RISE = 0.35
const MAX_RATIO = 1.7

function groupInRows(letters: readonly Region[]): Region[][] {
  const rows: Region[][] = []
  for (const letter of letters.toSorted((first, second) => first.left - second.left)) {
    const row = rows.find((one) => follows(one.at(-1)!, letter))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows
}

function follows(last: Region, next: Region): boolean {
  const [lastHeight, nextHeight] = [last.bottom - last.top + 1, next.bottom - next.top + 1]
  const height = Math.max(lastHeight, nextHeight)
  if (height > MAX_RATIO * Math.min(lastHeight, nextHeight)) return false
  // On one line: feet side by side, or heads (a letter that goes below the line).
  const rise = Math.min(Math.abs(last.bottom - next.bottom), Math.abs(last.top - next.top))
  const gap = next.left - last.right
  return rise <= MAX_RISE * height && gap > -0.3 * height && gap < MAX_GAP * height
}

/** Letters differ in their ink by at least this much (deviation over mean); posts and keys are all alike. */
const MIN_VARIETY = 0.16

/** Ink is of one lightness: deviation in grey levels from letter to letter. */
const MAX_TONES = 16

/** A line of writing is straight: deviation of the letters' feet (or heads), as a share of their height. */
const MAX_WAVE = 0.28

function isWritten(row: readonly Region[], luma: Float32Array): boolean {
  if (row.length < MIN_LETTERS) return false
  const tones = row.map(({ pixels }) => pixels.reduce((sum, at) => sum + luma[at]!, 0) / pixels.length)
  const ink = row.map(({ pixels }) => pixels.length)
  const height = mean(row.map(({ top, bottom }) => bottom - top + 1))
  const wave = Math.min(deviation(row.map(({ bottom }) => bottom)), deviation(row.map(({ top }) => top)))
  return deviation(ink) > MIN_VARIETY * mean(ink) && deviation(tones) < MAX_TONES && wave < MAX_WAVE * height
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

function boxOf(letters: readonly Region[]): Box {
  const x = Math.min(...letters.map(({ left }) => left))
  const y = Math.min(...letters.map(({ top }) => top))
  const right = Math.max(...letters.map((letter) => letter.right))
  const bottom = Math.max(...letters.map((letter) => letter.bottom))
  return { x, y, width: right - x + 1, height: bottom - y + 1 }
}

function shareOf(row: readonly Region[], { labels, widthPx }: Labels): number {
  const { x, y, width, height } = boxOf(row)
  let own = 0
  for (let down = 0; down < height; down += 1) {
    for (let at = (y + down) * widthPx + x; at < (y + down) * widthPx + x + width; at += 1)
      if (labels[at] === SUBJECT) own += 1
  }
  return own / (width * height)
}
