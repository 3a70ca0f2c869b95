import { Ticket } from 'lucide-react'
import { creditsText, useCredits } from '#web/api/credits.ts'
import styles from '#web/features/header/header.module.css'

export function CreditsIndicator() {
  const credits = useCredits()
  if (!credits) return null
  const text = creditsText(credits)
  return (
    <span className={styles.credits}>
      <Ticket aria-hidden />
      <strong>{text}</strong> {text === '1' ? 'credit' : 'credits'}
    </span>
  )
}
