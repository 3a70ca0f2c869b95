import { type AdDistance, type DistancePart, TOO_ALIKE_BELOW } from '#contract/ads/distance.ts'
import type { Angle } from '#contract/ads/angles.ts'
import { overlap } from '../basics/boxes.ts'
import type { Box } from '../layers/box.ts'
import { hammingDistance } from './perceptual-hash.ts'
import type { LayoutTraits } from './see-layout.ts'
import type { MainColor, PictureForm, PictureTraits } from './see-picture.ts'

/** An ad as it is compared with others. A picture of unknown origin has only some of it. */
export interface AdTraits {
  picture: PictureTraits
  layout?: LayoutTraits
  /** The line that leads the ad. */
  headline?: string
  /** All words that were read in a picture of unknown origin. */
  words?: string
  /** The angle that the ad was made for. */
  angle?: Angle | null
}

/** Weights of the parts: what is seen in passing counts for more than what is read. */
const WEIGHTS: Record<DistancePart, number> = { picture: 0.4, layout: 0.25, palette: 0.2, angle: 0.15 }

/**
 * Measures how different two ads are: 0 for the same, 100 for ads that have nothing in common. A part that is unknown of
 * either ad is left out, and the others count for more. The same both ways.
 */
export function measureDistance(first: AdTraits, second: AdTraits): AdDistance {
  const parts: Partial<Record<DistancePart, number | undefined>> = {
    picture: pictureDistance(first.picture, second.picture),
    layout: first.layout && second.layout && layoutDistance(first.layout, second.layout),
    palette: paletteDistance(first.picture.colors, second.picture.colors),
    angle: angleDistance(first, second),
  }
  const known = Object.entries(parts).filter((part): part is [DistancePart, number] => part[1] !== undefined)
  const weight = known.reduce((sum, [part]) => sum + WEIGHTS[part], 0)
  const total = inHundred(known.reduce((sum, [part, distance]) => sum + WEIGHTS[part] * distance, 0) / weight)
  return {
    total,
    parts: Object.fromEntries(known.map(([part, distance]) => [part, inHundred(distance)])),
    isTooAlike: total < TOO_ALIKE_BELOW,
  }
}

function inHundred(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}

/** Differing bits of pictures that have nothing in common: half of the hash. */
const UNRELATED_BITS = 32

/** Compares light and dark, each picture also with the other one's cropped forms. */
export function pictureDistance(first: PictureTraits, second: PictureTraits): number {
  return Math.min(
    formDistance(first.whole, second.whole),
    ...second.cropped.map((form) => formDistance(first.whole, form)),
    ...first.cropped.map((form) => formDistance(form, second.whole)),
  )
}

/**
 * The mean of two measures. The hash finds what is the same, but a new headline turns a third of its bits; the
 * correlation of the waves hardly moves then, but calls any two pictures related that are dark at the same side.
 */
function formDistance(first: PictureForm, second: PictureForm): number {
  const [waves, others] = [first.waves, second.waves]
  // The bits of a plane are noise.
  if (!waves || !others) return waves === others ? 0 : 1
  const bits = Math.min(1, hammingDistance(first.hash, second.hash) / UNRELATED_BITS)
  const apart = 1 - waves.reduce((sum, wave, at) => sum + wave * others[at]!, 0)
  return (bits + Math.min(1, Math.max(0, apart))) / 2
}

/** Distance in OKLab from which main colors have nothing in common: as far as a mid blue from a mid orange. */
const UNRELATED_COLORS = 0.25

/**
 * Compares main colors by area: the mean way, in OKLab, that area has to go from the one palette to the other. Nearest
 * pairs are settled first, which is close to the shortest way (the earth mover's distance) for six colors.
 */
export function paletteDistance(first: readonly MainColor[], second: readonly MainColor[]): number | undefined {
  if (first.length === 0 || second.length === 0) return undefined
  const left = first.map(({ share }) => share)
  const right = second.map(({ share }) => share)
  const pairs = first
    .flatMap((one, at) =>
      second.map((other, to) => ({ at, to, way: Math.hypot(...one.lab.map((v, i) => v - other.lab[i]!)) })),
    )
    .sort((one, other) => one.way - other.way)
  let sum = 0
  for (const { at, to, way } of pairs) {
    const moved = Math.min(left[at]!, right[to]!)
    left[at]! -= moved
    right[to]! -= moved
    sum += moved * way
  }
  return Math.min(1, sum / UNRELATED_COLORS)
}

/** Share of a layout's distance that another family makes; the rest is where things stand. */
const FAMILY_SHARE = 0.2

export function layoutDistance(first: LayoutTraits, second: LayoutTraits): number {
  const ways = [coverageDistance(first.words, second.words)]
  if (first.product && second.product) ways.push(boxDistance(first.product, second.product))
  const places = ways.reduce((sum, way) => sum + way, 0) / ways.length
  if (first.family === undefined || second.family === undefined) return places
  return (1 - FAMILY_SHARE) * places + FAMILY_SHARE * Number(first.family !== second.family)
}

/** Mean move of a box's four edges, as a share of the canvas, from which it stands somewhere else. */
const ELSEWHERE = 0.25

function boxDistance(first: Box, second: Box): number {
  const edges = ({ x, y, width, height }: Box) => [x, y, x + width, y + height]
  const others = edges(second)
  const moved = edges(first).reduce((sum, edge, at) => sum + Math.abs(edge - others[at]!), 0) / others.length
  return Math.min(1, moved / ELSEWHERE)
}

/** Cells of a side in which words are looked for. */
const CELLS = 12

/** Compares where words stand, however they are cut into boxes: the area that both cover, of the area that either does. */
function coverageDistance(first: readonly Box[], second: readonly Box[]): number {
  const [one, other] = [coverage(first), coverage(second)]
  let both = 0
  let either = 0
  for (let cell = 0; cell < one.length; cell += 1) {
    both += Math.min(one[cell]!, other[cell]!)
    either += Math.max(one[cell]!, other[cell]!)
  }
  return either === 0 ? 0 : 1 - both / either
}

/** Returns the share of each cell and its neighbors that words cover: a line that moved by half its height is near. */
function coverage(boxes: readonly Box[]): Float64Array {
  const cells = new Float64Array(CELLS * CELLS)
  const step = 1 / CELLS
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const area = { x: (column - 1) * step, y: (row - 1) * step, width: 3 * step, height: 3 * step }
      const covered = boxes.reduce((sum, box) => sum + overlap(area, box), 0)
      cells[row * CELLS + column] = Math.min(1, covered / (area.width * area.height))
    }
  }
  return cells
}

/** Share of the words' distance that another angle makes by itself. */
const ANGLE_SHARE = 0.5

/** Returns undefined if the words of either ad are unknown. */
export function angleDistance(first: AdTraits, second: AdTraits): number | undefined {
  const words = wordsDistance(first, second)
  if (words === undefined || !first.angle || !second.angle) return words
  return ANGLE_SHARE * Number(first.angle !== second.angle) + (1 - ANGLE_SHARE) * words
}

function wordsDistance(first: AdTraits, second: AdTraits): number | undefined {
  if (first.headline && second.headline) {
    return 1 - (contained(first.headline, second.headline) + contained(second.headline, first.headline)) / 2
  }
  if (first.headline && second.words) return 1 - contained(first.headline, second.words)
  if (second.headline && first.words) return 1 - contained(second.headline, first.words)
  return undefined
}

/** Returns the share of a text's pairs of letters that another text has too, in any script and any case. */
function contained(text: string, other: string): number {
  const [pairs, others] = [pairsOf(text), pairsOf(other)]
  return pairs.size === 0 ? 0 : [...pairs].filter((pair) => others.has(pair)).length / pairs.size
}

function pairsOf(text: string): Set<string> {
  const letters = [...text.normalize('NFKC').toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return new Set(letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
}
