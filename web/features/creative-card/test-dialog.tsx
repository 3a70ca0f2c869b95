import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SketchedAngle as Sketched } from '#contract/ad-test.ts'
import { ANGLES } from '#contract/angles.ts'
import { testSketchesQuery, useKeepSketch } from '#web/api/ad-test.ts'
import { useCredits } from '#web/api/credits.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { useRoomForAds } from '#web/features/creative-card/room-for-ads.ts'
import { SketchedAngle } from '#web/features/creative-card/sketched-angle.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from '#web/features/creative-card/test-dialog.module.css'

interface TestDialogProps {
  creativeId: string
  open: boolean
  onClose: () => void
}

/** An ad from three angles. What keeping one costs stands before them. */
export function TestDialog({ creativeId, open, onClose }: TestDialogProps) {
  const navigate = useNavigate()
  const credits = useCredits()
  const { planId, wall, count } = useRoomForAds()
  const isFull = wall !== undefined
  const price =
    credits?.unlimited === false
      ? `uses 1 of your ${credits.adGeneration} credits and counts as an ad`
      : 'counts as an ad'
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      width="lg"
      title="Make 3 to test"
      description={
        isFull
          ? `Looking is free. ${wall} Deleting one in your gallery makes room to keep one of these.`
          : `Looking is free. Each one that you keep ${price}${count}.`
      }
      footer={
        isFull &&
        planId === 'free' && (
          <Button variant="primary" onClick={() => void navigate('/subscription')}>
            View Plans
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
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.test}>
      <output className={styles.note}>
        {data && !isFetching ? sayHowMany(data.angles) : 'Sketching three ads. It takes a few seconds.'}
      </output>
      {refusal && <p role="alert">{errorSentence(refusal)}</p>}
      <ul className={styles.angles}>
        {data
          ? data.angles.map((angle) => (
              <SketchedAngle
                key={angle.angle}
                angle={angle}
                cost={isPaid ? ' for 1 credit' : ''}
                isFull={isFull}
                isKeeping={isPending && variables.angle === angle.angle}
                isWaiting={isPending || isFetching}
                onKeep={(seed) => mutate({ angle: angle.angle, seed })}
              />
            ))
          : ANGLES.map(({ id, name }) => (
              <li key={id} className={styles.angle}>
                <h3>{name}</h3>
                <Skeleton className={styles.picture} />
              </li>
            ))}
      </ul>
      {data?.angles.some(({ sketch }) => sketch) && (
        <p className={styles.note}>Ads that look almost the same are not shown: a test needs ads that differ.</p>
      )}
    </div>
  )
}

/** Empty where all three are there. */
function sayHowMany(angles: readonly Sketched[]): string {
  const count = angles.filter(({ sketch }) => sketch !== null).length
  if (count === angles.length) return ''
  return `${['None', 'One', 'Two'][count]} of three can be made for now. What is missing says what would help.`
}
