import { Contrast, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { Variant } from '#contract/variant.ts'
import { usePreviousVariants } from '#web/api/previous-variants.ts'
import { InContext } from '#web/features/in-context/in-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HoldButton } from '#web/ui/hold-button.tsx'
import styles from './wizard.module.css'

interface PictureToolsProps {
  variant: Variant
  /** The version before this one, for as long as it is to be seen; then undefined. */
  onCompare: (before: Variant | undefined) => void
}

/** Other ways to look at a finished ad: beside what it replaced, and where it will run. */
export function PictureTools({ variant, onCompare }: PictureToolsProps) {
  const { data: previous = [] } = usePreviousVariants(variant.adId)
  const [isInContext, setInContext] = useState(false)
  const before = previous.find(({ format }) => format === variant.format)
  return (
    <div className={styles.pictureTools}>
      {before && (
        <HoldButton
          size="sm"
          icon={<Contrast aria-hidden />}
          onNear={() => void (new Image().src = before.imageUrl)}
          onHold={(isHeld) => onCompare(isHeld ? before : undefined)}
        >
          Hold to see before
        </HoldButton>
      )}
      <Button size="sm" icon={<Smartphone aria-hidden />} onClick={() => setInContext(true)}>
        In context
      </Button>
      <Dialog
        open={isInContext}
        onOpenChange={setInContext}
        title="In context"
        description={`Your ${getFormat(variant.format).name} ad where it will be seen.`}
        width="lg"
      >
        <InContext format={variant.format} imageUrl={variant.imageUrl} />
      </Dialog>
    </div>
  )
}
