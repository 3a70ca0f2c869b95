import type { SketchedAngle as Sketched } from '#contract/ad-test.ts'
import { ANGLES } from '#contract/angles.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '#web/features/creative-card/test-dialog.module.css'
import { t } from '#web/i18n/i18n.ts'

interface SketchedAngleProps {
  angle: Sketched
  /** What keeping it takes, after the word. */
  cost: string
  isFull: boolean
  isKeeping: boolean
  isWaiting: boolean
  onKeep: (seed: number) => void
}

/** One angle of an ad: its sketch, how far it is from the nearest other one, and what is to be done with it; or why there is none. */
export function SketchedAngle({ angle, cost, isFull, isKeeping, isWaiting, onKeep }: SketchedAngleProps) {
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
        <p className={styles.none}>{why}</p>
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
            aria-label={`Keep${cost}: ${name}`}
            loading={isKeeping}
            loadingLabel={t('Keeping...')}
            disabled={isWaiting}
            onClick={() => onKeep(sketch.seed)}
          >
            {t('Keep{cost}', { cost })}
          </Button>
        )
      )}
    </li>
  )
}

function nameOf(angle: Sketched['angle'] | 'ad'): string {
  return ANGLES.find(({ id }) => id === angle)?.name ?? t('your ad')
}

/** From the one that is nearest to it. */
function describeDifference({ differences }: NonNullable<Sketched['sketch']>): string {
  const [nearest] = differences.toSorted((one, other) => one.bits - other.bits)
  if (!nearest) return t('There is no other one to compare it with.')
  const { to, bits, moved, parts } = nearest
  const stand =
    moved === parts ? t('all {parts} parts are', { parts }) : t('{moved} of {parts} parts are', { moved, parts })
  const looks = bits >= CLEARLY_OTHER_BITS ? t('looks clearly different') : t('looks somewhat different')
  return t('Most like {to}, but {looks}: {stand} in another place.', { to: nameOf(to), looks, stand })
}

/** Of the 64 of a picture's fingerprint: from here on nobody takes two ads for one. */
const CLEARLY_OTHER_BITS = 16
