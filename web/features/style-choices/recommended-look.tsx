import { Check, Sparkles } from 'lucide-react'
import type { LookAdvice } from '#contract/ads/look.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { Button } from '#web/ui/button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { MakeExactly, type Making } from './make-exactly.tsx'
import styles from './recommended-look.module.css'

interface RecommendedLookProps {
  state: 'asking' | 'ready' | 'failed'
  advice: LookAdvice | undefined
  /** Set if the choices equal the recommended ones. */
  isTaken: boolean
  /** The user's own ad in that look once it is painted, and the photo until then. */
  picture: { url: string; isPhoto: boolean } | undefined
  onTake: () => void
  /** Chooses the look and continues to the next step. */
  onChooseAndContinue: () => void
  onRetry: () => void
  isSaving: boolean
  making: Making
}

/**
 * The recommended look, for users who do not want to choose. It chooses nothing by itself, and everything can be
 * changed afterwards.
 */
export function RecommendedLook(props: RecommendedLookProps) {
  const { state, advice, isTaken, picture, onTake, onChooseAndContinue, onRetry, isSaving, making } = props
  return (
    <section className={styles.card} aria-label={t('Recommended for this photo')}>
      {picture && (
        <img
          className={picture.isPhoto ? styles.photo : undefined}
          src={picture.url}
          alt=""
          width={SKETCH_PX}
          height={SKETCH_PX}
        />
      )}
      <output className={styles.words}>
        <p className={styles.title}>
          <Sparkles aria-hidden /> {t('Recommended for this photo')}
        </p>
        {advice && <p>{translated(advice.why)}</p>}
        {state === 'asking' && <p>{t('Your photo and your words are being looked at.')}</p>}
        {state === 'failed' && <p>{t('Your photo could not be looked at. Try again, or choose for yourself.')}</p>}
      </output>
      {state === 'failed' ? (
        <Button onClick={onRetry}>{t('Try again')}</Button>
      ) : (
        <div className={styles.actions}>
          <Button disabled={state === 'asking' || isSaving} onClick={onChooseAndContinue}>
            {t('Use this look and continue')}
          </Button>
          <Button
            size="sm"
            icon={isTaken && <Check aria-hidden />}
            loading={state === 'asking'}
            loadingLabel={t('Looking at your photo...')}
            onClick={onTake}
          >
            {isTaken ? t('In use') : t('Use this look')}
          </Button>
          {state === 'ready' && (
            <MakeExactly
              making={making}
              url={picture?.isPhoto === false ? picture.url : undefined}
              name={t('the recommended look')}
            />
          )}
        </div>
      )}
    </section>
  )
}
