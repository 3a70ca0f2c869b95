import { StartButton } from '#web/screens/landing/start-button.tsx'
import styles from '#web/screens/landing/closing-call.module.css'

export function ClosingCall() {
  return (
    <section className={styles.closing}>
      <div className={styles.inner}>
        <h2 className={styles.headline}>Your next ad is five steps away</h2>
        <StartButton>Get Started Now</StartButton>
      </div>
    </section>
  )
}
