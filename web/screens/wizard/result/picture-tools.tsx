import { Contrast } from 'lucide-react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { usePreviousVariants } from '#web/api/ads/previous-variants.ts'
import { InContext } from '#web/features/in-context/in-context.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { HoldButton } from '#web/ui/hold-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from '../wizard.module.css'

interface PictureToolsProps {
  variant: Variant
  /** Set while the user edits the ad, and may want to compare it with the former version. */
  isChanging: boolean
  isInContext: boolean
  onInContext: (isInContext: boolean) => void
  /** Called with the former version while it is to be shown, then with undefined. */
  onCompare: (before: Variant | undefined) => void
}

/** Other views of a finished ad: beside its former version, and in its surroundings. */
export function PictureTools({ variant, isChanging, isInContext, onInContext, onCompare }: PictureToolsProps) {
  const { data: previous = [] } = usePreviousVariants(variant.adId)
  const before = previous.find(({ format }) => format === variant.format)
  return (
    <>
      {isChanging && before && (
        <div className={styles.pictureTools}>
          <HoldButton
            size="sm"
            icon={<Contrast aria-hidden />}
            onNear={() => void (new Image().src = before.imageUrl)}
            onHold={(isHeld) => onCompare(isHeld ? before : undefined)}
          >
            {t('Hold to see how it was')}
          </HoldButton>
        </div>
      )}
      <Dialog
        open={isInContext}
        onOpenChange={onInContext}
        title={t('In place')}
        description={t('Your {name} ad where it will be seen.', { name: getFormat(variant.format).name })}
        width="lg"
      >
        <InContext format={variant.format} imageUrl={variant.imageUrl} />
      </Dialog>
    </>
  )
}
