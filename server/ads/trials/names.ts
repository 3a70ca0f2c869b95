import { type FormatId, getFormat } from '#contract/formats.ts'
import { levelLetter } from '#contract/ads/trials/factors.ts'
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
      // The letter tells levels apart whose labels are cut.
      level: fitField(`${levelLetter(levels[at]!)} ${trial.labels[at]![levels[at]!]!}`, bytes),
    })),
    widthPx,
    heightPx,
    version: trial.version,
  })
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
