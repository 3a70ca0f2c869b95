import sharp from 'sharp'
import type { Box } from '#contract/ads/report.ts'
import { meanDifference } from '#server/ads/extras/mean-difference.ts'
import { boxError, inkBox, type NamedBox, type Picture, strongestInk } from './boxes.ts'
import type { Reading } from './readers.ts'
import type { WrittenAd } from './write-ads.ts'

/** Distance of a reader's view of an ad from the ad. */
export interface Comparison {
  ad: string
  /** Mean difference of color to the JPEG (CIEDE2000). */
  color: number
  /** Lines of text that the reader did not find; undefined if it reads no text. */
  lost: string[] | undefined
  lines: number
  /** Largest distance between the sides of a text's ink as shown and as painted, in pixels, with its text. */
  ink: Distance
  /** The same for the boxes that the reader names. */
  boxes: Distance | undefined
  /** Largest difference of the sizes of letters, in pixels. */
  size: number | undefined
}

export interface Distance {
  px: number
  name: string
}

export async function compare(ad: WrittenAd, { picture, words, boxes, sizesPx }: Reading): Promise<Comparison> {
  const shown = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { widthPx, heightPx } = ad.painted
  if (shown.info.width !== widthPx || shown.info.height !== heightPx)
    throw new Error(`${ad.name} is ${shown.info.width} x ${shown.info.height} instead of ${widthPx} x ${heightPx}`)
  const jpeg = await sharp(ad.jpeg).removeAlpha().raw().toBuffer()
  const rgb = await sharp(shown.data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  return {
    ad: ad.name,
    color: meanDifference(rgb, jpeg),
    lost: words === undefined ? undefined : ad.lines.filter((line) => !solid(words).includes(solid(line))),
    lines: ad.lines.length,
    ink: inkDistance(ad, { widthPx, heightPx, rgba: new Uint8ClampedArray(shown.data) }),
    boxes: boxes && farthest([...ad.texts, ...ad.pictures].map((own) => nearest(own, boxes))),
    size: sizesPx && Math.max(...ad.sizesPx.map((own) => sizeDifference(own, sizesPx))),
  }
}

/** Leaves out spaces, which programs for text add where letters are far apart. */
function solid(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}

function inkDistance({ texts, painted, textless }: WrittenAd, shown: Picture): Distance {
  return farthest(
    texts.map((text) => {
      const others = texts.filter((other) => other !== text).map(({ box }) => box)
      const question = { box: text.box, others, textless, strongest: strongestInk(painted, textless, text.box) }
      return { name: text.name, px: distance(inkBox(painted, question), inkBox(shown, question)) }
    }),
  )
}

/** A text that is not shown at all is as far off as can be. */
function distance(one: Box | undefined, other: Box | undefined): number {
  if (!one) return 0
  return other ? boxError(one, other) : Infinity
}

function nearest({ name, box }: NamedBox, boxes: readonly NamedBox[]): Distance {
  const same = boxes.filter((other) => other.name === name)
  return { name, px: Math.min(...same.map((other) => boxError(box, other.box)), Infinity) }
}

function farthest(distances: readonly Distance[]): Distance {
  return distances.reduce((far, one) => (one.px > far.px ? one : far), { px: 0, name: '' })
}

interface NamedSize {
  name: string
  sizePx: number
}

function sizeDifference({ name, sizePx }: NamedSize, sizes: readonly NamedSize[]): number {
  const same = sizes.filter((other) => other.name === name)
  return Math.min(...same.map((other) => Math.abs(other.sizePx - sizePx)), Infinity)
}
