import { useState } from 'react'
import type { ConnectedApp } from '#contract/programs/connected-app.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useConnectedApps, useDisconnectApp } from '#web/api/programs/connected-apps.ts'
import { CopiedField } from '#web/screens/account/programs/copied-field.tsx'
import styles from '#web/screens/account/programs/programs.module.css'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

/** Programs that were connected on the consent page, and on Pro the address by which one is. Empty on Free without any. */
export function ConnectedApps({ isPro }: { isPro: boolean }) {
  const { data, error } = useConnectedApps()
  const apps = data?.apps ?? []
  if (!isPro && !error && apps.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('Connected programs')}</h3>
      {isPro && (
        <CopiedField
          label={t('Give your agent this address')}
          hint={t('It sends you to a page that asks whether it may act for you.')}
          value={`${window.location.origin}/mcp`}
          copyLabel={t('Copy address')}
          copied={t('The address is copied.')}
        />
      )}
      {error && <p role="alert">{errorSentence(error)}</p>}
      {apps.length > 0 && (
        <ul className={styles.list}>
          {apps.map((app) => (
            <AppRow key={app.id} app={app} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A connected program, with a button that disconnects it. It can be connected again at any time. */
function AppRow({ app: { id, name, host, scopes, expiresAt, lastUsedAt } }: { app: ConnectedApp }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useDisconnectApp()

  function close() {
    reset()
    setAsking(false)
  }

  return (
    <li className={styles.token}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {host} · {scopes.includes('make') ? t('Reads, makes, changes and deletes ads') : t('Only reads')}
        </p>
        <p className={styles.facts}>
          {t('Connected until {date}', { date: longDate(expiresAt) })} ·{' '}
          {lastUsedAt ? t('Last used on {date}', { date: longDate(lastUsedAt) }) : t('Never used')}
        </p>
      </div>
      <Button size="sm" aria-label={t('Disconnect {name}', { name })} onClick={() => setAsking(true)}>
        {t('Disconnect')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={close}
        title={t('Disconnect this program?')}
        description={t('“{name}” can no longer act for you, until you connect it again.', { name })}
        confirmLabel={t('Disconnect')}
        confirmingLabel={t('Disconnecting...')}
        loading={isPending}
        onConfirm={() => mutate(id)}
      >
        {error && <p role="alert">{errorSentence(error)}</p>}
      </AlertDialog>
    </li>
  )
}
