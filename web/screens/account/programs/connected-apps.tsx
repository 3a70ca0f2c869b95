import type { ConnectedApp } from '#contract/programs/connected-app.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useConnectedApps, useDisconnectApp } from '#web/api/programs/connected-apps.ts'
import { CopiedField } from '#web/ui/fields/copied-field.tsx'
import { ProgramRow, scopeText } from '#web/screens/account/programs/program-row.tsx'
import styles from '#web/screens/account/programs/programs.module.css'
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
  const { mutate, ...removal } = useDisconnectApp()
  return (
    <ProgramRow
      name={name}
      about={`${host} · ${scopeText(scopes)}`}
      end={t('Connected until {date}', { date: longDate(expiresAt) })}
      lastUsedAt={lastUsedAt}
      ending={{
        label: t('Disconnect'),
        fullLabel: t('Disconnect {name}', { name }),
        title: t('Disconnect this program?'),
        description: t('“{name}” can no longer act for you, until you connect it again.', { name }),
        confirm: t('Disconnect'),
        confirming: t('Disconnecting...'),
      }}
      removal={{ ...removal, mutate: () => mutate(id) }}
    />
  )
}
