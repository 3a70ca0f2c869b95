import { useState } from 'react'
import { trialDownloadUrl, trialFactorName } from '#contract/ads/trials/factors.ts'
import type { Trial } from '#contract/ads/trials/trial.ts'
import { type TrialQuestion, useSendReport, useTrialResults } from '#web/api/ads/trials.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { translated, t } from '#web/i18n/i18n.ts'
import { DeleteTrial } from './delete-trial.tsx'
import { TrialPictures } from './trial-pictures.tsx'
import { TrialResultsPart } from './trial-results-part.tsx'
import styles from './trials.module.css'

interface TrialCardProps {
  creativeId: string
  trial: Trial
  isOpen: boolean
}

/** A test: its results, its actions, and its pictures by format. */
export function TrialCard({ creativeId, trial, isOpen }: TrialCardProps) {
  const [question, setQuestion] = useState<TrialQuestion>({ metric: 'clicks', certainty: '0.95' })
  const { data: results, error } = useTrialResults(creativeId, trial.id, question)
  const send = useSendReport(creativeId, trial.id)
  const failure = send.error ?? error
  const names = trial.factors.map(({ factor }) => translated(trialFactorName(factor)))
  const isPainting = trial.pictures.some(({ state }) => state === 'queued')
  const isReady = !isPainting && trial.pictures.some(({ state }) => state === 'done')
  return (
    <details className={styles.trial} open={isOpen}>
      <summary>
        <strong>{t('Test {number}: {what}', { number: trial.version, what: names.join(', ') })}</strong>{' '}
        <span className={styles.soft}>{trial.campaign}</span>
      </summary>
      <div className={styles.card}>
        {isPainting && (
          <p role="status">
            <Spinner /> {t('Being made...')}
          </p>
        )}
        {isReady && results && <TrialResultsPart results={results} question={question} onQuestion={setQuestion} />}
        {trial.aliases.map((alias) => (
          <p key={alias}>{translated(alias)}</p>
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
          <DeleteTrial creativeId={creativeId} trialId={trial.id} />
        </div>
        <TrialPictures trial={trial} />
      </div>
    </details>
  )
}
