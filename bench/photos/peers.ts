import { findSubject } from '#server/subject/find-subject.ts'
import { type Mask, type PhotoStudy, type Pixels, scaleMask, studyPhoto } from '#studio/index.ts'
import { costOf } from '../cost.ts'

/** What one way of cutting out makes of a photo. */
export interface Cut {
  /** As large as the photo; undefined where none is told, which is so for all that today's method refuses. */
  matte: Pixels | undefined
  /** Whether an ad would show it. */
  isTrusted: boolean
  processorSeconds: number
}

export const PEERS = ['ours', 'ground alone', 'network alone'] as const
export type Peer = (typeof PEERS)[number]

/**
 * Ours is what the studio does. Beside it stand, in the same run, what it did before it had a network, and still does without
 * one, and the network's mask as it is. Without a network the last is missing.
 */
export async function cutByAll(photo: Pixels): Promise<Partial<Record<Peer, Cut>>> {
  let proposal: Mask | undefined
  const searchedMs = (await costOf(async () => (proposal = await findSubject(photo)))).cpuMs
  const ours = await timed(() => cutOf(study(photo, proposal)))
  const before = await timed(() => cutOf(study(photo)))
  const bare = proposal && (await timed(() => ({ matte: keepProposed(photo, proposal!), isTrusted: true })))
  return {
    ours: { ...ours, processorSeconds: ours.processorSeconds + searchedMs / 1000 },
    'ground alone': before,
    ...(bare && { 'network alone': { ...bare, processorSeconds: bare.processorSeconds + searchedMs / 1000 } }),
  }
}

/** A study that asks no network yet leaves the proposal aside. */
const study: (photo: Pixels, proposal?: Mask) => PhotoStudy = studyPhoto

async function timed(cut: () => Omit<Cut, 'processorSeconds'>): Promise<Cut> {
  let made: Omit<Cut, 'processorSeconds'> | undefined
  const { cpuMs } = await costOf(async () => (made = cut()))
  return { ...made!, processorSeconds: cpuMs / 1000 }
}

function cutOf({ treatment, product, productBox, widthPx, heightPx }: PhotoStudy): Omit<Cut, 'processorSeconds'> {
  if (treatment !== 'cutout' || !product || !productBox) return { matte: undefined, isTrusted: false }
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < product.heightPx; y += 1) {
    const row = product.data.subarray(y * product.widthPx * 4, (y + 1) * product.widthPx * 4)
    data.set(row, ((productBox.y + y) * widthPx + productBox.x) * 4)
  }
  return { matte: { data, widthPx, heightPx }, isTrusted: true }
}

function keepProposed(photo: Pixels, proposal: Mask): Pixels {
  const mask = scaleMask(proposal, photo)
  const data = new Uint8ClampedArray(photo.data)
  for (let at = 0; at < mask.data.length; at += 1) data[at * 4 + 3] = mask.data[at]!
  return { ...photo, data }
}
