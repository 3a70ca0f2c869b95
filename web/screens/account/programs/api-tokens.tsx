import { API_TOKENS_MAX } from '#contract/limits.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useApiTokens } from '#web/api/programs/api-tokens.ts'
import { NewToken } from '#web/screens/account/programs/new-token.tsx'
import styles from '#web/screens/account/programs/programs.module.css'
import { TokenRow } from '#web/screens/account/programs/token-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The user's API tokens: on Pro they are made here, and on every plan they can be revoked. */
export function ApiTokens({ isPro }: { isPro: boolean }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('API tokens')}</h3>
      <p className={styles.text}>
        {t('A token does what its scope allows, in your name. No token can pay, change your plan or your account.')}{' '}
        <a href="/api/docs">{t('How programs use it')}</a>
      </p>
      <Tokens isPro={isPro} />
    </section>
  )
}

function Tokens({ isPro }: { isPro: boolean }) {
  const { data, error, refetch } = useApiTokens()
  if (!data) {
    if (!error) return <Spinner label={t('Loading your tokens')} />
    return (
      <p role="alert">
        {errorSentence(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </p>
    )
  }
  return (
    <>
      {data.tokens.length > 0 && (
        <ul className={styles.list}>
          {data.tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isPro && <NewToken isFull={data.tokens.length >= API_TOKENS_MAX} />}
    </>
  )
}
