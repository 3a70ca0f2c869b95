import { useState } from 'react'
import type { Campaign, CampaignFeed, FeedReading } from '#contract/catalogue/campaign.ts'
import { FEED_KIND_NAMES, FEED_KINDS, type FeedKind, XML_KINDS } from '#contract/catalogue/feed.ts'
import { ReadAgain } from '#web/screens/campaign/read-again.tsx'
import { COUNTRIES, CURRENCY_CHOICES, nameOfCountry, nameOfCurrency } from '#web/screens/campaign/price-choices.ts'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './feed-columns.module.css'

interface FeedReadingFormProps {
  campaign: Campaign
  feed: CampaignFeed
  upload: FeedUpload
}

/**
 * Sets the shop system of a feed, what counts as a product, and how prices are shown. After a change, the same file is
 * read again.
 */
export function FeedReadingForm({ campaign: { look }, feed, upload }: FeedReadingFormProps) {
  const [changes, setChanges] = useState<FeedReading>({})
  const hasCurrency = feed.barePrices > 0 || look.currency !== null
  const [isOpen, setOpen] = useState(false)
  const now = { kind: feed.isKindSaid ? feed.kind : null, variantsApart: feed.variantsApart, ...look, ...changes }
  const change = (change: FeedReading) => setChanges({ ...changes, ...change })
  const send = (list: File) =>
    void upload.send({ list, photos: upload.photos }, { columns: columnsFor(feed, changes), reading: changes })
  return (
    <details className={styles.columns} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('How the list is read')} <span className={styles.soft}>{readAs(feed)}</span>
      </summary>
      <ul className={styles.list}>
        {feed.columns.length > 0 && (
          <li>
            <SelectField
              label={t('The shop system that it comes from')}
              value={now.kind ?? ''}
              onChange={(event) => change({ kind: (event.target.value || null) as FeedKind | null })}
            >
              <option value="">{t('Recognized by its columns')}</option>
              {FEED_KINDS.filter((kind) => !XML_KINDS.includes(kind)).map((kind) => (
                <option key={kind} value={kind}>
                  {translated(FEED_KIND_NAMES[kind].replace(/^an? /, ''))}
                </option>
              ))}
            </SelectField>
          </li>
        )}
        <li>
          <SelectField
            label={t('Prices')}
            value={now.country ?? ''}
            onChange={(event) => change({ country: event.target.value || null })}
          >
            <option value="">{t('As in the list')}</option>
            {COUNTRIES.map((country) => (
              <option key={country} value={country}>
                {t('As written in {country}', { country: nameOfCountry(country) })}
              </option>
            ))}
          </SelectField>
        </li>
        {hasCurrency && (
          <li>
            <SelectField
              label={t('Currency of its prices')}
              value={now.currency ?? ''}
              onChange={(event) =>
                change({ currency: CURRENCY_CHOICES.find((code) => code === event.target.value) ?? null })
              }
            >
              <option value="">{t('Show prices without a currency')}</option>
              {CURRENCY_CHOICES.map((code) => (
                <option key={code} value={code}>
                  {code} – {nameOfCurrency(code)}
                </option>
              ))}
            </SelectField>
          </li>
        )}
        <li>
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={now.variantsApart}
              onChange={(event) => change({ variantsApart: event.target.checked })}
            />
            {t('An ad for each variant')}
          </label>
        </li>
      </ul>
      {Object.keys(changes).length > 0 && <ReadAgain upload={upload} onFile={send} />}
    </details>
  )
}

function readAs({ variantsApart, barePrices }: CampaignFeed): string {
  if (barePrices === 0) return variantsApart ? t('each variant is a product') : t('variants are one product')
  return variantsApart
    ? t('each variant is a product, its prices name no currency')
    : t('variants are one product, its prices name no currency')
}

/** Gives the columns for another read: guessed again for another shop system, otherwise as they were confirmed. */
function columnsFor({ columns }: CampaignFeed, { kind }: FeedReading) {
  return kind === undefined ? Object.fromEntries(columns.map(({ name, field }) => [name, field])) : {}
}
