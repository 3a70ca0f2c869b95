import { useState } from 'react'
import type { CampaignFeed } from '#contract/campaign.ts'
import { COMMON_FEED_FIELDS, FEED_FIELDS, type FeedField } from '#contract/feed.ts'
import { countOf } from '#web/features/campaign-words/count-of.ts'
import { ReadAgain } from '#web/screens/campaign/read-again.tsx'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './feed-columns.module.css'

/** What each column was taken for. Changed, the same file is read once more. */
export function FeedColumns({ feed, upload }: { feed: CampaignFeed; upload: FeedUpload }) {
  // Where no row became a product, it is the columns that want a look.
  const [isOpen, setOpen] = useState(feed.products === 0)
  const [chosen, setChosen] = useState(() => new Map(feed.columns.map(({ name, field }) => [name, field])))
  if (feed.columns.length === 0) return null
  const isChanged = feed.columns.some(({ name, field }) => chosen.get(name) !== field)
  const unread = feed.columns.filter(({ field }) => !field).length
  const send = (list: File) =>
    void upload.send({ list, photos: upload.photos }, { columns: Object.fromEntries(chosen) })
  return (
    <details className={styles.columns} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        What each column holds{' '}
        <span className={styles.soft}>
          {countOf(feed.columns.length, 'column')}
          {unread > 0 && `, ${unread} not used`}
        </span>
      </summary>
      <ul className={styles.list}>
        {feed.columns.map(({ name }) => (
          <li key={name}>
            <SelectField
              label={name || 'Column without a name'}
              value={chosen.get(name) ?? ''}
              onChange={(event) =>
                setChosen(new Map(chosen).set(name, (event.target.value || null) as FeedField | null))
              }
            >
              <option value="">Not used</option>
              <Fields of={COMMON_FEED_FIELDS} />
              <optgroup label="More">
                <Fields of={RARE_FIELDS} />
              </optgroup>
            </SelectField>
          </li>
        ))}
      </ul>
      {isChanged && <ReadAgain upload={upload} onFile={send} />}
    </details>
  )
}

function Fields({ of: fields }: { of: readonly FeedField[] }) {
  return fields.map((field) => (
    <option key={field} value={field}>
      {FIELD_NAMES[field]}
    </option>
  ))
}

const RARE_FIELDS = FEED_FIELDS.filter((field) => !COMMON_FEED_FIELDS.includes(field))

const FIELD_NAMES: Record<FeedField, string> = {
  id: 'Id',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  salePrice: 'Sale price',
  saleDates: 'Dates of the sale',
  oldPrice: 'Price before',
  discount: 'Discount',
  tagline: 'Tagline',
  image: 'Photo',
  moreImages: 'More photos',
  currency: 'Currency',
  group: 'Product it is a variant of',
  availability: 'In stock or sold out',
  saleStart: 'First day of the sale',
  saleEnd: 'Last day of the sale',
  onSale: 'On sale or not',
  percentOff: 'Reduction in percent',
  amountOff: 'Reduction as an amount',
  reductionKind: 'Kind of reduction',
  parent: 'Id of its product',
  rowKind: 'Kind of row',
  option: 'Size, color or other option',
  status: 'Status in the shop',
  published: 'Published or not',
  quantity: 'Pieces in stock',
  stockTracked: 'Stock is counted or not',
  oversells: 'Sold beyond its stock or not',
  children: 'Ids of its variants',
  visibility: 'Visibility in the shop',
  sku: 'SKU beside its id',
}
