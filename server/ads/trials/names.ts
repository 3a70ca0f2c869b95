import { type FormatId, getFormat } from '#contract/formats.ts'
import { TRIAL_FACTORS } from '#contract/ads/trials/factors.ts'
import type { SentTrialFactor } from '#contract/ads/trials/trial.ts'
import { fitField, formatTrialName } from '#contract/ads/trials/trial-name.ts'
import type { TrialRow } from './store.ts'

/** Bytes of the fields of a name, so that a file name has at most 255 in all. */
const BRAND_BYTES = 40
const CAMPAIGN_BYTES = 40
const LEVELS_BYTES = 96

/** Returns the name of a picture, under which it is uploaded and which the platform's report gives back. */
export function nameOfPicture(trial: Omit<TrialRow, 'id' | 'creativeId' | 'createdAt'>, run: number, format: FormatId) {
  const { widthPx, heightPx } = getFormat(format)
  const levels = trial.runs[run]!
  const bytes = Math.floor(LEVELS_BYTES / trial.factors.length)
  return formatTrialName({
    brand: fitField(trial.brand, BRAND_BYTES),
    campaign: fitField(trial.campaign, CAMPAIGN_BYTES),
    factors: trial.factors.map(({ factor }, at) => ({
      factor: factor === 'callToAction' ? 'action' : factor,
      level: fitField(`${letterOf(levels[at]!)} ${trial.labels[at]![levels[at]!]!}`, bytes),
    })),
    widthPx,
    heightPx,
    version: trial.version,
  })
}

/** Tells levels apart whose labels are cut: A is the ad as it is. */
function letterOf(level: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + level)
}

/** Label of the ad as it is. */
const OWN_LABEL = 'as it is'

/** Returns short labels of a factor's levels, the ad as it is first. */
export function labelsOf(sent: SentTrialFactor): string[] {
  switch (sent.factor) {
    case 'price':
      return [
        OWN_LABEL,
        ...sent.levels.map(({ price, oldPrice, badge }) => {
          const words = [
            price,
            oldPrice && `was ${oldPrice}`,
            oldPrice === null && 'no old price',
            badge,
            badge === null && 'no badge',
          ]
          return words.filter(Boolean).join(', ')
        }),
      ]
    case 'photo':
      return [OWN_LABEL, ...sent.levels.map((_, at) => `photo ${at + 2}`)]
    case 'side':
      return [OWN_LABEL, 'other side']
    default:
      return [OWN_LABEL, ...sent.levels]
  }
}

/** Returns the name of a factor for users, in lower case. */
export function factorName(id: SentTrialFactor['factor']): string {
  return TRIAL_FACTORS.find((one) => one.id === id)!.name.toLowerCase()
}
