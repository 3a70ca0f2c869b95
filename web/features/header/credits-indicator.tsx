import { Link } from 'react-router'
import { creditsText, useCredits } from '#web/api/credits.ts'
import { Queries } from '#web/api/queries.tsx'
import styles from '#web/features/header/header.module.css'
import { PlainIcon } from '#web/ui/plain-icons.tsx'

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
      <TicketIcon />
      <strong>{text}</strong> {text === '1' ? 'credit' : 'credits'}
    </Link>
  )
}

/** As the icon set has it: the set itself would come for this alone. */
function TicketIcon() {
  return (
    <PlainIcon>
      <path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2" />
    </PlainIcon>
  )
}
