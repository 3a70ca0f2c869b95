import { Ticket } from 'lucide-react'
import { Link } from 'react-router'
import { creditsText, useCredits } from '#web/api/credits.ts'
import { Queries } from '#web/api/queries.tsx'
import styles from '#web/features/header/header.module.css'

/** Stands in the header, which is on screens that ask the server nothing too: so it brings the queries itself. */
export function CreditsIndicator() {
  return (
    <Queries>
      <Credits />
    </Queries>
  )
}

function Credits() {
  const credits = useCredits()
  if (!credits) return null
  const text = creditsText(credits)
  return (
    <Link to="/subscription" className={styles.credits}>
      <Ticket aria-hidden />
      <strong>{text}</strong> {text === '1' ? 'credit' : 'credits'}
    </Link>
  )
}
