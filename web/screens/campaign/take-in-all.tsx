import type { CampaignFeed, CampaignProduct } from '#contract/catalogue/campaign.ts'
import { countLeftOut } from '#web/screens/campaign/left-out.ts'
import type { TakeInRequest } from '#web/screens/campaign/product-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { plural, t } from '#web/i18n/i18n.ts'

interface TakeInAllProps {
  feed: CampaignFeed
  /** The rows that are loaded. */
  rows: readonly CampaignProduct[]
  underWay: TakeInRequest | undefined
  onTakeIn: (request: TakeInRequest) => void
}

/** Includes all products at once that the shop does not sell at present, or excludes them again. */
export function TakeInAll({ feed, rows, underWay, onTakeIn }: TakeInAllProps) {
  const leftOut = countLeftOut(feed)
  const isAny = rows.some(({ notForSale, leftOut: isOut }) => notForSale && !isOut)
  const isPending = (takenIn: boolean) => underWay?.keys === 'all' && underWay.takenIn === takenIn
  const take = (takenIn: boolean) => onTakeIn({ keys: 'all', takenIn })
  return (
    <>
      {leftOut > 0 && (
        <Button loading={isPending(true)} loadingLabel={t('Including...')} onClick={() => take(true)}>
          {plural(leftOut, { one: 'Include the one left out', other: 'Include all {count} left out' })}
        </Button>
      )}
      {isAny && (
        <Button loading={isPending(false)} loadingLabel={t('Leaving out...')} onClick={() => take(false)}>
          {t('Leave all out again')}
        </Button>
      )}
    </>
  )
}
