import { useQuery } from '@tanstack/react-query'
import type { ExperimentAngle } from '#contract/ads/experiment.ts'
import { ANGLES } from '#contract/ads/angles.ts'
import type { Credits } from '#contract/money/credits.ts'
import { testSketchesQuery, useKeepSketch } from '#web/api/ads/ad-test.ts'
import { useCredits } from '#web/api/money/credits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { type RoomForAds, useRoomForAds } from '#web/features/creative-card/room-for-ads.ts'
import { AngleCard, findNearest } from '#web/features/creative-card/angle-card.tsx'
import { nameOfAngle } from '#web/features/creative-card/distance-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from '#web/features/creative-card/test-dialog.module.css'
import { useNavigate } from '#web/router/router-view.tsx'
import { translated, t } from '#web/i18n/i18n.ts'

interface TestDialogProps {
  creativeId: string
  open: boolean
  onClose: () => void
}

/** Shows an ad from three angles, with the cost of keeping one above them. */
export function TestDialog({ creativeId, open, onClose }: TestDialogProps) {
  const navigate = useNavigate()
  const credits = useCredits()
  const { planId, limitMessage, room } = useRoomForAds()
  const isFull = limitMessage !== undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      width="lg"
      title={t('Make 3 to test')}
      description={
        isFull
          ? `${t('Looking is free.')} ${limitMessage} ${t('Deleting one in your gallery makes room to keep one of these.')}`
          : `${t('Looking is free.')} ${costSentence(credits, room)}`
      }
      footer={
        isFull &&
        planId === 'free' && (
          <Button variant="primary" onClick={() => void navigate('/subscription')}>
            {t('View Plans')}
          </Button>
        )
      }
    >
      <Sketches creativeId={creativeId} isFull={isFull} isPaid={credits?.unlimited === false} />
    </Dialog>
  )
}

function Sketches({ creativeId, isFull, isPaid }: { creativeId: string; isFull: boolean; isPaid: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(testSketchesQuery(creativeId))
  const { mutate, isPending, variables, error: refusal } = useKeepSketch(creativeId)
  if (error) {
    return (
      <div className={styles.failure}>
        <p role="alert">{errorSentence(error)}</p>
        <Button onClick={() => void refetch()} loading={isFetching}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.test}>
      <output className={styles.note}>
        {data && !isFetching ? describeMissing(data.angles) : t('Sketching three ads. It takes a few seconds.')}
      </output>
      {refusal && <p role="alert">{errorSentence(refusal)}</p>}
      <ul className={styles.angles}>
        {data
          ? data.angles.map((angle) => (
              <AngleCard
                key={angle.angle}
                angle={angle}
                isPaid={isPaid}
                isFull={isFull}
                isKeeping={isPending && variables.angle === angle.angle}
                isWaiting={isPending || isFetching}
                onKeep={(seed) => mutate({ angle: angle.angle, seed })}
              />
            ))
          : ANGLES.map(({ id, name }) => (
              <li key={id} className={styles.angle}>
                <h3>{translated(name)}</h3>
                <Skeleton className={styles.picture} />
              </li>
            ))}
      </ul>
      {data?.angles.some(({ sketch }) => sketch) && (
        <p className={styles.note}>
          {describeSmallest(data.angles)}{' '}
          {t('Ads that look almost the same are not shown: a test needs ads that differ.')}
        </p>
      )}
    </div>
  )
}

/** Gives the smallest distance of any two of the set; empty if there is nothing to compare. */
function describeSmallest(angles: readonly ExperimentAngle[]): string {
  const nearest = findNearest(
    angles.flatMap(({ angle, sketch }) => sketch?.differences.map((one) => ({ ...one, from: angle })) ?? []),
  )
  if (!nearest) return ''
  const { from, to, distance } = nearest
  return t('The smallest distance of this set is {distance} of 100, between {first} and {second}.', {
    distance: distance.total,
    first: nameOfAngle(from),
    second: nameOfAngle(to),
  })
}

/** Gives a sentence about missing angles; empty if all three are there. */
function describeMissing(angles: readonly ExperimentAngle[]): string {
  const count = angles.filter(({ sketch }) => sketch !== null).length
  if (count === angles.length) return ''
  return `${FEWER[count]} ${t('What is missing says what would help.')}`
}

const FEWER = [
  t('None of three can be made for now.'),
  t('One of three can be made for now.'),
  t('Two of three can be made for now.'),
]

/** Gives the cost of keeping one of them. */
function costSentence(credits: Credits | undefined, room: RoomForAds['room']): string {
  if (credits?.unlimited === false) {
    const { adGeneration } = credits
    return room
      ? t('Each one that you keep uses 1 of your {credits} credits and counts as an ad: you have {held} of {most}.', {
          credits: adGeneration,
          ...room,
        })
      : t('Each one that you keep uses 1 of your {credits} credits and counts as an ad.', { credits: adGeneration })
  }
  return room
    ? t('Each one that you keep counts as an ad: you have {held} of {most}.', room)
    : t('Each one that you keep counts as an ad.')
}
