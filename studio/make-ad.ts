import type { FormatId } from '#contract/formats.ts'
import { type AdFields, makeBrief } from './brief/brief.ts'
import { type Ad, composeAd, type StudioStage } from './compose-ad.ts'
import { chooseDirection } from './direction/choose-direction.ts'
import type { Mood } from './inspiration/mood.ts'
import type { FamilyHistory } from './layout/rank-families.ts'
import type { StudiedPhoto } from './paint/paint-layout.ts'
import type { Typesetter } from './type/typesetter.ts'

export interface AdInput {
  ad: AdFields
  /** The product photos in the ad's order; the first is the hero. At least one. */
  photos: readonly StudiedPhoto[]
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
  const { ad, photos, mood, format, seed, history, typesetter, onStage } = input
  onStage?.('brief')
  const brief = makeBrief(ad, seed)
  onStage?.('direction')
  const direction = chooseDirection(brief, photos[0]!.study, { format, seed, mood })
  return composeAd({ direction, format, photos, seed, history, typesetter, onStage })
}
