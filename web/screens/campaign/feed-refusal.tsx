import type { FeedUpload } from '#web/screens/campaign/use-feed-upload.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** Shows the server's own sentence, with a link to the plans if the plan is the reason. */
export function FeedRefusal({ upload: { refusal } }: { upload: FeedUpload }) {
  if (!refusal) return null
  return (
    <Notice
      variant="bad"
      title={refusal.sentence}
      action={refusal.needsPro && <ButtonLink to="/subscription">{t('View Plans')}</ButtonLink>}
    />
  )
}
