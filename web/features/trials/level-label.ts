import { levelLetter, type TrialFactor } from '#contract/ads/trials/factors.ts'
import { t } from '#web/i18n/i18n.ts'

/** Gives the label of a version with the letter that it has in the names of pictures. */
export function levelLabel(factor: TrialFactor, labels: readonly string[], at: number): string {
  return `${levelLetter(at)} · ${wordsOf(factor, labels, at)}`
}

/** The server's own words are for the names of pictures, which have one language. */
function wordsOf(factor: TrialFactor, labels: readonly string[], at: number): string {
  if (at === 0) return t('as it is')
  if (factor === 'photo') return t('photo {place}', { place: at + 1 })
  return factor === 'side' ? t('other side') : labels[at]!
}
