import { PLANS } from '#contract/money/plans.ts'
import { SALE_WORDS } from '#contract/ads/sales/sale-days.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { useSaleCalendar } from '#web/api/ads/sale-calendar.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { SaleDialog } from '#web/features/sale-calendar/sale-dialog.tsx'
import { UpgradeDialog } from '#web/features/upgrade-dialog/upgrade-dialog.tsx'
import { t } from '#web/i18n/i18n.ts'

interface SalePartProps {
  creativeId: string
  /** Every picture of the ad. */
  variants: readonly Variant[]
  open: boolean
  onClose: () => void
}

/** The sale of an ad; without a plan for it, a link to the plans, unless there is an earlier sale. */
export function SalePart({ creativeId, variants, open, onClose }: SalePartProps) {
  const planId = usePlanId()
  const { data: calendar } = useSaleCalendar(creativeId)
  const isAllowed = planId === undefined || PLANS[planId].saleCalendar
  if (!isAllowed && calendar?.states.length === 0) {
    return <UpgradeDialog feature={open ? t('Sale calendar') : undefined} onClose={onClose} />
  }
  return (
    <SaleDialog creativeId={creativeId} open={open} onClose={onClose} isAllowed={isAllowed} onAd={wordsOn(variants)} />
  )
}

/** Gives the words of the ad by part, from the first of its pictures that shows each. */
function wordsOn(variants: readonly Variant[]) {
  const words = variants.flatMap(({ shown }) => shown?.words ?? [])
  return Object.fromEntries(
    SALE_WORDS.flatMap((part) => {
      const text = words.find((word) => word.part === part)?.text
      return text === undefined ? [] : [[part, text]]
    }),
  )
}
