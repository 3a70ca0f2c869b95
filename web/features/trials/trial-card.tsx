import { trialDownloadUrl, TRIAL_FACTORS } from '#contract/ads/trials/factors.ts'
import type { TrialResults } from '#contract/ads/trials/results.ts'
import type { Trial } from '#contract/ads/trials/trial.ts'
import { useDeleteTrial, useSendReport, useTrialResults } from '#web/api/ads/trials.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './trials.module.css'

interface TrialCardProps {
  creativeId: string
  trial: Trial
  isOpen: boolean
}

/** A test: its pictures with their names, and its results. */
export function TrialCard({ creativeId, trial, isOpen }: TrialCardProps) {
  const { data: results } = useTrialResults(creativeId, trial.id)
  const send = useSendReport(creativeId, trial.id)
  const remove = useDeleteTrial(creativeId, trial.id)
  const failure = send.error ?? remove.error
  const names = trial.factors.map(({ factor }) => translated(TRIAL_FACTORS.find(({ id }) => id === factor)!.name))
  const isReady = trial.pictures.some(({ state }) => state === 'done')
  return (
    <details className={styles.trial} open={isOpen}>
      <summary>{t('Test {number}: {what}', { number: trial.version, what: names.join(', ') })}</summary>
      <ul className={styles.pictures}>
        {trial.pictures.map(({ format, run, name, state, message, imageUrl, width, height }) => (
          <li key={`${format} ${run}`}>
            {imageUrl && <img src={imageUrl} alt="" width={width} height={height} loading="lazy" />}
            <code>{name}</code>
            {state === 'queued' && <output>{t('Being made...')}</output>}
            {message && <span>{translated(message)}</span>}
          </li>
        ))}
      </ul>
      {trial.aliases.map((alias) => (
        <p key={alias}>{translated(alias)}</p>
      ))}
      {results?.factors.map((factor) => (
        <FactorResult key={factor.factor} result={factor} />
      ))}
      {failure && <p role="alert">{errorSentence(failure)}</p>}
      <div className={styles.actions}>
        {isReady && (
          <ButtonAnchor href={trialDownloadUrl(creativeId, trial.id)} download>
            {t('Download the pictures')}
          </ButtonAnchor>
        )}
        {isReady && (
          <FileButton
            fileLabel={t('Report of an ad platform')}
            accept=".csv,.tsv,.txt"
            loading={send.isPending}
            onFile={(file) => send.mutate(file)}
          >
            {t('Upload a report')}
          </FileButton>
        )}
        <Button variant="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('Delete this test')}
        </Button>
      </div>
    </details>
  )
}

function FactorResult({ result: { levels, sentence } }: { result: TrialResults['factors'][number] }) {
  return (
    <>
      <p role="status">{translated(sentence)}</p>
      {levels.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Version')}</th>
                <th scope="col">{t('Impressions')}</th>
                <th scope="col">{t('Clicks')}</th>
                <th scope="col">{t('Click rate')}</th>
                <th scope="col">{t('Spent')}</th>
                <th scope="col">{t('Purchases')}</th>
              </tr>
            </thead>
            <tbody>
              {levels.map(({ label, impressions, clicks, rate, from, to, spend, purchases }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{impressions.toLocaleString()}</td>
                  <td>{clicks.toLocaleString()}</td>
                  <td>{`${percent(rate)} (${percent(from)} - ${percent(to)})`}</td>
                  <td>{spend.toLocaleString()}</td>
                  <td>{purchases.toLocaleString()}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
