import type { Box } from '../layers/box.ts'
import { decodePhoto } from '../photo/pixels/decode-photo.ts'
import type { Layout } from '../layers/layout.ts'
import type { Ad } from '../make-ad/make-ad.ts'
import { hammingDistance, perceptualHash } from './perceptual-hash.ts'
import { intersectionOverUnion, placedBoxes } from './placed-boxes.ts'

/** What two ads are compared by. */
export interface SeenAd {
  hash: bigint
  boxes: Box[]
}

export async function seeAd({ jpeg, layout }: Pick<Ad, 'jpeg'> & { layout: Pick<Layout, 'layers'> }): Promise<SeenAd> {
  return { hash: perceptualHash(await decodePhoto(jpeg)), boxes: placedBoxes(layout) }
}

export interface Difference {
  /** Of the 64 bits of the pictures' perceptual hashes, those that differ. */
  bits: number
  /** Of the first one's texts and picture, those that stand where nothing of the other does. */
  moved: number
  parts: number
}

/** Two ads are the same when they look so nearly alike and their boxes lie so nearly alike. */
const SAME_BITS = 6
const SAME_BOX = 0.8

export function compareAds(first: SeenAd, second: SeenAd): Difference {
  const { boxes } = first
  return { bits: hammingDistance(first.hash, second.hash), moved: countMoved(boxes, second.boxes), parts: boxes.length }
}

function countMoved(boxes: readonly Box[], others: readonly Box[]): number {
  return boxes.filter((box) => !others.some((other) => intersectionOverUnion(box, other) >= SAME_BOX)).length
}

/** Every text and the picture of the one stand where those of the other do. */
export function standAlike(boxes: readonly Box[], others: readonly Box[]): boolean {
  return boxes.length === others.length && countMoved(boxes, others) === 0
}

/** They are one ad to whoever passes by. */
export function areAlike(first: SeenAd, second: SeenAd): boolean {
  return hammingDistance(first.hash, second.hash) <= SAME_BITS && standAlike(first.boxes, second.boxes)
}
