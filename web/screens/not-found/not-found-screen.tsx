import { BlankPlacard } from '#web/screens/not-found/blank-placard.tsx'
import styles from '#web/screens/not-found/not-found-screen.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NotFoundScreen() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={
        <div className={styles.placard}>
          <BlankPlacard />
        </div>
      }
      title="404 Page Not Found"
      action={<ButtonLink to="/">Go to the homepage</ButtonLink>}
    >
      <p>Did you forget to add the page to the router?</p>
    </EmptyState>
  )
}
