import { type CampaignSample, type SampleReason, SAMPLES_MAX } from '#contract/catalogue/campaign-samples.ts'

/** The facts about a product before any photo of it is fetched. */
export interface SampleCandidate {
  place: number
  name: string
  price: string | null
  discount: string | null
  /** Shorter side of its first photo in pixels; null for one that is not stored yet. */
  photoPx: number | null
}

/** Shorter side below which a photo is blurred on a poster of 1080 pixels. */
const SMALL_PHOTO_PX = 600

/** Measures how well a product fits a reason, or returns undefined if it does not fit at all. */
type Measure = (candidate: SampleCandidate) => number | undefined

/** Measures in the order in which samples are looked for. */
const MEASURES: Record<Exclude<SampleReason, 'another'>, Measure> = {
  longestName: ({ name }) => lettersOf(name),
  onSale: ({ discount }) => (discount === null ? undefined : lettersOf(discount)),
  withoutPrice: ({ price }) => (price === null ? 1 : undefined),
  smallPhoto: ({ photoPx }) => (photoPx !== null && photoPx < SMALL_PHOTO_PX ? -photoPx : undefined),
  longestPrice: ({ price }) => (price === null ? undefined : lettersOf(price)),
  shortestName: ({ name }) => -lettersOf(name),
}

/** Measures that say nothing about any product if all products are equal. */
const COMPARED: readonly SampleReason[] = ['longestName', 'longestPrice', 'shortestName']

/**
 * Picks up to six products of a list that show its range, each with its reason; among equals the first in the list. The
 * rest of the six are filled from all over the list. The same list gives the same samples.
 */
export function pickSamples(candidates: readonly SampleCandidate[]): CampaignSample[] {
  const picked = new Map<number, CampaignSample>()
  const pick = ({ place, name }: SampleCandidate, why: SampleReason) => picked.set(place, { place, name, why })
  for (const [why, measure] of Object.entries(MEASURES) as [Exclude<SampleReason, 'another'>, Measure][]) {
    if (COMPARED.includes(why) && areAlike(candidates, measure)) continue
    const most = findMost(
      candidates.filter(({ place }) => !picked.has(place)),
      measure,
    )
    if (most) pick(most, why)
  }
  const others = candidates.filter(({ place }) => !picked.has(place))
  for (const other of spread(others, SAMPLES_MAX - picked.size)) pick(other, 'another')
  return [...picked.values()]
}

function lettersOf(text: string): number {
  return [...text].length
}

function areAlike(candidates: readonly SampleCandidate[], measure: Measure): boolean {
  return new Set(candidates.flatMap((candidate) => measure(candidate) ?? [])).size < 2
}

function findMost(candidates: readonly SampleCandidate[], measure: Measure): SampleCandidate | undefined {
  let most: { candidate: SampleCandidate; value: number } | undefined
  for (const candidate of candidates) {
    const value = measure(candidate)
    if (value !== undefined && (!most || value > most.value)) most = { candidate, value }
  }
  return most?.candidate
}

/** Picks a number of candidates as far from each other as possible: the middle one of each equal part of the list. */
function spread(candidates: readonly SampleCandidate[], count: number): SampleCandidate[] {
  if (candidates.length <= count) return [...candidates]
  return Array.from(
    { length: count },
    (_, index) => candidates[Math.floor(((index + 0.5) * candidates.length) / count)]!,
  )
}
