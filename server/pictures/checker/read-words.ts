import type { FindingBox as Box } from '#contract/rulebook/finding-box.ts'
import { detectPlaces, type TextPlace } from '#server/models/lettering/detect-places.ts'
import { type Networks, openNetworks, readDictionary } from '#server/models/lettering/networks.ts'
import type { RgbPicture } from '#server/models/lettering/picture.ts'
import { readTextPlace } from '#server/models/lettering/read-place.ts'
import sharp from 'sharp'
import { endsInTwoMarks } from './end-marks.ts'
import type { PicturePixels } from './look.ts'

/** A line of words that the detector found. */
export interface WordLine {
  /** Text as far as the recogniser reads it (Latin and Chinese letters); empty if it is not sure. */
  text: string
  /** Pixels of the looked-at picture. */
  box: Box
  /** Height across the line, which for a slanted one is less than its box's. */
  heightPx: number
  place: TextPlace
}

let opened: Promise<{ networks: Networks; dictionary: string[] }> | undefined

async function open() {
  const [networks, dictionary] = await Promise.all([openNetworks(), readDictionary()])
  return { networks, dictionary }
}

/**
 * Longer side at which words are looked for. Small banners are enlarged to it up to twice their size, because the
 * detector misses letters under some eight pixels.
 */
const SIDE_PX = 736
const ENLARGED_MAX = 2
const LINES_MAX = 40
/** Smallest share of the analysed pixels. */
const MIN_SHARE = 0.00006
/** Confidence of the detector for a place to count as words, and of the recogniser for them to count as read. */
const SURE = 0.6
const READ_SURE = 0.75

/** Finds the lines of words in a picture, the largest first, and reads them where it can. */
export async function readWords(pixels: PicturePixels): Promise<WordLine[]> {
  const { networks, dictionary } = await (opened ??= open())
  const { picture, factor } = await enlarge(pixels)
  const places = await detectPlaces(networks.detect, picture, { placesMax: LINES_MAX, minShare: MIN_SHARE })
  const lines: WordLine[] = []
  for (const place of places) {
    if (place.sure < SURE) continue
    const { classes, sure } = await readTextPlace(networks.recognize, picture, place)
    if (classes.length === 0 || sure < NOT_WORDS) continue
    const own = scaled(place, factor)
    const text = sure >= READ_SURE ? spell(classes, dictionary) : ''
    const isDoubled =
      /[!?]$/.test(text) &&
      !DOUBLED.test(text) &&
      (endsInTwoMarks(pixels, own) ||
        DOUBLED.test(spell((await readTail(networks, picture, place)).classes, dictionary)))
    lines.push({ text: isDoubled ? text + text.at(-1) : text, ...boxOf(own, pixels), place: own })
  }
  return lines
}

/** Two marks at the end, which the recogniser joins into one where they are close. */
const DOUBLED = /[!?]{2}$/
/** Part of a line that is read again, in heights, and how much longer it is drawn. */
const TAIL_HEIGHTS = 3
const TAIL_STRETCH = 1.7

function readTail(networks: Networks, picture: RgbPicture, place: TextPlace) {
  const length = Math.min(place.length, TAIL_HEIGHTS * place.height)
  const shift = (place.length - length) / 2
  const [x, y] = place.centre
  const centre: TextPlace['centre'] = [x + shift * Math.cos(place.angle), y + shift * Math.sin(place.angle)]
  return readTextPlace(networks.recognize, picture, { ...place, centre, length }, TAIL_STRETCH)
}

function spell(classes: readonly number[], dictionary: readonly string[]): string {
  return classes
    .map((letter) => dictionary[letter] ?? '')
    .join('')
    .trim()
}

/** Confidence of the recogniser below which a place is a texture and no writing. */
const NOT_WORDS = 0.35

async function enlarge({ rgba, widthPx, heightPx }: PicturePixels): Promise<{ picture: RgbPicture; factor: number }> {
  const factor = Math.min(ENLARGED_MAX, SIDE_PX / Math.max(widthPx, heightPx))
  const { data, info } = await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(Math.round(widthPx * factor), Math.round(heightPx * factor), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { picture: { rgb: data, widthPx: info.width, heightPx: info.height }, factor }
}

function scaled({ centre: [x, y], length, height, ...rest }: TextPlace, factor: number): TextPlace {
  return { ...rest, centre: [x / factor, y / factor], length: length / factor, height: height / factor }
}

function boxOf(
  { centre, angle, length, height }: TextPlace,
  { widthPx, heightPx }: PicturePixels,
): { box: Box; heightPx: number } {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [width, tall] = [length * cos + height * sin, length * sin + height * cos]
  const x = Math.max(0, centre[0] - width / 2)
  const y = Math.max(0, centre[1] - tall / 2)
  const box = { x, y, width: Math.min(width, widthPx - x), height: Math.min(tall, heightPx - y) }
  return { box, heightPx: height }
}
