import { readFile } from 'node:fs/promises'
import type { AdDistance } from '#contract/ads/distance.ts'
import {
  type AdTraits,
  decodeForLikeness,
  inShares,
  measureDistance,
  seeAdTraits,
  seePictureTraits,
  type TraitsSource,
} from '#studio/likeness.ts'
import { damagedPicture } from '#server/pictures/images/prepare-picture.ts'
import { decodeForChecks } from './look.ts'
import { readWords } from './read-words.ts'
import type { PictureOnDisk } from './receive-picture.ts'
import { requireSmall } from './require-small.ts'

export interface CompareTask {
  /** Finished pictures of the ad; at least one. */
  own: readonly TraitsSource[]
  others: readonly (TraitsSource | PictureOnDisk)[]
  /** A name for sentences about what cannot be read. */
  name: string
}

/** The picture of the ad that is nearest to another picture, and how far away it is. */
export interface NearestPicture {
  /** Index among the ad's own pictures. */
  own: number
  distance: AdDistance
}

/** Returns the nearest of an ad's pictures to each other picture. Throws an AppError for a file that cannot be read. */
export async function compareAdPictures({ own, others }: CompareTask): Promise<NearestPicture[]> {
  const ours: AdTraits[] = []
  for (const picture of own) ours.push(await seeAdTraits(picture))
  const nearest: NearestPicture[] = []
  for (const other of others) {
    const theirs = 'path' in other ? await seeUploaded(other) : await seeAdTraits(other)
    nearest.push(findNearest(ours, theirs))
  }
  return nearest
}

function findNearest(ours: readonly AdTraits[], theirs: AdTraits): NearestPicture {
  const distances = ours.map((ad) => measureDistance(ad, theirs))
  const smallest = Math.min(...distances.map(({ total }) => total))
  const own = distances.findIndex(({ total }) => total === smallest)
  return { own, distance: distances[own]! }
}

/** Reads what there is to see in a picture whose layout nobody knows: its words are found and read. */
async function seeUploaded({ path, name }: PictureOnDisk): Promise<AdTraits> {
  const file = await readFile(path)
  await requireSmall(file, name)
  const { pixels } = await decodeForChecks(file, name)
  const lines = await readWords(pixels)
  const small = await decodeForLikeness(file).catch(() => Promise.reject(damagedPicture(name)))
  return {
    picture: seePictureTraits(small),
    layout: { words: lines.map(({ box }) => inShares(box, pixels)) },
    words: lines.map(({ text }) => text).join(' '),
  }
}
