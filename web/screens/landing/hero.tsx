import { PRODUCT_NAME } from '#contract/product.ts'
import { useCurrentUser } from '#web/api/current-user.ts'
import { PressSheet } from '#web/screens/landing/press-sheet.tsx'
import { StartButton } from '#web/screens/landing/start-button.tsx'
import styles from '#web/screens/landing/hero.module.css'
import { ButtonLink } from '#web/ui/button.tsx'

export function Hero() {
  const { user } = useCurrentUser()
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.headline}>Professional ads in seconds</h1>
        <p className={styles.lead}>
          Tell {PRODUCT_NAME} about your product, add a photo and pick a look. Out comes a finished ad in the exact size
          that you need. No design experience required.
        </p>
        <div className={styles.actions}>
          <StartButton>Create Your First Ad</StartButton>
          {user && (
            <ButtonLink size="lg" to="/creatives">
              View Gallery
            </ButtonLink>
          )}
        </div>
      </div>
      <PressSheet />
    </section>
  )
}
