import { findSubject } from '#server/pictures/subject/find-subject.ts'
import {
  cutOutAnyway,
  type Mask,
  type PhotoStudy,
  type Pixels,
  type Refusal,
  scaleMask,
  studyPhoto,
} from '#studio/index.ts'
import { measureCost } from '../cost.ts'

/** A photo's result by one way of cutting out. */
export interface Cut {
  /** The matte at the photo's size, even if it was refused; undefined if nothing was found. */
  matte: Pixels | undefined
  /** An ad would show it by default. */
  isTrusted: boolean
  /** The reason why it would not. */
  because?: Refusal | undefined
  processorSeconds: number
}

export const PEERS = ['ours', 'ground alone', 'network alone'] as const
export type Peer = (typeof PEERS)[number]

/**
 * Cuts a photo out by each method. Ours is what the studio does. Beside it stand, in the same run, its method before it
 * had a neural network, which it still uses without one, and the network's raw mask. Without a network the last is
 * missing.
 */
export async function cutByAll(photo: Pixels): Promise<Partial<Record<Peer, Cut>>> {
  let proposal: Mask | undefined
  const searchedMs = (await measureCost(async () => (proposal = await findSubject(photo)))).cpuMs
  const bare = proposal && {
    matte: maskProposed(photo, proposal),
    isTrusted: true,
    processorSeconds: searchedMs / 1000,
  }
  return {
    ours: await study(photo, proposal, searchedMs),
    'ground alone': await study(photo),
    ...(bare && { 'network alone': bare }),
  }
}

/** Studies a photo, and measures the cost. A matte that it refuses is extracted afterwards, for this comparison. */
async function study(photo: Pixels, proposal?: Mask, searchedMs = 0): Promise<Cut> {
  let found: PhotoStudy | undefined
  const { cpuMs } = await measureCost(async () => (found = studyPhoto(photo, proposal)))
  const shown = cutOutAnyway({ pixels: photo, study: found! })
  return {
    matte: shown.treatment === 'cutout' ? placeProduct(shown) : undefined,
    isTrusted: found!.treatment === 'cutout',
    because: found!.refused?.because,
    processorSeconds: (cpuMs + searchedMs) / 1000,
  }
}

function placeProduct({ product, productBox, widthPx, heightPx }: PhotoStudy): Pixels {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < product!.heightPx; y += 1) {
    const row = product!.data.subarray(y * product!.widthPx * 4, (y + 1) * product!.widthPx * 4)
    data.set(row, ((productBox!.y + y) * widthPx + productBox!.x) * 4)
  }
  return { data, widthPx, heightPx }
}

function maskProposed(photo: Pixels, proposal: Mask): Pixels {
  const mask = scaleMask(proposal, photo)
  const data = new Uint8ClampedArray(photo.data)
  for (let at = 0; at < mask.data.length; at += 1) data[at * 4 + 3] = mask.data[at]!
  return { ...photo, data }
}
