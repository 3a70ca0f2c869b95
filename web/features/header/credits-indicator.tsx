import { useCredits } from '#web/api/money/credits.ts'
import { Queries } from '#web/api/queries.tsx'
import styles from '#web/features/header/header.module.css'
import { PlainIcon } from '#web/ui/plain-icons.tsx'
import { Link } from '#web/router/link.tsx'
import { plural, t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

/**
 * Shows the credits in the header. Screens that call no server have the header too, so it provides the queries itself.
 */
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
  const sentence = credits.unlimited
    ? t('<number>∞</number> credits')
    : plural(credits.adGeneration, { one: '<number>1</number> credit', other: '<number>{count}</number> credits' })
  return (
    <Link to="/subscription" className={styles.credits}>
      <TicketIcon />
      {rich(sentence, { number: strong })}
    </Link>
  )
}

const strong = (text: string) => <strong>{text}</strong>

/** The icon set's own icon: the set itself would load for this alone. */
function TicketIcon() {
  return (
    <PlainIcon>
      <path d="M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2" />
    </PlainIcon>
  )
}
