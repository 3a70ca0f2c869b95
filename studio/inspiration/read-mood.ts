import { writeOklab } from '../color/oklab.ts'
import { hueDistance } from '../color/oklch.ts'
import { calmRegions } from '../photo/calm-regions.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import { shrink } from '../photo/pixels/shrink.ts'
import type { Mood } from './mood.ts'

/** Pictures are shrunk to this longest side: a mood does not change with more pixels. */
const LONGEST_PX = 160
/** Grey deviation above which a cell is not calm, as in calmRegions. */
const CALM_DEVIATION = 12
/** A color with less chroma than this has no hue that anyone would name. */
const COLORFUL = 0.04
/** Hues are counted in sectors this wide. A second color has at least this share of the first one's weight. */
const SECTOR_DEGREES = 15
const SECOND_SHARE = 0.18
const SECOND_DISTANCE = 40
/** A hue with less weight than this occurs in specks only and is no color of the picture. */
const HUE_MIN_WEIGHT = 0.004

/** Reads the mood of one image. Transparent pixels are ignored; an image without an opaque pixel has no mood. */
export function readMood(picture: Pixels): Mood | undefined {
  const pixels = shrink(picture, LONGEST_PX)
  const tally = tallyColors(pixels)
  if (tally.count === 0) return undefined
  const lightness = tally.lightness / tally.count
  const [hue, secondHue] = leadingHues(tally.sectors, tally.count)
  return {
    hue,
    secondHue,
    chroma: tally.chroma / tally.count,
    lightness,
    contrast: Math.sqrt(Math.max(0, tally.squares / tally.count - lightness ** 2)),
    ...readStructure(pixels),
  }
}

/** Mixes the moods of several images into one: the means of their figures, and the hue of the first that has one. */
export function mixMoods(moods: readonly Mood[]): Mood | undefined {
  if (moods.length === 0) return undefined
  const mean = (pick: (mood: Mood) => number) => moods.reduce((sum, mood) => sum + pick(mood), 0) / moods.length
  const hue = moods.find((mood) => mood.hue !== undefined)?.hue
  const others = moods.flatMap((mood) => [mood.secondHue, mood.hue]).filter((other) => other !== undefined)
  return {
    hue,
    secondHue: hue === undefined ? undefined : others.find((other) => hueDistance(other, hue) >= SECOND_DISTANCE),
    chroma: mean((mood) => mood.chroma),
    lightness: mean((mood) => mood.lightness),
    contrast: mean((mood) => mood.contrast),
    density: mean((mood) => mood.density),
    massX: mean((mood) => mood.massX),
  }
}

interface Tally {
  count: number
  lightness: number
  squares: number
  chroma: number
  /** Chroma summed by sector of hue. */
  sectors: Float64Array
}

function tallyColors({ data }: Pixels): Tally {
  const tally = { count: 0, lightness: 0, squares: 0, chroma: 0, sectors: new Float64Array(360 / SECTOR_DEGREES) }
  const lab = new Float32Array(3)
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 128) continue
    writeOklab(data[i]!, data[i + 1]!, data[i + 2]!, lab, 0)
    const [l, a, b] = lab as unknown as [number, number, number]
    const chroma = Math.hypot(a, b)
    tally.count += 1
    tally.lightness += l
    tally.squares += l * l
    tally.chroma += chroma
    if (chroma >= COLORFUL) tally.sectors[Math.floor(degrees(a, b) / SECTOR_DEGREES)]! += chroma
  }
  return tally
}

function degrees(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

function leadingHues(sectors: Float64Array, count: number): [hue: number | undefined, second: number | undefined] {
  const order = [...sectors.keys()].sort((first, second) => sectors[second]! - sectors[first]! || first - second)
  const weight = (sector: number) => sectors[sector]! / count
  const first = order[0]!
  if (weight(first) < HUE_MIN_WEIGHT) return [undefined, undefined]
  const second = order.find(
    (sector) =>
      hueDistance(middle(sector), middle(first)) >= SECOND_DISTANCE &&
      weight(sector) >= Math.max(HUE_MIN_WEIGHT, SECOND_SHARE * weight(first)),
  )
  return [middle(first), second === undefined ? undefined : middle(second)]
}

function middle(sector: number): number {
  return (sector + 0.5) * SECTOR_DEGREES
}

/** Measures how much of the picture is busy, and on which side: the weight of a cell is its deviation. */
function readStructure(pixels: Pixels): Pick<Mood, 'density' | 'massX'> {
  const { columns, deviation } = calmRegions(pixels, { x: 0, y: 0, width: pixels.widthPx, height: pixels.heightPx })
  let busy = 0
  let weight = 0
  let moment = 0
  for (const [cell, value] of deviation.entries()) {
    if (value > CALM_DEVIATION) busy += 1
    weight += value
    moment += value * (((cell % columns) + 0.5) / columns - 0.5) * 2
  }
  return { density: busy / deviation.length, massX: weight < deviation.length ? 0 : moment / weight }
}
