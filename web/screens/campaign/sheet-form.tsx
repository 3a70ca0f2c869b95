import { FolderDown, Sheet } from 'lucide-react'
import { useState } from 'react'
import { namesOfParts, REQUIRED_PARTS } from '#contract/ads/required-parts.ts'
import type { CAMPAIGN_SHEET_PATH } from '#contract/catalogue/campaign-sheets.ts'
import { SHEET_PLATFORMS, type SheetPlatform } from '#contract/catalogue/sheet-platforms.ts'
import { usePlanId } from '#web/api/money/subscription.ts'
import { pathOf } from '#web/api/platform/request.ts'
import { PartOfPro } from '#web/screens/campaign/part-of-pro.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { t, translated } from '#web/i18n/i18n.ts'
import styles from './feed-source.module.css'

const SHEET: typeof CAMPAIGN_SHEET_PATH = '/api/campaigns/:id/sheets/:platform'

const EXAMPLE = 'https://cdn.example/ads/'

const WHAT_IT_IS: Record<SheetPlatform, string> = {
  meta: t('An ad for the feed of each product, and one for stories if you make them. Everything arrives paused.'),
  google: t('A responsive display ad for each product. It needs Landscape and a square. Everything arrives paused.'),
  pinterest: t(
    'A Pin for each product, which everybody sees as soon as the sheet is sent. Pinterest fetches the pictures from the web: upload the folder "pictures" first.',
  ),
}

/** Downloads a campaign as the bulk sheet of a platform. */
export function SheetForm({ campaignId }: { campaignId: string }) {
  const planId = usePlanId()
  const [platform, setPlatform] = useState<SheetPlatform>('meta')
  const [businessName, setBusinessName] = useState('')
  const [board, setBoard] = useState('')
  const [hostedAt, setHostedAt] = useState('')
  const [isLinked, setLinked] = useState(false)
  const [isLacking, setLacking] = useState(false)
  if (planId === 'free') return <PartOfPro />
  const given: Record<SheetPlatform, Record<string, string>> = {
    meta: {},
    google: { businessName },
    pinterest: { board, hostedAt },
  }
  const filled = {
    ...Object.fromEntries(Object.entries(given[platform]).filter(([, text]) => text.trim() !== '')),
    ...(isLinked && { linked: 'true' }),
    ...(isLacking && { without: REQUIRED_PARTS.join(',') }),
  }
  const address = (query: Record<string, string>) => pathOf(SHEET, { id: campaignId, platform }, query)
  return (
    <>
      <Segments
        label={t('Platform')}
        value={platform}
        onChange={setPlatform}
        options={SHEET_PLATFORMS.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p className={styles.soft}>{WHAT_IT_IS[platform]}</p>
      {platform === 'google' && (
        <TextField
          label={t('Name of your business')}
          maxLength={100}
          value={businessName}
          onChange={(event) => setBusinessName(event.target.value)}
        />
      )}
      {platform === 'pinterest' && (
        <div className={styles.pair}>
          <TextField
            label={t('Board')}
            maxLength={100}
            value={board}
            onChange={(event) => setBoard(event.target.value)}
          />
          <TextField
            label={t('Where the pictures will be')}
            type="url"
            inputMode="url"
            placeholder={EXAMPLE}
            value={hostedAt}
            onChange={(event) => setHostedAt(event.target.value)}
          />
        </div>
      )}
      <label className={styles.tick}>
        <input type="checkbox" checked={isLinked} onChange={(event) => setLinked(event.target.checked)} />
        {t('Leave out products without a page in the list')}
      </label>
      <label className={styles.tick}>
        <input type="checkbox" checked={isLacking} onChange={(event) => setLacking(event.target.checked)} />
        {t('Use pictures without {parts}, too', { parts: translated(namesOfParts(REQUIRED_PARTS)) })}
      </label>
      <p className={styles.ways}>
        <ButtonAnchor icon={<FolderDown aria-hidden />} href={address(filled)} download>
          {t('Sheet with pictures')}
        </ButtonAnchor>
        <ButtonAnchor icon={<Sheet aria-hidden />} href={address({ ...filled, pictures: 'false' })} download>
          {t('Sheet alone')}
        </ButtonAnchor>
      </p>
      <p className={styles.soft}>
        {t('check.csv in it names every text over a limit and everything that is missing. No number or price is cut.')}
      </p>
    </>
  )
}
