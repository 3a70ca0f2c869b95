import { useState } from 'react'
import type { CampaignFeed } from '#contract/catalogue/campaign.ts'
import { COMMON_FEED_FIELDS, FEED_FIELDS, type FeedField } from '#contract/catalogue/feed.ts'
import { ReadAgain } from '#web/screens/campaign/read-again.tsx'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './feed-columns.module.css'

/** Shows the meaning of each column. After a change, the same file is read again. */
export function FeedColumns({ feed, upload }: { feed: CampaignFeed; upload: FeedUpload }) {
  // If no row became a product, the columns are probably wrong.
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
        {t('What each column holds')} <span className={styles.soft}>{countsOf(feed.columns.length, unread)}</span>
      </summary>
      <ul className={styles.list}>
        {feed.columns.map(({ name }) => (
          <li key={name}>
            <SelectField
              label={name || t('Column without a name')}
              value={chosen.get(name) ?? ''}
              onChange={(event) =>
                setChosen(new Map(chosen).set(name, (event.target.value || null) as FeedField | null))
              }
            >
              <option value="">{t('Not used')}</option>
              <Fields of={COMMON_FEED_FIELDS} />
              <optgroup label={t('More')}>
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

function countsOf(all: number, unread: number): string {
  const columns = plural(all, { one: '1 column', other: '{count} columns' })
  if (unread === 0) return columns
  return plural(unread, { one: '{columns}, 1 not used', other: '{columns}, {count} not used' }, { columns })
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
  id: t('Id'),
  name: t('Name'),
  description: t('Description'),
  price: t('Price'),
  salePrice: t('Sale price'),
  saleDates: t('Dates of the sale'),
  oldPrice: t('Price before'),
  discount: t('Discount'),
  tagline: t('Tagline'),
  image: t('Photo'),
  moreImages: t('More photos'),
  currency: t('Currency'),
  group: t('Product it is a variant of'),
  availability: t('In stock or sold out'),
  link: t('Page in the shop'),
  saleStart: t('First day of the sale'),
  saleEnd: t('Last day of the sale'),
  onSale: t('On sale or not'),
  percentOff: t('Reduction in percent'),
  amountOff: t('Reduction as an amount'),
  reductionKind: t('Kind of reduction'),
  parent: t('Id of its product'),
  rowKind: t('Kind of row'),
  option: t('Size, color or other option'),
  status: t('Status in the shop'),
  published: t('Published or not'),
  quantity: t('Pieces in stock'),
  stockTracked: t('Stock is counted or not'),
  oversells: t('Sold beyond its stock or not'),
  children: t('Ids of its variants'),
  visibility: t('Visibility in the shop'),
  sku: t('SKU beside its id'),
  category: t('Category'),
  brand: t('Maker or brand'),
  condition: t('Condition'),
  tags: t('Tags'),
  customLabel0: t('Custom label {number}', { number: 0 }),
  customLabel1: t('Custom label {number}', { number: 1 }),
  customLabel2: t('Custom label {number}', { number: 2 }),
  customLabel3: t('Custom label {number}', { number: 3 }),
  customLabel4: t('Custom label {number}', { number: 4 }),
}
