import { Brush } from 'lucide-react'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { useCutOut } from '#web/api/ads/cut-outs/cut-out.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'
import { photoInAd, LazyTouchUpDialog, useTouchUp } from './use-touch-up.ts'

interface TouchUpButtonProps {
  adId: string
  image: ImageEntry
  disabled: boolean
  onSaved: () => void
}

/** Opens the brush over a photo of an ad. The photo's cut-out is read when it is pressed. */
export function TouchUpButton({ adId, image, disabled, onSaved }: TouchUpButtonProps) {
  const { isOpen, open, close, near } = useTouchUp()
  const photo = photoInAd(adId, image)
  const { data: cutOut, error } = useCutOut(photo, { isWanted: isOpen })

  return (
    <div>
      <Button
        size="sm"
        icon={<Brush aria-hidden />}
        disabled={disabled}
        loading={isOpen && !cutOut && !error}
        loadingLabel={t('Opening...')}
        {...near}
        onClick={open}
      >
        {t('Touch up the cut-out')}
      </Button>
      {isOpen && error && <p role="alert">{errorSentence(error)}</p>}
      {isOpen && cutOut && (
        <LazyTouchUpDialog photo={photo} image={image} cutOut={cutOut} onSaved={onSaved} onClose={close} />
      )}
    </div>
  )
}
