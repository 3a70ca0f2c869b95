import { intersectionOverUnion } from '../basics/boxes.ts'
import type { Box } from '../layers/box.ts'
import { decodePhoto } from '../photo/pixels/decode-photo.ts'
import type { Layout } from '../layers/layout.ts'
import type { Ad } from '../make-ad/make-ad.ts'
import { hammingDistance, perceptualHash } from './perceptual-hash.ts'
import { placedBoxes } from './placed-boxes.ts'

/** The features by which two ads are compared. */
export interface SeenAd {
  hash: bigint
  boxes: Box[]
}

export async function seeAd({ jpeg, layout }: Pick<Ad, 'jpeg'> & { layout: Pick<Layout, 'layers'> }): Promise<SeenAd> {
  return { hash: perceptualHash(await decodePhoto(jpeg)), boxes: placedBoxes(layout) }
}

export interface Difference {
  /** Number of differing bits among the 64 of the pictures' perceptual hashes. */
  bits: number
  /** Number of the first ad's texts and picture whose place is empty in the other ad. */
  moved: number
  parts: number
}

/**
 * Two ads are the same when at most SAME_BITS of their hashes differ and each box overlaps one of the other ad by
 * SAME_BOX (intersection over union).
 */
const SAME_BITS = 6
const SAME_BOX = 0.8

export function compareAds(first: SeenAd, second: SeenAd): Difference {
  const { boxes } = first
  return { bits: hammingDistance(first.hash, second.hash), moved: countMoved(boxes, second.boxes), parts: boxes.length }
}

function countMoved(boxes: readonly Box[], others: readonly Box[]): number {
  return boxes.filter((box) => !others.some((other) => intersectionOverUnion(box, other) >= SAME_BOX)).length
}

/** Returns true if every text and the picture of the one stand where those of the other do. */
export function standAlike(boxes: readonly Box[], others: readonly Box[]): boolean {
  return boxes.length === others.length && countMoved(boxes, others) === 0
}

/** Returns true if a passer-by would take the two for one ad. */
export function areAlike(first: SeenAd, second: SeenAd): boolean {
  return hammingDistance(first.hash, second.hash) <= SAME_BITS && standAlike(first.boxes, second.boxes)
}
