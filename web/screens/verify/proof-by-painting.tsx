import type { PictureProof } from '#contract/ads/proof.ts'
import { useProvePicture } from '#web/api/ads/verify-picture.ts'
import { useCurrentUser } from '#web/api/people/current-user.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './verify.module.css'

/** Offers the owner of an ad to have it painted once more. */
export function ProofByPainting({ file }: { file: File }) {
  const { user } = useCurrentUser()
  const prove = useProvePicture()
  if (!user) return <p className={styles.soft}>{t('Its owner can sign in to have it painted again, as a proof.')}</p>
  return (
    <section className={styles.proof}>
      <h2>{t('Proof by painting it again')}</h2>
      <p className={styles.soft}>
        {t('If this is an ad of yours, it is painted once more from its recipe and compared byte by byte.')}
      </p>
      <Button variant="secondary" loading={prove.isPending} onClick={() => prove.mutate(file)}>
        {t('Paint it again')}
      </Button>
      {prove.isError && <Notice variant="bad" title={errorSentence(prove.error)} />}
      {prove.data && <Outcome {...prove.data} />}
    </section>
  )
}

function Outcome({ outcome, message, creativeId }: PictureProof) {
  const link = { ad: linkTo(`/creatives/${creativeId}`) }
  if (outcome === 'same') {
    const text = t('Painted from the recipe of <ad>your ad</ad>, every byte is the same.')
    return <Notice variant="good" title={rich(text, link)} />
  }
  if (outcome === 'different') {
    return (
      <Notice variant="bad" title={t('Painted again, it is another picture.')}>
        {rich(t('The recipe of <ad>your ad</ad>, or this app, has changed since.'), link)}
      </Notice>
    )
  }
  return (
    <Notice variant="bad" title={t('It cannot be painted again today.')}>
      {message}
    </Notice>
  )
}

function linkTo(path: string) {
  return (text: string) => <Link to={path}>{text}</Link>
}
