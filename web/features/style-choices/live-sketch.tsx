import { Image as ImageIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './live-sketch.module.css'
import { loadSketch } from './load-sketch.ts'
import { MakeExactly, type Making } from './make-exactly.tsx'
import { isStyleComplete, type StyleFields } from './missing-choices.ts'

interface LiveSketchProps {
  /** The address of the look's sketch; undefined before the first choice. */
  url: string | undefined
  /** The hero photo, shown until the sketch is there. */
  photoUrl: string | undefined
  chosen: StyleFields
  className?: string
  onShown: (url: string) => void
  making: Making
}

/** Shows the user's own ad in the present look, painted by the studio again after each choice. */
export function LiveSketch({ url, photoUrl, chosen, className, onShown, making }: LiveSketchProps) {
  const { shown, state } = usePainted(url)
  const names = namesOf(chosen)
  const isEmpty = !shown && !photoUrl
  return (
    <section className={classNames(styles.sketch, className)} aria-label={t('Live sketch')}>
      <div className={classNames(styles.frame, isEmpty && styles.empty, state === 'painting' && styles.painting)}>
        {shown && (
          <img
            src={shown}
            alt={t('Sketch of your ad: {names}', { names: names.join(', ') })}
            width={SKETCH_PX}
            height={SKETCH_PX}
            onLoad={() => onShown(shown)}
          />
        )}
        {!shown && photoUrl && (
          <img className={styles.photo} src={photoUrl} alt="" width={SKETCH_PX} height={SKETCH_PX} />
        )}
        {isEmpty && <ImageIcon aria-hidden />}
        {state === 'painting' && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{t('Live sketch')}</p>
        <p className={styles.note}>{noteOf(state, chosen)}</p>
        {names.length > 0 && <p className={styles.names}>{names.join(' · ')}</p>}
      </div>
      {state !== 'nothing' && (
        <div className={styles.make}>
          <MakeExactly making={making} url={state === 'painted' ? shown : undefined} name={t('the live sketch')} />
        </div>
      )}
    </section>
  )
}

type PaintState = 'nothing' | 'painting' | 'painted' | 'failed'

/** Gives the last sketch that has loaded; it stays until the next one has. */
function usePainted(url: string | undefined): { shown: string | undefined; state: PaintState } {
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (!url) return
    return loadSketch(url, { onPainted: () => setShown(url), onFailed: () => setFailed(url) })
  }, [url])
  if (!url) return { shown: undefined, state: 'nothing' }
  if (shown === url) return { shown, state: 'painted' }
  return { shown, state: failed === url ? 'failed' : 'painting' }
}

function noteOf(state: PaintState, chosen: StyleFields): string {
  if (state === 'nothing') return t('Choose a style, and your ad appears here.')
  if (state === 'failed') return t('The sketch could not be made right now. Your choices count all the same.')
  if (!isStyleComplete(chosen)) return t('What is still open is shown as we recommend it.')
  return t('Your ad, as the studio makes it: this composition, this place, these letters.')
}

function namesOf({ adStyle, colorPalette, typography, tone }: StyleFields): string[] {
  const found = [
    AD_STYLES.find(({ id }) => id === adStyle),
    COLOR_PALETTES.find(({ id }) => id === colorPalette),
    TYPOGRAPHIES.find(({ id }) => id === typography),
    TONES.find(({ id }) => id === tone),
  ]
  return found.flatMap((choice) => (choice ? translated(choice.name) : []))
}
