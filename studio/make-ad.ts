import type { FormatId } from '#contract/formats.ts'
import { type AdFields, makeBrief } from './brief/brief.ts'
import { type Ad, composeAd, type StudioStage } from './compose-ad.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import type { Mood } from './inspiration/mood.ts'
import type { FamilyHistory } from './layout/rank-families.ts'
import { type AdPhoto, asWanted } from './photo/ad-photo.ts'
import type { Typesetter } from './type/typesetter.ts'

export interface AdInput {
  ad: AdFields
  /** The product photos in the ad's order; the first is the hero. At least one. */
  photos: readonly AdPhoto[]
  /** What the inspiration images have in common, from readMood and mixMoods. */
  mood?: Mood | undefined
  format: FormatId
  /** Any 31-bit number. The same input and seed give the same bytes. */
  seed: number
  /** What was made for this ad before: Regenerate shows another composition, and a further format joins its campaign. */
  history?: FamilyHistory | undefined
  typesetter: Typesetter
  onStage?: (stage: StudioStage) => void
}

/** brief -> direction -> layout -> paint -> inspect. Throws when no composition passes the inspection. */
export async function makeAd(input: AdInput): Promise<Ad> {
  const { ad, mood, format, seed, history, typesetter, onStage } = input
  const photos = input.photos.map(asWanted)
  onStage?.('brief')
  const brief = makeBrief(ad, seed)
  onStage?.('direction')
  const direction = chooseDirection(brief, photos[0]!.study, { format, seed, mood })
  const made = await composeAd({ direction, format, photos, seed, history, typesetter, onStage })
  // So that it stays whole when something else is changed on the finished ad.
  return input.photos[0]!.keepWhole ? { ...made, layout: { ...made.layout, shown: { hero: 0, whole: true } } } : made
}
