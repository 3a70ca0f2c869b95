import type { OwnSession } from '#contract/desk/account.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useEndSession, useSessions } from '#web/api/desk/sessions.ts'
import { AccountEntry } from '#web/screens/account/account-entry.tsx'
import styles from '#web/screens/account/session-list.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

export function SessionList() {
  const { data, error, refetch } = useSessions()
  if (data) {
    return (
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    )
  }
  if (!error) return <Spinner label={t('Loading your devices')} />
  return (
    <p role="alert" className={styles.failure}>
      {errorSentence(error)}{' '}
      <Button size="sm" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    </p>
  )
}

/** A session with a button that ends it. The present one ends by the header's sign-out, or with all others below. */
function Session({ session: { id, device, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const { mutate, isPending, error } = useEndSession()
  const name = device ?? t('Unknown browser')
  return (
    <AccountEntry
      name={
        <>
          {name} {isCurrent && <Badge>{t('This one')}</Badge>}
        </>
      }
      facts={[t('Last seen on {date}', { date: longDate(lastSeenAt) })]}
      error={error ? errorSentence(error) : undefined}
      action={
        !isCurrent && (
          <Button
            size="sm"
            loading={isPending}
            loadingLabel={t('Signing out...')}
            aria-label={t('Sign out {name}, last seen on {date}', { name, date: longDate(lastSeenAt) })}
            onClick={() => mutate(id)}
          >
            {t('Sign out')}
          </Button>
        )
      }
    />
  )
}
