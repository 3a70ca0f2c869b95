import { PLANS } from '#contract/money/plans.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { TrialDialog } from '#web/features/trials/trial-dialog.tsx'

interface TrialPartProps {
  variant: Variant
  /** Addresses of the ad's photos. */
  photos: readonly string[]
  open: boolean
  onClose: () => void
}

/** Tests of one thing of an ad. */
export function TrialPart({ variant, photos, open, onClose }: TrialPartProps) {
  const planId = usePlanId()
  return (
    <TrialDialog
      creativeId={variant.adId}
      open={open}
      onClose={onClose}
      isAllowed={planId === undefined || PLANS[planId].trials}
      otherPhotos={photos.filter((url) => url !== variant.shown?.hero)}
    />
  )
}
