import { Palette } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CampaignSample } from '#contract/catalogue/campaign-samples.ts'
import { usePaintedSamples, useSamples } from '#web/api/catalogue/campaign-samples.ts'
import { RefusalNotice } from '#web/screens/campaign/refusal-notice.tsx'
import { SampleCard } from '#web/screens/campaign/sample-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import styles from './samples.module.css'

const LookDialog = lazyPart(async () => (await import('#web/screens/campaign/look-dialog.tsx')).LookDialog)

/** Previews a campaign by a few products that differ as much as the list does, in the chosen look. */
export function Samples({ campaign }: { campaign: Campaign }) {
  const samples = useSamples(campaign)
  const [isChanging, setChanging] = useState(false)
  if (samples.error) return <RefusalNotice error={samples.error} />
  if (samples.data?.length === 0) return null
  return (
    <section className={styles.samples} aria-label={t('Samples')}>
      <header className={styles.head}>
        <div>
          <h2>
            {samples.data
              ? plural(samples.data.length, { one: '1 sample of your ads', other: '{count} samples of your ads' })
              : t('Samples of your ads')}
          </h2>
          <p>
            {t(
              'Free and small, so that you see your look on your own products first. Each format gets a layout of its own.',
            )}
          </p>
        </div>
        <Button icon={<Palette aria-hidden />} onClick={() => setChanging(true)}>
          {t('Change the look')}
        </Button>
      </header>
      {/* The key resets the samples for another state of the campaign. */}
      {samples.data && <Grid key={campaign.updatedAt} campaign={campaign} samples={samples.data} />}
      {isChanging && <LookDialog campaign={campaign} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Grid({ campaign, samples }: { campaign: Campaign; samples: readonly CampaignSample[] }) {
  const painted = usePaintedSamples(
    campaign,
    samples.map(({ place }) => place),
  )
  const isBusy = painted.some(({ data, error }) => !data && !error)
  return (
    <>
      <output className={styles.note}>{isBusy && t('Painting your samples. It takes a few seconds.')}</output>
      <ul className={styles.grid}>
        {samples.map((sample, index) => (
          <SampleCard
            key={sample.place}
            sample={sample}
            painted={painted[index]?.data}
            error={painted[index]?.error ?? null}
            onRetry={() => void painted[index]?.refetch()}
          />
        ))}
      </ul>
    </>
  )
}
