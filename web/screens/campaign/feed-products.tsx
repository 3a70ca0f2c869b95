import { useState } from 'react'
import type { CampaignFeed, CampaignProduct } from '#contract/campaign.ts'
import { useCampaignProducts } from '#web/api/campaign-feed.ts'
import { errorSentence } from '#web/api/error-sentence.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { ProductRow } from '#web/screens/campaign/product-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './feed-products.module.css'

/** The products as they will be made, a hundred at a time, and what is wrong with the others. */
export function FeedProducts({ campaignId, feed }: { campaignId: string; feed: CampaignFeed }) {
  const [only, setOnly] = useState<'all' | 'problems'>('all')
  const shown = feed.problems > 0 ? only : 'all'
  const [pages, setPages] = useState(1)
  const products = useCampaignProducts(campaignId, shown === 'problems' ? 'problems' : undefined, pages)
  return (
    <section className={styles.products} aria-label="Products">
      {feed.problems > 0 && (
        <Segments
          label="Show"
          value={shown}
          onChange={setOnly}
          options={[
            { value: 'all', label: `All ${(feed.products + feed.problems).toLocaleString('en-US')}` },
            { value: 'problems', label: `Only ${countOf(feed.problems, 'problem')}` },
          ]}
        />
      )}
      {products.isPending && !products.error && <Spinner label="Loading your products" />}
      {products.rows.length > 0 && <ProductTable rows={products.rows} />}
      {products.error && (
        <Notice
          variant="bad"
          title={errorSentence(products.error)}
          action={<Button onClick={products.retry}>Try again</Button>}
        />
      )}
      {(products.hasNext || products.isFetchingNext) && (
        <Button loading={products.isFetchingNext} onClick={() => setPages(pages + 1)}>
          Show 100 more
        </Button>
      )}
    </section>
  )
}

function ProductTable({ rows }: { rows: readonly CampaignProduct[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
          <th scope="col">Photos</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRow key={row.place} row={row} />
        ))}
      </tbody>
    </table>
  )
}
