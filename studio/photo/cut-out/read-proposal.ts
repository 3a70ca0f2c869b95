import type { Box } from '#contract/ads/report.ts'
import { type Mask, unsureShare } from '../pixels/mask.ts'
import type { Side } from '../photo-study.ts'
import { findRegions, type Grid } from '../ground/regions.ts'

/** The position of a proposed subject in a photo. */
export interface ProposedPlace {
  /** Box in source pixels. */
  box: Box
  /** Share of the photo's area, 0 to 1. */
  share: number
  /** The sides of the photo that cut it off. */
  touches: Side[]
}

/** A pixel counts as proposed above this value. */
const OWN = 127

/** A proposal is a guess if a larger share than this lies between yes and no, among all that is not a clear no. */
const MAX_UNSURE_SHARE = 0.3

/** A part counts if it has this share of the largest. */
const PART_SHARE = 0.1

/** A side cuts the subject off if the subject has this share of the side's length. */
const TOUCHING_SHARE = 0.02

/**
 * Reads from the proposal alone where a photo's subject is. Returns undefined if the proposal is no more than a guess.
 */
export function readProposal(proposal: Mask, { widthPx, heightPx }: Grid): ProposedPlace | undefined {
  const { data } = proposal
  const parts = findRegions(proposal, (at) => data[at]! > OWN)
  const [main] = parts
  if (!main || unsureShare(data) > MAX_UNSURE_SHARE) return undefined
  const shown = parts.filter(({ pixels }) => pixels.length >= PART_SHARE * main.pixels.length)
  const [scaleX, scaleY] = [widthPx / proposal.widthPx, heightPx / proposal.heightPx]
  const x = Math.floor(Math.min(...shown.map(({ left }) => left)) * scaleX)
  const y = Math.floor(Math.min(...shown.map(({ top }) => top)) * scaleY)
  const right = Math.ceil((Math.max(...shown.map((part) => part.right)) + 1) * scaleX)
  const bottom = Math.ceil((Math.max(...shown.map((part) => part.bottom)) + 1) * scaleY)
  return {
    box: { x, y, width: Math.min(widthPx, right) - x, height: Math.min(heightPx, bottom) - y },
    share: shown.reduce((sum, { pixels }) => sum + pixels.length, 0) / data.length,
    touches: sidesTouched(proposal),
  }
}

function sidesTouched({ data, widthPx, heightPx }: Mask): Side[] {
  const along = (length: number, at: (k: number) => number): boolean => {
    let count = 0
    for (let k = 0; k < length; k += 1) if (data[at(k)]! > OWN) count += 1
    return count > TOUCHING_SHARE * length
  }
  const sides: Side[] = []
  if (along(widthPx, (x) => x)) sides.push('top')
  if (along(heightPx, (y) => y * widthPx + widthPx - 1)) sides.push('right')
  if (along(widthPx, (x) => (heightPx - 1) * widthPx + x)) sides.push('bottom')
  if (along(heightPx, (y) => y * widthPx)) sides.push('left')
  return sides
}
