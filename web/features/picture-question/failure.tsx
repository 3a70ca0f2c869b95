import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { t } from '#web/i18n/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says why a picture was not looked at. */
export function QuestionFailure({ error }: { error: unknown }) {
  return (
    <Notice variant="bad" title={t('The picture could not be checked.')}>
      {errorSentence(error)}
    </Notice>
  )
}
