import { Brush, Image as ImageIcon, Scissors } from 'lucide-react'
import type { CutOutOfPhoto } from '#contract/ads/cut-outs/cut-out.ts'
import type { CutOut, ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { useCutOut } from '#web/api/ads/cut-outs/cut-out.ts'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { useContrastGround } from './contrast-ground.ts'
import styles from './cut-outs.module.css'
import { photoInAd, LazyTouchUpDialog, useTouchUp } from './use-touch-up.ts'

const CHOICES = [
  { value: 'cut-out', label: t('Cut out'), icon: <Scissors aria-hidden /> },
  { value: 'whole', label: t('As photographed'), icon: <ImageIcon aria-hidden /> },
] as const

interface CutOutProps {
  adId: string
  image: ImageEntry
}

/** Shows the photo as the ad will show it; the photo itself until that is known. */
export function CutOutPicture({ adId, image }: CutOutProps) {
  const { data: cutOut } = useCutOut(photoInAd(adId, image))
  const ground = useContrastGround(thumbnailUrl(image.url))
  const isCut = cutOut && shownAs(image.cutOut, cutOut) === 'cut-out'
  return isCut && cutOut.preview ? (
    <img
      className={styles.cut}
      data-ground={ground}
      src={cutOut.preview}
      alt={t('{name}, cut out', { name: image.name })}
      width={480}
      height={480}
    />
  ) : (
    <img
      src={thumbnailUrl(image.url)}
      alt={t('{name}, as photographed', { name: image.name })}
      width={480}
      height={480}
    />
  )
}

/** Explains how a photo will be shown and why, with the user's choices. */
export function CutOutWords({ adId, image, onDecide }: CutOutProps & { onDecide: (cutOut: CutOut) => void }) {
  const photo = photoInAd(adId, image)
  const { data: cutOut, isError, refetch } = useCutOut(photo)
  const { isOpen, open, close, near } = useTouchUp()
  const shown = cutOut && shownAs(image.cutOut, cutOut)

  function decide(value: 'cut-out' | 'whole') {
    if (value === 'whole') return onDecide('never')
    // No product was found: the user has to mark it with the brush.
    if (cutOut?.preview === null) return open()
    onDecide('always')
  }

  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>{image.name}</p>
        <p className={styles.why} role="status">
          {cutOut && reasonSentence(image.cutOut, cutOut)}
          {!cutOut && !isError && (
            <>
              <Spinner /> {t('Looking at your photo...')}
            </>
          )}
          {isError && t('This photo could not be looked at right now. Your ad is made all the same.')}
        </p>
        {isError && <Button onClick={() => void refetch()}>{t('Try again')}</Button>}
      </div>
      {cutOut && (
        <div className={styles.decisions}>
          <Segments
            label={t('How to show {name}', { name: image.name })}
            options={CHOICES}
            value={shown}
            onChange={decide}
          />
          <Button
            variant="ghost"
            icon={<Brush aria-hidden />}
            aria-label={t('Touch up {name}', { name: image.name })}
            {...near}
            onClick={open}
          >
            {t('Touch up')}
          </Button>
        </div>
      )}
      {cutOut && isOpen && (
        <LazyTouchUpDialog
          photo={photo}
          image={image}
          cutOut={cutOut}
          onClose={close}
          onSaved={() => shown === 'whole' && onDecide('always')}
        />
      )}
    </>
  )
}

/** Gives the treatment by the ad as it is on this screen, saved or not. */
function shownAs(choice: CutOut = 'auto', { advised, preview }: CutOutOfPhoto): 'cut-out' | 'whole' {
  if (choice === 'never' || preview === null) return 'whole'
  return choice === 'always' ? 'cut-out' : advised
}

function reasonSentence(choice: CutOut = 'auto', cutOut: CutOutOfPhoto): string {
  const shown = shownAs(choice, cutOut)
  const why = translated(cutOut.why)
  if (shown === cutOut.advised) return why
  if (shown === 'whole') return t('You want it as it was photographed.')
  // In English the sentence continues in lower case; a translation stays a sentence of its own.
  const inSentence = why === cutOut.why ? why.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : why
  return t('You want it cut out. Look it over: {why}', { why: inSentence })
}
