import type { ApiToken } from '#contract/programs/api-token.ts'
import { useRevokeApiToken } from '#web/api/programs/api-tokens.ts'
import { ProgramRow, scopeText } from '#web/screens/account/programs/program-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { longDate } from '#web/ui/texts/long-date.ts'
import { t } from '#web/i18n/i18n.ts'

/** A token as far as it can be shown, with a button that revokes it. */
export function TokenRow({ token }: { token: ApiToken }) {
  const { mutate, ...removal } = useRevokeApiToken()
  const { id, name, ending, expiresAt, isExpired, lastUsedAt, scopes } = token
  const date = longDate(expiresAt)
  return (
    <ProgramRow
      name={
        <>
          {name} {isExpired && <Badge>{t('Expired')}</Badge>}
        </>
      }
      about={`${scopeText(scopes)} · ${t('ends in {ending}', { ending })}`}
      end={isExpired ? t('Expired on {date}', { date }) : t('Expires on {date}', { date })}
      lastUsedAt={lastUsedAt}
      ending={{
        label: t('Revoke'),
        fullLabel: t('Revoke {name}', { name }),
        title: t('Revoke this token?'),
        description: t('Programs that use “{name}” stop working at once. This cannot be undone.', { name }),
        confirm: t('Revoke token'),
        confirming: t('Revoking...'),
      }}
      removal={{ ...removal, mutate: () => mutate(id) }}
    />
  )
}
