import { PencilLine } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'
import { useOtherAds } from '../use-other-ads.ts'

/** Offers the latest ad without a picture before a new one is begun. */
export function ContinueDraft() {
  const { draft } = useOtherAds()
  if (!draft) return null
  return (
    <Notice
      icon={<PencilLine aria-hidden />}
      title={<bdi>{draft.productName}</bdi>}
      action={<ButtonLink to={`/creatives/${draft.id}`}>{t('Continue your draft')}</ButtonLink>}
    >
      {t('This ad has no picture yet.')}
    </Notice>
  )
}
