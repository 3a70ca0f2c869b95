import type { Box } from '#contract/report.ts'
import type { Labels } from './cut-out/lift-subject.ts'
import { measureLuma } from './pixels/luma.ts'
import type { Pixels } from './pixels/pixels.ts'
import { boxMean, findRegions, type Region } from './ground/regions.ts'
import { SUBJECT } from './cut-out/subject-mask.ts'

/** More letters than this in all are words, or in one row: fewer are a number on a dial, or chance. */
const FEWEST_IN_ALL = 10
const FEWEST_IN_ONE = 8

/** Of a row that is printed on the subject so much is subject; of one that stands on the ground only its strokes may be. */
const PRINTED_SHARE = 0.75

/**
 * Where a picture has words of its own, in working pixels: a poster, a page of a catalogue, a price across the photo. What is
 * printed on its subject is no such word. Undefined where there are none.
 */
export function findOwnWords(working: Pixels, subject: Labels | undefined): Box | undefined {
  const rows = findRows(working).filter((row) => !subject || shareOf(row, subject) < PRINTED_SHARE)
  const letters = rows.map((row) => row.length)
  const inAll = letters.reduce((sum, count) => sum + count, 0)
  if (Math.max(0, ...letters) < FEWEST_IN_ONE && (rows.length < 2 || inAll < FEWEST_IN_ALL)) return undefined
  return boxOf(rows.flat())
}

/** Strokes are told from what lies this far around them, in working pixels, */
const AROUND_PX = 12

/** by so many grey levels. */
const LEAST_STEP = 24

/** Lower ones cannot be told from grain, higher ones are no words any more but a drawing. */
const HEIGHT_PX = { least: 7, most: 60 }

/** No letter is wider, in shares of its height. */
const MOST_WIDTH = 1.7

/** Of a letter's box so much is ink. */
const INK_SHARE = { least: 0.14, most: 0.9 }

/** With fewer letters a row may be anything. */
const FEWEST_LETTERS = 5

/** Strokes of one color and about one height that stand beside each other, of different widths. What is all alike is a fence, or a chain. */
function findRows(working: Pixels): Region[][] {
  const luma = measureLuma(working)
  const around = boxMean(luma, working, AROUND_PX)
  return [1, -1].flatMap((side) => {
    const isInk = (at: number): boolean => side * (luma[at]! - around[at]!) > LEAST_STEP
    const letters = findRegions(working, isInk, HEIGHT_PX.least).filter(isLetter)
    return groupInRows(letters).filter((row) => isWritten(row, luma))
  })
}

function isLetter({ pixels, left, right, top, bottom }: Region): boolean {
  const [width, height] = [right - left + 1, bottom - top + 1]
  if (height < HEIGHT_PX.least || height > HEIGHT_PX.most || width > MOST_WIDTH * height) return false
  const ink = pixels.length / (width * height)
  // A capital I is nothing but ink, and narrow.
  return ink >= INK_SHARE.least && (ink <= INK_SHARE.most || width < 0.4 * height)
}

/** Each letter stands so near to the next, and is so much larger at most, in shares of its height. */
const MOST_GAP = 0.9
const MOST_RISE = 0.35
const MOST_RATIO = 1.7

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
  if (height > MOST_RATIO * Math.min(lastHeight, nextHeight)) return false
  // On one line: feet side by side, or heads (a letter that goes below the line).
  const rise = Math.min(Math.abs(last.bottom - next.bottom), Math.abs(last.top - next.top))
  const gap = next.left - last.right
  return rise <= MOST_RISE * height && gap > -0.3 * height && gap < MOST_GAP * height
}

/** Letters differ in their ink by this much (deviation over mean); posts and keys are all alike. */
const LEAST_VARIETY = 0.16

/** Ink is of one lightness, in grey levels from letter to letter. */
const MOST_TONES = 16

/** A line of writing is straight: the feet of its letters lie so near to one height, in shares of that height. */
const MOST_WAVE = 0.28

function isWritten(row: readonly Region[], luma: Float32Array): boolean {
  if (row.length < FEWEST_LETTERS) return false
  const tones = row.map(({ pixels }) => pixels.reduce((sum, at) => sum + luma[at]!, 0) / pixels.length)
  const ink = row.map(({ pixels }) => pixels.length)
  const height = mean(row.map(({ top, bottom }) => bottom - top + 1))
  const wave = Math.min(deviation(row.map(({ bottom }) => bottom)), deviation(row.map(({ top }) => top)))
  return deviation(ink) > LEAST_VARIETY * mean(ink) && deviation(tones) < MOST_TONES && wave < MOST_WAVE * height
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
