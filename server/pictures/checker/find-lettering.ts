import { levelOfLight } from '#contract/pictures/linear-light.ts'
import type { FindingBox } from '#contract/rulebook/finding-box.ts'
import type { TextPlace } from '#server/models/lettering/detect-places.ts'
import { levelsOnWhite, type Linear } from './colors.ts'
import { bytesOf } from './line-points.ts'
import type { PicturePixels } from './look.ts'
import type { MeasuredInk } from './measure-ink.ts'

/** A line with its measured colors. */
interface InkedLine {
  place: TextPlace
  box: FindingBox
  ink: MeasuredInk
}

/**
 * Returns for each line whether it is the lettering of a thing in a photo, which nobody can mend in the ad. Words that
 * are set have one color from end to end; the light on a label or a bottle changes along them. Words that are set in a
 * gradient count as lettering too, and so does small print beside lettering.
 */
export function findLettering(pixels: PicturePixels, lines: readonly InkedLine[]): boolean[] {
  const isShaded = lines.map(({ place, ink }) => changesAlong(pixels, place, ink))
  return lines.map(
    ({ place, box }, at) =>
      isShaded[at]! ||
      (place.height < HEIGHT_MIN_PX && lines.some((other, there) => isShaded[there] && isBeside(box, other.box))),
  )
}

/** Longest gap between two lines of one label, by the height of the larger one. */
const BESIDE_MAX = 1.2

function isBeside(one: FindingBox, other: FindingBox): boolean {
  const far = BESIDE_MAX * Math.max(one.height, other.height)
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width)
  const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height)
  return across <= far && down <= far && Math.min(across, down) <= 0
}

function changesAlong(pixels: PicturePixels, place: TextPlace, { ink, ground, contrast }: MeasuredInk): boolean {
  if (place.height < HEIGHT_MIN_PX || contrast > CONTRAST_MAX) return false
  const cores = partsOf(pixels, place, { ink: levelsOf(ink), ground: levelsOf(ground) }).flatMap(coreOf)
  if (cores.length < 2) return false
  const middle = mean(cores)
  const squares = cores.reduce((sum, core) => sum + gap(core, middle) ** 2, 0)
  return Math.sqrt(squares / cores.length) > DRIFT_MIN
}

/** Smallest line that is judged: in smaller ones no point lies wholly in a stroke, and all colors are mixed ones. */
const HEIGHT_MIN_PX = 20
/** Words with more contrast are words of the ad: a headline that lies partly behind the product changes its color as well. */
const CONTRAST_MAX = 7
/** Deviation of the ink's color between the parts of a line, as a share of all levels of sRGB (bench: rules). */
const DRIFT_MIN = 0.012

/** Points across and along a line, and the parts into which it is cut. */
const POINTS_ACROSS_MAX = 60
const POINTS_ALONG_MAX = 400
const PARTS_MAX = 8
/** Part of the height that is looked at: the rest of the detector's box is ground. */
const MIDDLE = 0.9

/** Red, green and blue in sRGB, from 0 to 1: noise is alike in dark and light ones, other than in linear light. */
type Levels = readonly [number, number, number]

function levelsOf([red, green, blue]: Linear): Levels {
  return [levelOfLight(red) / 255, levelOfLight(green) / 255, levelOfLight(blue) / 255]
}

interface Point {
  levels: Levels
  /** The share of ink in its color, from 0 (the ground) to 1. */
  share: number
}

/** Cuts a line into parts of about its height, and returns the points of each. */
function partsOf(pixels: PicturePixels, place: TextPlace, { ink, ground }: { ink: Levels; ground: Levels }): Point[][] {
  const { length, height } = place
  const byteAt = bytesOf(pixels, place)
  const rows = Math.min(POINTS_ACROSS_MAX, Math.round(height))
  const columns = Math.max(1, Math.min(POINTS_ALONG_MAX, Math.round(length)))
  const count = Math.max(2, Math.min(PARTS_MAX, Math.round(length / height)))
  const parts: Point[][] = Array.from({ length: count }, () => [])
  const shareOf = shareReader(ink, ground)
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const u = ((column + 0.5) / columns - 0.5) * length
      const v = ((row + 0.5) / rows - 0.5) * height * MIDDLE
      const [red, green, blue] = levelsOnWhite(pixels.rgba, byteAt(u, v))
      const levels: Levels = [red / 255, green / 255, blue / 255]
      parts[Math.floor((column / columns) * count)]!.push({ levels, share: shareOf(levels) })
    }
  }
  return parts
}

function shareReader(ink: Levels, ground: Levels): (levels: Levels) => number {
  const across: Levels = [ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]]
  const squared = across[0] ** 2 + across[1] ** 2 + across[2] ** 2 || 1
  return (levels) =>
    ((levels[0] - ground[0]) * across[0] + (levels[1] - ground[1]) * across[1] + (levels[2] - ground[2]) * across[2]) /
    squared
}

/** Share of ink from which a point is ink, smallest part of a part that is ink, and the part of the ink that is a core. */
const INK_SHARE = 0.6
const INK_MIN = 0.06
const CORE = 0.4

/** Returns the color of the ink of a part, without the soft rims of letters; none for a gap between words. */
function coreOf(points: readonly Point[]): Levels[] {
  const inks = points.filter(({ share }) => share > INK_SHARE)
  if (inks.length < INK_MIN * points.length) return []
  const sorted = inks.toSorted((one, other) => other.share - one.share)
  return [mean(sorted.slice(0, Math.ceil(CORE * sorted.length)).map(({ levels }) => levels))]
}

function mean(colors: readonly Levels[]): Levels {
  const sum = colors.reduce<Levels>((so, color) => [so[0] + color[0], so[1] + color[1], so[2] + color[2]], [0, 0, 0])
  return [sum[0] / colors.length, sum[1] / colors.length, sum[2] / colors.length]
}

function gap(one: Levels, other: Levels): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
