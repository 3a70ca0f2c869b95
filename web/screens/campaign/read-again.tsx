import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './feed-columns.module.css'

/** Reads the file again with the new settings; if this page no longer has it, the user chooses it again. */
export function ReadAgain({ upload, onFile }: { upload: FeedUpload; onFile: (list: File) => void }) {
  const { file } = upload
  return (
    <div className={styles.confirm}>
      {file ? (
        <Button onClick={() => onFile(file)}>{t('Read it this way')}</Button>
      ) : (
        <>
          <FileButton fileLabel={t('The same file again')} accept=".csv,.tsv,.txt,.xml" onFile={onFile}>
            {t('Choose the file again')}
          </FileButton>
          <p className={styles.soft}>{t('Your file is not kept. Choose it once more to have it read this way.')}</p>
        </>
      )}
    </div>
  )
}
