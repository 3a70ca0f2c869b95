import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Its placard has nothing on it. */
export function NotFoundScreen() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<span />}
      title="404 Page Not Found"
      action={<ButtonLink to="/">Go to the homepage</ButtonLink>}
    >
      <p>Did you forget to add the page to the router?</p>
    </EmptyState>
  )
}
