import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import styles from './feed-columns.module.css'

/** Reads the file once more, as was just said; where this page no longer has it, it is chosen again. */
export function ReadAgain({ upload, onFile }: { upload: FeedUpload; onFile: (list: File) => void }) {
  const { file } = upload
  return (
    <div className={styles.confirm}>
      {file ? (
        <Button onClick={() => onFile(file)}>Read it this way</Button>
      ) : (
        <>
          <FileButton fileLabel="The same file again" accept=".csv,.tsv,.txt,.xml" onFile={onFile}>
            Choose the file again
          </FileButton>
          <p className={styles.soft}>Your file is not kept. Choose it once more to have it read this way.</p>
        </>
      )}
    </div>
  )
}
