import { Contrast } from 'lucide-react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { usePreviousVariants } from '#web/api/previous-variants.ts'
import { InContext } from '#web/features/in-context/in-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HoldButton } from '#web/ui/hold-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './wizard.module.css'

interface PictureToolsProps {
  variant: Variant
  /** Somebody changes the ad, and wants to see what it was. */
  isChanging: boolean
  isInContext: boolean
  onInContext: (isInContext: boolean) => void
  /** The version before this one, for as long as it is to be seen; then undefined. */
  onCompare: (before: Variant | undefined) => void
}

/** Other ways to look at a finished ad: beside what it replaced, and where it will run. */
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
