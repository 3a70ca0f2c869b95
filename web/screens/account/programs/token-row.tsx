import { useState } from 'react'
import type { ApiToken } from '#contract/programs/api-token.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useRevokeApiToken } from '#web/api/programs/api-tokens.ts'
import styles from '#web/screens/account/programs/programs.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

/** A token as far as it can be shown, with a button that revokes it. */
export function TokenRow({ token }: { token: ApiToken }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useRevokeApiToken()
  const { id, name, ending, expiresAt, isExpired, lastUsedAt, scopes } = token

  function close() {
    reset()
    setAsking(false)
  }

  return (
    <li className={styles.token}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isExpired && <Badge>{t('Expired')}</Badge>}
        </p>
        <p className={styles.facts}>
          {scopes.includes('make') ? t('Reads, makes, changes and deletes ads') : t('Only reads')} ·{' '}
          {t('ends in {ending}', { ending })}
        </p>
        <p className={styles.facts}>
          {isExpired
            ? t('Expired on {date}', { date: longDate(expiresAt) })
            : t('Expires on {date}', { date: longDate(expiresAt) })}{' '}
          · {lastUsedAt ? t('Last used on {date}', { date: longDate(lastUsedAt) }) : t('Never used')}
        </p>
      </div>
      <Button size="sm" aria-label={t('Revoke {name}', { name })} onClick={() => setAsking(true)}>
        {t('Revoke')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={close}
        title={t('Revoke this token?')}
        description={t('Programs that use “{name}” stop working at once. This cannot be undone.', { name })}
        confirmLabel={t('Revoke token')}
        confirmingLabel={t('Revoking...')}
        loading={isPending}
        onConfirm={() => mutate(id)}
      >
        {error && <p role="alert">{errorSentence(error)}</p>}
      </AlertDialog>
    </li>
  )
}
