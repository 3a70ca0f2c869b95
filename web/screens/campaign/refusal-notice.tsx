import { ApiError } from '#web/api/platform/api-error.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Shows the server's own sentence, with a link if a plan or a credit is what is missing. */
export function RefusalNotice({ error }: { error: Error }) {
  const code = error instanceof ApiError ? error.code : undefined
  const isMoney = code === 'PLAN_REQUIRED' || code === 'INSUFFICIENT_CREDITS'
  return (
    <Notice
      variant="bad"
      title={errorSentence(error)}
      action={
        isMoney ? (
          <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>
        ) : (
          code === 'AD_LIMIT_REACHED' && <ButtonLink to="/creatives">{t('Your ads')}</ButtonLink>
        )
      }
    />
  )
}
