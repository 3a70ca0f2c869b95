import { useState } from 'react'
import type { CampaignFeed, FeedReading } from '#contract/catalogue/campaign.ts'
import { COUNTRIES, CURRENCY_CHOICES, nameOfCountry, nameOfCurrency } from '#web/screens/campaign/price-choices.ts'
import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './run-bar.module.css'

interface CurrencyQuestionProps {
  feed: CampaignFeed
  upload: FeedUpload
  /** Called when the user postpones the answer. */
  onPutOff: () => void
}

/**
 * Asks once for the currency, before any price without one is shown: the answer belongs to the campaign, for every
 * later list too.
 */
export function CurrencyQuestion({ feed, upload, onPutOff }: CurrencyQuestionProps) {
  const [currency, setCurrency] = useState('')
  const [country, setCountry] = useState('')
  const [error, setError] = useState<string>()
  const { file, photos } = upload

  function show(list: File) {
    const chosen = CURRENCY_CHOICES.find((code) => code === currency)
    if (!chosen) return setError(t('Please choose the currency'))
    send(list, { currency: chosen, country: country || null })
  }

  function send(list: File, reading: FeedReading) {
    const columns = Object.fromEntries(feed.columns.map(({ name, field }) => [name, field]))
    void upload.send({ list, photos }, { columns, reading })
  }

  return (
    <form
      className={styles.bar}
      aria-label={t('Currency of your prices')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (file) show(file)
      }}
    >
      <div>
        <h2 className={styles.title}>{t('Which currency are your prices in?')}</h2>
        <p className={styles.soft}>
          {plural(feed.barePrices, {
            one: '1 price of your list names none. Say it once, and every ad shows it, those of your next lists too.',
            other:
              '{count} prices of your list name none. Say it once, and every ad shows it, those of your next lists too.',
          })}
        </p>
      </div>
      <div className={styles.fields}>
        <SelectField
          label={t('Currency')}
          value={currency}
          error={error}
          onChange={(event) => {
            setCurrency(event.target.value)
            setError(undefined)
          }}
        >
          <option value="">{t('Choose a currency')}</option>
          {CURRENCY_CHOICES.map((code) => (
            <option key={code} value={code}>
              {code} – {nameOfCurrency(code)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Prices are written')}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <option value="">{t('As in the list')}</option>
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {t('As in {country}', { country: nameOfCountry(code) })}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.act}>
        {file ? (
          <Button type="submit" variant="primary">
            {t('Show them this way')}
          </Button>
        ) : (
          <FileButton fileLabel={t('The same file again')} accept=".csv,.tsv,.txt,.xml" onFile={show}>
            {t('Choose the file again to show them this way')}
          </FileButton>
        )}
        <Button variant="ghost" onClick={() => (file ? send(file, { currency: null }) : onPutOff())}>
          {t('Show prices without a currency')}
        </Button>
      </div>
    </form>
  )
}
