import { Download } from 'lucide-react'
import styles from '#web/screens/account/export-account.module.css'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { type ExportState, useExport } from '#web/screens/account/use-export.ts'
import { Button } from '#web/ui/button.tsx'
import { locale, t } from '#web/i18n/i18n.ts'

export function ExportAccount() {
  const { state, start } = useExport()
  return (
    <AccountSection
      title={t('Your data')}
      text={t(
        'Everything that is kept about you as one ZIP file: your account, your ads with their pictures, the photos that you uploaded, your credits and your subscription.',
      )}
      action={
        <Button
          icon={<Download aria-hidden />}
          loading={state.kind === 'running'}
          loadingLabel={t('Preparing...')}
          onClick={start}
        >
          {t('Download my data')}
        </Button>
      }
    >
      <Words state={state} />
    </AccountSection>
  )
}

function Words({ state }: { state: ExportState }) {
  if (state.kind === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {state.sentence}
      </p>
    )
  }
  return (
    <p className={styles.words} role="status">
      {state.kind === 'running' && progressWords(state.receivedBytes)}
      {state.kind === 'done' &&
        t('Saved to your downloads as {file}, {size}.', {
          file: state.fileName,
          size: megabytes(state.bytes),
        })}
    </p>
  )
}

function progressWords(receivedBytes: number): string {
  return receivedBytes === 0
    ? t('Your data is being gathered...')
    : t('Your pictures are being packed: {size} so far...', { size: megabytes(receivedBytes) })
}

/** Formats bytes in megabytes, at least a tenth: less would read as nothing at all. */
function megabytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }
  return t('{amount} MB', { amount: Math.max(bytes / 1_000_000, 0.1).toLocaleString(locale('en-US'), digits) })
}
