import { ShieldCheck } from 'lucide-react'
import { PICTURE_FILES } from '#contract/pictures/picture-files.ts'
import { choosePicture, useVerifyPicture } from '#web/api/ads/verify-picture.ts'
import { QuestionFailure } from '#web/features/picture-question/failure.tsx'
import { Waiting } from '#web/features/picture-question/waiting.tsx'
import { t } from '#web/i18n/i18n.ts'
import { DropZone } from '#web/ui/drop-zone.tsx'
import { Page } from '#web/ui/page.tsx'
import { CredentialsReport } from './credentials.tsx'
import { ProofByPainting } from './proof-by-painting.tsx'
import styles from './verify.module.css'

const FILES = `${PICTURE_FILES},image/heic`

/** Says who signed a picture and what went into it, for anybody. */
export function VerifyScreen() {
  const verify = useVerifyPicture()
  const file = verify.variables?.file

  return (
    <Page
      title={t('Who made this picture?')}
      lead={t('Content credentials in a file say who made it, and how.')}
      width="text"
    >
      <div className={styles.verify}>
        <DropZone
          icon={<ShieldCheck aria-hidden />}
          title={file ? t('Choose another picture') : t('Choose a picture')}
          dropTitle={t('Drop it here')}
          hint={t('JPEG, PNG, WebP, AVIF, GIF or HEIC, up to 20 MB. It is looked at and forgotten.')}
          label={t('Picture to verify')}
          accept={FILES}
          onFiles={([first]) => first && verify.mutate(choosePicture(first))}
        />
        {verify.isPending && <Waiting>{t('Reading the content credentials…')}</Waiting>}
        {verify.isError && <QuestionFailure error={verify.error} />}
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
