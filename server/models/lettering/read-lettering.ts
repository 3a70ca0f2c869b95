import type { RgbPicture } from './picture.ts'
import sharp from 'sharp'
import { detectPlaces, type TextPlace } from './detect-places.ts'
import { type Networks, openNetworks } from './networks.ts'
import { type Reading, readTextPlace } from './read-place.ts'

let networks: Promise<Networks> | undefined

/** Loads the neural networks, which takes a second or two: call it while something else takes its time anyway. */
export function warmUp(): Promise<Networks> {
  return (networks ??= openNetworks())
}

/**
 * Returns true if a picture has lettering, in any script: a detector finds places, and a recogniser tells letters from
 * leaves.
 */
export async function readLettering(encoded: Uint8Array): Promise<boolean> {
  const { detect, recognize } = await warmUp()
  const picture = await shrink(encoded)
  for (const place of await detectPlaces(detect, picture)) {
    if (isLine(place, picture) || isRead(await readTextPlace(recognize, picture, place))) return true
  }
  return false
}

/**
 * Longer side at which pictures are analysed. Letters of a fiftieth of it are still found, in half a second of one
 * core.
 */
const SIDE_PX = 640

async function shrink(encoded: Uint8Array): Promise<RgbPicture> {
  const { data, info } = await sharp(encoded)
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: data, widthPx: info.width, heightPx: info.height }
}

/** Bounds from the labelled set (npm run bench:models), which no leaf, shelf or brush stroke reached there. */
const LETTERS_MIN = 2
const READ_SURE = 0.65
/** Confidence for a single letter, which has to be beyond doubt: a twig may look like an l. */
const LETTER_SURE = 0.9

function isRead({ letters, sure }: Reading): boolean {
  return sure >= (letters >= LETTERS_MIN ? READ_SURE : LETTER_SURE)
}

/** Confidence for a line of another script, which is recognised by its form: the recogniser reads Latin and Chinese. */
const LINE_SURE = 0.97
const LINE_ASPECT = 2.1
/** Highest line, as a share of the longer side: a row of books has that form too, and is higher. */
const LINE_HEIGHT_MAX = 0.12

function isLine({ sure, length, height }: TextPlace, { widthPx, heightPx }: RgbPicture): boolean {
  return sure >= LINE_SURE && length >= LINE_ASPECT * height && height <= LINE_HEIGHT_MAX * Math.max(widthPx, heightPx)
}
