import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Campaign, CampaignFeed } from '#contract/catalogue/campaign.ts'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { getFormat } from '#contract/formats.ts'
import { Carousels } from '#web/screens/campaign/carousels.tsx'
import { CurrencyQuestion } from '#web/screens/campaign/currency-question.tsx'
import { FeedColumns } from '#web/screens/campaign/feed-columns.tsx'
import { FeedOut } from '#web/screens/campaign/feed-out.tsx'
import { FeedReadingForm } from '#web/screens/campaign/feed-reading-form.tsx'
import { FeedProducts } from '#web/screens/campaign/feed-products.tsx'
import { FeedSource } from '#web/screens/campaign/feed-source.tsx'
import { FeedSummary } from '#web/screens/campaign/feed-summary.tsx'
import { FeedZone } from '#web/screens/campaign/feed-zone.tsx'
import { MakeAgain } from '#web/screens/campaign/make-again.tsx'
import { Results } from '#web/screens/campaign/results.tsx'
import { RulesLine } from '#web/screens/campaign/rules-line.tsx'
import { RunBar } from '#web/screens/campaign/run-bar.tsx'
import { RunProgress } from '#web/screens/campaign/run-progress.tsx'
import { Sheets } from '#web/screens/campaign/sheets.tsx'
import { Samples } from '#web/screens/campaign/samples.tsx'
import { isRunning } from '#web/screens/campaign/run-state.ts'
import { useFeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Page } from '#web/ui/page.tsx'
import { Link } from '#web/router/link.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './campaign-page.module.css'

/** The page of a campaign: first its feed is uploaded, then the products read from it are shown for confirmation. */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const { id, name, feed } = campaign
  const upload = useFeedUpload(id)
  const [isPutOff, setPutOff] = useState(false)
  // The currency is asked for before any price is shown.
  const asks = campaign.asksCurrency && !isPutOff
  return (
    <Page title={name} lead={<Lead campaign={campaign} />}>
      {feed && upload.state === 'idle' ? (
        <FeedSummary feed={feed} upload={upload} />
      ) : (
        <FeedZone upload={upload} isFirst={!feed} />
      )}
      {upload.state === 'idle' && <FeedSource campaignId={id} />}
      {feed && !asks && upload.state === 'idle' && <RulesLine campaign={campaign} />}
      {feed && upload.state === 'idle' && <FeedOut campaignId={id} formats={campaign.formats} />}
      {campaign.startedAt && <RunProgress campaign={campaign} />}
      {feed && asks && upload.state === 'idle' && (
        <CurrencyQuestion feed={feed} upload={upload} onPutOff={() => setPutOff(true)} />
      )}
      {feed && !asks && !campaign.startedAt && <Samples campaign={campaign} />}
      {!asks && !isRunning(campaign.progress) && <RunBar campaign={campaign} />}
      {!isRunning(campaign.progress) && <MakeAgain campaign={campaign} />}
      {feed && <FeedReadingForm key={readingOf(campaign)} campaign={campaign} feed={feed} upload={upload} />}
      {feed && <FeedColumns key={columnsOf(feed)} feed={feed} upload={upload} />}
      {campaign.startedAt && <Results campaign={campaign} />}
      {hasPictures(campaign) && <Carousels campaignId={id} />}
      {hasPictures(campaign) && <Sheets campaignId={id} />}
      {feed && !campaign.startedAt && <FeedProducts campaignId={id} feed={feed} />}
      {feed && campaign.startedAt && (
        <details className={styles.list}>
          <summary>{t('The list of products as it was read')}</summary>
          <FeedProducts campaignId={id} feed={feed} />
        </details>
      )}
    </Page>
  )
}

function hasPictures({ progress }: Campaign): boolean {
  return progress.done + progress.needsLook > 0
}

function readingOf({ feed, look }: Campaign): string {
  return [feed?.kind, feed?.isKindSaid, feed?.variantsApart, feed?.barePrices, look.currency, look.country].join()
}

/** Gives a key for the form of columns, which starts with new values when the feed was read again. */
function columnsOf({ columns }: CampaignFeed): string {
  return columns.map(({ name, field }) => `${name}=${field}`).join()
}

function Lead({ campaign: { look, formats } }: { campaign: Campaign }) {
  const nameOf = (list: readonly { id: string; name: string }[], id: string) =>
    translated(list.find((choice) => choice.id === id)?.name ?? id)
  const chosen = [
    nameOf(AD_STYLES, look.adStyle),
    nameOf(COLOR_PALETTES, look.colorPalette),
    nameOf(TYPOGRAPHIES, look.typography),
    nameOf(TONES, look.tone),
    ...(look.brand ? [t('with your brand')] : []),
  ]
  return (
    <span className={styles.lead}>
      <Link to="/campaigns">
        <ArrowLeft aria-hidden /> {t('All campaigns')}
      </Link>
      <span>{chosen.join(', ')}</span>
      <span>{formats.map((format) => getFormat(format).name).join(', ')}</span>
    </span>
  )
}
