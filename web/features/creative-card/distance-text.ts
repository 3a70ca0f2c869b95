import { ANGLES } from '#contract/ads/angles.ts'
import { type AdDistance, DISTANCE_PARTS } from '#contract/ads/distance.ts'
import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { translated, t } from '#web/i18n/i18n.ts'

/** Names an ad of a test by its angle. */
export function nameOfAngle(angle: ExperimentAngle['angle'] | 'ad'): string {
  const known = ANGLES.find(({ id }) => id === angle)
  return known ? translated(known.name) : t('your ad')
}

/** Lists the parts of a distance, such as "Picture 12 · Colors 4"; a line ends after a dot only. */
export function describeParts({ parts }: AdDistance): string {
  return DISTANCE_PARTS.flatMap(({ id, name }) => {
    const value = parts[id]
    return value === undefined ? [] : `${translated(name)}\u00a0${value}`
  }).join('\u00a0· ')
}
