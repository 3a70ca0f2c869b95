import { type FormEvent, useState } from 'react'
import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import { SOURCE_HOURS } from '#contract/catalogue/source-choices.ts'
import { useSetCampaignSource } from '#web/api/catalogue/campaign-source.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const EXAMPLE = 'https://shop.example/feed.xml'

const HOW_OFTEN: Record<number, string> = {
  1: t('every hour'),
  6: t('every 6 hours'),
  24: t('every day'),
  168: t('every week'),
}

interface FeedSourceFormProps {
  campaignId: string
  source: CampaignSource | null
}

/** Sets the address and how often it is read. A password is typed again only if it changes. */
export function FeedSourceForm({ campaignId, source }: FeedSourceFormProps) {
  const { mutate, isPending, error } = useSetCampaignSource(campaignId)
  const [address, setAddress] = useState(source?.address ?? '')
  const [everyHours, setEveryHours] = useState(source?.everyHours ?? 24)
  const [paints, setPaints] = useState(source?.paints ?? false)
  const [username, setUsername] = useState(source?.username ?? '')
  const [password, setPassword] = useState<string>()

  /** The password that is stored goes with this address and user name, and with no others. */
  const isKnown = Boolean(source?.username) && source?.address === address && source.username === username

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ address, everyHours, paints, username, ...(password !== undefined && { password }) })
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={t('Address of the list')}
        type="url"
        inputMode="url"
        placeholder={EXAMPLE}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <SelectField
        label={t('It is read')}
        value={everyHours}
        onChange={(event) => setEveryHours(SOURCE_HOURS.find((hours) => String(hours) === event.target.value) ?? 24)}
      >
        {SOURCE_HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {HOW_OFTEN[hours]}
          </option>
        ))}
      </SelectField>
      <label className={styles.tick}>
        <input type="checkbox" checked={paints} onChange={(event) => setPaints(event.target.checked)} />
        {t(
          'Make the pictures of new and changed products by itself, and drop those of products that are gone, after the campaign’s first start',
        )}
      </label>
      <details className={styles.access}>
        <summary>{t('The address asks for a password')}</summary>
        <div className={styles.pair}>
          <TextField
            label={t('User name')}
            autoComplete="off"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label={t('Password')}
            type="password"
            autoComplete="new-password"
            placeholder={isKnown ? t('unchanged') : undefined}
            value={password ?? ''}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      </details>
      {error && <p role="alert">{errorSentence(error)}</p>}
      <Button
        type="submit"
        variant={source ? 'secondary' : 'primary'}
        loading={isPending}
        loadingLabel={t('Saving...')}
        disabled={!address.trim()}
      >
        {source ? t('Save and read') : t('Read the list from here')}
      </Button>
    </form>
  )
}
