import { Sparkles } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import styles from './recommended-look.module.css'

interface RecommendedLookProps {
  state: 'asking' | 'ready' | 'failed'
  /** Said once the recommendation has been taken. */
  why: string | undefined
  onTake: () => void
  onRetry: () => void
}

/** One click for whoever does not want to choose; everything can be changed afterwards. */
export function RecommendedLook({ state, why, onTake, onRetry }: RecommendedLookProps) {
  return (
    <section className={styles.recommended} aria-label="Recommendation">
      <Button
        icon={<Sparkles aria-hidden />}
        loading={state === 'asking'}
        loadingLabel="Looking at your photo..."
        onClick={state === 'failed' ? onRetry : onTake}
      >
        Recommended for this photo
      </Button>
      <output>
        {why && <p>{why} You can change everything.</p>}
        {!why && state === 'failed' && (
          <p>Your photo could not be looked at. Press the button to try again, or choose for yourself.</p>
        )}
        {!why && state !== 'failed' && <p>Not sure? One click chooses all four by your photo and your words.</p>}
      </output>
    </section>
  )
}
