import type { ConnectedApp } from '#contract/programs/connected-app.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useConnectedApps, useDisconnectApp } from '#web/api/programs/connected-apps.ts'
import styles from '#web/screens/account/programs/programs.module.css'
import { Button } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

/** Programs that were connected on the consent page. Nothing is shown where there are none. */
export function ConnectedApps() {
  const { data, error } = useConnectedApps()
  if (error) return <p role="alert">{errorSentence(error)}</p>
  if (!data || data.apps.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('Connected programs')}</h3>
      <ul className={styles.list}>
        {data.apps.map((app) => (
          <AppRow key={app.id} app={app} />
        ))}
      </ul>
    </section>
  )
}

/** A connected program, with a button that disconnects it. It can be connected again at any time. */
function AppRow({ app: { id, name, host, scopes, lastUsedAt } }: { app: ConnectedApp }) {
  const { mutate, isPending, error } = useDisconnectApp()
  return (
    <li className={styles.token}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {host} · {scopes.includes('make') ? t('Reads, makes, changes and deletes ads') : t('Only reads')}
        </p>
        <p className={styles.facts}>
          {lastUsedAt ? t('Last used on {date}', { date: longDate(lastUsedAt) }) : t('Never used')}
        </p>
        {error && <p role="alert">{errorSentence(error)}</p>}
      </div>
      <Button
        size="sm"
        loading={isPending}
        loadingLabel={t('Disconnecting...')}
        aria-label={t('Disconnect {name}', { name })}
        onClick={() => mutate(id)}
      >
        {t('Disconnect')}
      </Button>
    </li>
  )
}
