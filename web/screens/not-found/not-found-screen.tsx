import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The not-found page, with an empty placard. */
export function NotFoundScreen() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<span />}
      title={t('404 Page Not Found')}
      action={<ButtonLink to="/">{t('Go to the homepage')}</ButtonLink>}
    >
      <p>{t('Did you forget to add the page to the router?')}</p>
    </EmptyState>
  )
}
