import { FolderDown } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CAMPAIGN_DOWNLOAD_PATH, CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { urlAcceptingMissing, missingParts, namesOfParts } from '#contract/ads/required-parts.ts'
import { type PagesInView, type ResultFilter, useCampaignResults } from '#web/api/catalogue/campaign-results.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { pathOf } from '#web/api/platform/request.ts'
import { ResultGrid } from '#web/screens/campaign/result-grid.tsx'
import { totalOf } from '#web/screens/campaign/run-state.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { inNumbers, translated, t } from '#web/i18n/i18n.ts'
import styles from './results.module.css'

const DOWNLOAD: typeof CAMPAIGN_DOWNLOAD_PATH = '/api/campaigns/:id/download'

const ResultDialog = lazyPart(async () => (await import('#web/screens/campaign/result-dialog.tsx')).ResultDialog)

/** The results of every product, to look through, open and download. */
export function Results({ campaign }: { campaign: Campaign }) {
  const { id, progress } = campaign
  const [shown, setShown] = useState<ResultFilter | 'all'>('all')
  const [inView, setInView] = useState<PagesInView>({ first: 0, last: 0 })
  const [opened, setOpened] = useState<CampaignResult>()
  const revision = [campaign.updatedAt, ...Object.values(progress)].join()
  const results = useCampaignResults(id, { only: shown === 'all' ? undefined : shown, inView, revision })
  const made = progress.done + progress.needsLook
  // These are missing from the loaded results: for the others, the server leaves out pictures without required parts,
  // and its report names them.
  const lacking = missingParts(results.rows.flatMap(({ pictures }) => pictures.flatMap(({ findings }) => findings)))
  return (
    <section className={styles.results} aria-label={t('Finished ads')}>
      <header className={styles.head}>
        <Segments
          label={t('Show')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('All {amount}', { amount: inNumbers(totalOf(progress)) }) },
            { value: 'needsLook', label: t('Need a look {amount}', { amount: progress.needsLook }) },
            { value: 'failed', label: t('Failed {amount}', { amount: progress.failed }) },
            { value: 'changed', label: t('Changed') },
          ]}
        />
        {made > 0 && (
          <ButtonAnchor icon={<FolderDown aria-hidden />} href={pathOf(DOWNLOAD, { id })} download>
            {t('Download all')}
          </ButtonAnchor>
        )}
        {lacking.length > 0 && (
          <ButtonAnchor
            icon={<FolderDown aria-hidden />}
            href={urlAcceptingMissing(pathOf(DOWNLOAD, { id }), lacking)}
            download
          >
            {t('Download all, also without {parts}', { parts: translated(namesOfParts(lacking)) })}
          </ButtonAnchor>
        )}
      </header>
      {results.isPending && !results.error && <Spinner label={t('Loading your ads')} />}
      {results.error && (
        <Notice
          variant="bad"
          title={errorSentence(results.error)}
          action={<Button onClick={results.retry}>{t('Try again')}</Button>}
        />
      )}
      {!results.isPending && results.rows.length === 0 && <p role="status">{NONE[shown]}</p>}
      <ResultGrid
        // With another key, another filter starts at its top.
        key={shown}
        results={results.rows}
        hasMore={results.hasNext || results.isFetchingNext}
        onPages={setInView}
        onOpen={setOpened}
      />
      {opened && (
        <ResultDialog
          campaignId={id}
          // After a change the result may no longer match the filter.
          result={results.rows.find((result) => result.id === opened.id) ?? opened}
          onChanged={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

const NONE: Record<ResultFilter | 'all', string> = {
  all: t('There are no products.'),
  needsLook: t('Nothing was found on any picture.'),
  failed: t('No product failed.'),
  changed: t('Your last file changed none of these products.'),
}
