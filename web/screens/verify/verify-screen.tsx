import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useVerifyPicture } from '#web/api/ads/verify-picture.ts'
import { t } from '#web/i18n/i18n.ts'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CredentialsReport } from './credentials.tsx'
import { ProofByPainting } from './proof-by-painting.tsx'
import styles from './verify.module.css'

const FILES = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic'

/** Says who signed a picture and what went into it, for anybody. */
export function VerifyScreen() {
  const [file, setFile] = useState<File>()
  const verify = useVerifyPicture()

  function take([first]: File[]) {
    if (!first) return
    setFile(first)
    verify.mutate(first)
  }

  return (
    <Page
      title={t('Who made this picture?')}
      lead={t('Content credentials in a file say who made it, and how. The picture is read and nothing of it is kept.')}
      width="text"
    >
      <div className={styles.verify}>
        <DropZone
          icon={<ShieldCheck size={28} aria-hidden />}
          title={t('Choose a picture')}
          dropTitle={t('Drop it here')}
          hint={t('JPEG, PNG, WebP, AVIF, GIF or HEIC, up to 20 MB')}
          label={t('Picture to verify')}
          accept={FILES}
          onFiles={take}
        />
        {verify.isPending && <Spinner label={t('Reading the picture')} />}
        {verify.isError && (
          <Notice variant="bad" title={t('The picture could not be read.')}>
            {verify.error.message}
          </Notice>
        )}
        {verify.data && file && (
          <section aria-label={t('Result')} className={styles.result}>
            <p className={styles.file}>{file.name}</p>
            <CredentialsReport {...verify.data} />
            {verify.data.credentials.state === 'trusted' && <ProofByPainting key={verify.submittedAt} file={file} />}
          </section>
        )}
      </div>
    </Page>
  )
}
