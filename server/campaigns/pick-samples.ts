import { type CampaignSample, type SampleReason, SAMPLES_MAX } from '#contract/campaign-samples.ts'

/** What is known of a product before any photo of it is fetched. */
export interface SampleCandidate {
  place: number
  name: string
  price: string | null
  discount: string | null
  /** Of its first photo in pixels; null for one that is not kept yet. */
  photoPx: number | null
}

/** With a shorter side below this a photo is blurred on a poster of 1080 pixels. */
const SMALL_PHOTO_PX = 600

/** How much a product is of what it is picked for; undefined where it is not that at all. */
type Measure = (candidate: SampleCandidate) => number | undefined

/** In the order in which they are looked for. */
const MEASURES: Record<Exclude<SampleReason, 'another'>, Measure> = {
  longestName: ({ name }) => lettersOf(name),
  onSale: ({ discount }) => (discount === null ? undefined : lettersOf(discount)),
  withoutPrice: ({ price }) => (price === null ? 1 : undefined),
  smallPhoto: ({ photoPx }) => (photoPx !== null && photoPx < SMALL_PHOTO_PX ? -photoPx : undefined),
  longestPrice: ({ price }) => (price === null ? undefined : lettersOf(price)),
  shortestName: ({ name }) => -lettersOf(name),
}

/** Those in which all products being alike says nothing of any of them. */
const COMPARED: readonly SampleReason[] = ['longestName', 'longestPrice', 'shortestName']

/**
 * Up to six of a list's products that show its range, each with what it is there for; of equals the first in the list. What is left of the
 * six is filled from all over the list. The same list gives the same ones.
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

/** So many of them, as far from each other as they can be: the middle one of each equal part of the list. */
function spread(candidates: readonly SampleCandidate[], count: number): SampleCandidate[] {
  if (candidates.length <= count) return [...candidates]
  return Array.from(
    { length: count },
    (_, index) => candidates[Math.floor(((index + 0.5) * candidates.length) / count)]!,
  )
}
