import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A screen that failed to load (a new version was put in place meanwhile, say) or to draw. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <EmptyState
      headingLevel="h1"
      title="This page could not be shown"
      action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>Your ads are safe. Reload the page to go on.</p>
    </EmptyState>
  )
}
