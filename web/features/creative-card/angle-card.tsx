import type { AdDistance } from '#contract/ads/distance.ts'
import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { nameOfAngle } from '#web/features/creative-card/distance-text.ts'
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
  const name = nameOfAngle(angle.angle)
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
      {sketch && <Difference {...sketch} />}
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

/** Describes the difference from the nearest sketch. */
function Difference({ differences }: Pick<NonNullable<ExperimentAngle['sketch']>, 'differences'>) {
  const nearest = findNearest(differences)
  if (!nearest) return <p className={styles.note}>{t('There is no other one to compare it with.')}</p>
  const { to, distance } = nearest
  const values = { name: nameOfAngle(to), distance: distance.total }
  return distance.isTooAlike ? (
    <p className={styles.alike}>
      {t(
        'Too alike: only {distance} of 100 from {name}. People would take the two for one ad: keep one of them.',
        values,
      )}
    </p>
  ) : (
    <p className={styles.note}>{t('Most like {name}: {distance} of 100 apart.', values)}</p>
  )
}

/** Finds the nearest of the ads that a sketch is compared with. */
export function findNearest<Compared extends { distance: AdDistance }>(
  differences: readonly Compared[],
): Compared | undefined {
  return differences.toSorted((one, other) => one.distance.total - other.distance.total)[0]
}
