import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { handleNewVersion } from '#web/ui/browser/new-version.ts'
import { useRouteError } from '#web/router/router-view.tsx'
import { t } from '#web/i18n/i18n.ts'

/**
 * Shows that a screen failed to load or to render. It reloads by itself once the cause may have gone: a new version, or
 * a lost connection.
 */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    void handleNewVersion()
  }, [error])
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <EmptyState
      headingLevel="h1"
      title={t('This page could not be shown')}
      action={<Button onClick={() => window.location.reload()}>{t('Reload the page')}</Button>}
    >
      <p>{t('Your ads are safe. Reload the page to go on.')}</p>
    </EmptyState>
  )
}
