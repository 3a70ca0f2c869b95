import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { ANGLES } from '#contract/ads/angles.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/features/creative-card/test-dialog.module.css'
import { translated, t } from '#web/i18n/i18n.ts'

interface AngleCardProps {
  angle: ExperimentAngle
  /** Set if keeping the sketch takes a credit. */
  isPaid: boolean
  isFull: boolean
  isKeeping: boolean
  isWaiting: boolean
  onKeep: (seed: number) => void
}

/** An angle of an ad: its sketch, its difference from the nearest other one and its buttons; or why there is none. */
export function AngleCard({ angle, isPaid, isFull, isKeeping, isWaiting, onKeep }: AngleCardProps) {
  const { sketch, headline, why, keptAs } = angle
  const name = nameOf(angle.angle)
  return (
    <li className={styles.angle}>
      <h3>{name}</h3>
      {sketch ? (
        <img
          className={styles.picture}
          src={sketch.picture}
          alt={t('Sketch that begins with “{headline}”', { headline: headline ?? '' })}
          width={360}
          height={360}
        />
      ) : (
        <p className={styles.none}>{why && translated(why)}</p>
      )}
      {sketch && <p className={styles.note}>{describeDifference(sketch)}</p>}
      {keptAs ? (
        <ButtonLink to={`/creatives/${keptAs}`} size="sm" fullWidth aria-label={t('Kept: open it, {name}', { name })}>
          {t('Kept: open it')}
        </ButtonLink>
      ) : (
        sketch &&
        !isFull && (
          <Button
            size="sm"
            fullWidth
            aria-label={isPaid ? t('Keep for 1 credit: {name}', { name }) : t('Keep: {name}', { name })}
            loading={isKeeping}
            loadingLabel={t('Keeping...')}
            disabled={isWaiting}
            onClick={() => onKeep(sketch.seed)}
          >
            {isPaid ? t('Keep for 1 credit') : t('Keep')}
          </Button>
        )
      )}
    </li>
  )
}

function nameOf(angle: ExperimentAngle['angle'] | 'ad'): string {
  const known = ANGLES.find(({ id }) => id === angle)
  return known ? translated(known.name) : t('your ad')
}

/** Describes the difference from the nearest sketch. */
function describeDifference({ differences }: NonNullable<ExperimentAngle['sketch']>): string {
  const [nearest] = differences.toSorted((one, other) => one.bits - other.bits)
  if (!nearest) return t('There is no other one to compare it with.')
  const { to, bits, moved, parts } = nearest
  const values = { name: nameOf(to), moved, total: parts }
  if (bits >= CLEARLY_OTHER_BITS)
    return moved === parts
      ? t('Most like {name}, but looks clearly different: all {total} parts are in another place.', values)
      : t('Most like {name}, but looks clearly different: {moved} of {total} parts are in another place.', values)
  return moved === parts
    ? t('Most like {name}, but looks somewhat different: all {total} parts are in another place.', values)
    : t('Most like {name}, but looks somewhat different: {moved} of {total} parts are in another place.', values)
}

/** Number of differing bits, of the 64 of a picture's fingerprint, from which nobody takes two ads for one. */
const CLEARLY_OTHER_BITS = 16
