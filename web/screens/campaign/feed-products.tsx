import { useState } from 'react'
import type { CampaignFeed, CampaignProduct } from '#contract/catalogue/campaign.ts'
import { type ProductFilter, useCampaignProducts, useTakeIn } from '#web/api/catalogue/campaign-feed.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { countLeftOut } from '#web/screens/campaign/left-out.ts'
import { ProductRow, type TakeInRequest } from '#web/screens/campaign/product-row.tsx'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { TakeInAll } from '#web/screens/campaign/take-in-all.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { inNumbers, plural, t } from '#web/i18n/i18n.ts'
import styles from './feed-products.module.css'

/** Lists the products as they will be made, a hundred at a time, and the problems of the others. */
export function FeedProducts({ campaignId, feed }: { campaignId: string; feed: CampaignFeed }) {
  const [only, setOnly] = useState<'all' | ProductFilter>('all')
  const [pages, setPages] = useState(1)
  const takeIn = useTakeIn(campaignId)
  const underWay = takeIn.isPending ? takeIn.variables : undefined
  const filters = filtersOf(feed, only)
  const shown = filters.some(({ value }) => value === only) ? only : 'all'
  const products = useCampaignProducts(campaignId, shown === 'all' ? undefined : shown, pages)
  return (
    <section className={styles.products} aria-label={t('Products')}>
      <div className={styles.head}>
        {filters.length > 1 && <Segments label={t('Show')} value={shown} onChange={setOnly} options={filters} />}
        <TakeInAll
          feed={feed}
          rows={products.rows}
          underWay={underWay}
          onTakeIn={(request) => takeIn.mutate(request)}
        />
      </div>
      {takeIn.error && <RefusalNotice error={takeIn.error} />}
      {products.isPending && !products.error && <Spinner label={t('Loading your products')} />}
      {products.rows.length > 0 && (
        <ProductTable rows={products.rows} underWay={underWay} onTakeIn={(request) => takeIn.mutate(request)} />
      )}
      {products.error && (
        <Notice
          variant="bad"
          title={errorSentence(products.error)}
          action={<Button onClick={products.retry}>{t('Try again')}</Button>}
        />
      )}
      {(products.hasNext || products.isFetchingNext) && (
        <Button loading={products.isFetchingNext} onClick={() => setPages(pages + 1)}>
          {t('Show 100 more')}
        </Button>
      )}
    </section>
  )
}

/**
 * Gives the filters that match anything. The left-out filter stays while it is chosen, so that products just included
 * can be excluded again.
 */
function filtersOf(feed: CampaignFeed, only: 'all' | ProductFilter) {
  const leftOut = countLeftOut(feed)
  const filters: { value: 'all' | ProductFilter; label: string; count: number }[] = [
    {
      value: 'all',
      label: t('All {amount}', { amount: inNumbers(feed.products + feed.problems + leftOut) }),
      count: 1,
    },
    {
      value: 'problems',
      label: plural(feed.problems, { one: 'Only 1 problem', other: 'Only {count} problems' }),
      count: feed.problems,
    },
    {
      value: 'notForSale',
      label: plural(leftOut, { one: '1 left out', other: '{count} left out' }),
      count: leftOut || Number(only === 'notForSale'),
    },
  ]
  return filters.filter(({ count }) => count > 0)
}

interface ProductTableProps {
  rows: readonly CampaignProduct[]
  /** The latest choice, until the server has answered. */
  underWay: TakeInRequest | undefined
  onTakeIn: (request: TakeInRequest) => void
}

function ProductTable({ rows, underWay, onTakeIn }: ProductTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Product')}</th>
          <th scope="col">{t('Price')}</th>
          <th scope="col">{t('Photos')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRow key={row.place} row={row} underWay={underWay} onTakeIn={onTakeIn} />
        ))}
      </tbody>
    </table>
  )
}
