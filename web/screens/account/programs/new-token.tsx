import { type FormEvent, useRef, useState } from 'react'
import { API_TOKEN_NAME_MAX } from '#contract/limits.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useCreateApiToken } from '#web/api/programs/api-tokens.ts'
import { MadeToken } from '#web/screens/account/programs/made-token.tsx'
import styles from '#web/screens/account/programs/programs.module.css'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'

const SCOPES: Record<string, TokenScope[]> = { read: ['read'], make: ['read', 'make'] }

/** Days until a token expires, as choices. The API takes any number up to a year. */
const DAYS = [30, 90, 365]

/** The form for a new token, and then the token, which is shown once. */
export function NewToken({ isFull }: { isFull: boolean }) {
  const { mutate, data, isPending, error, reset } = useCreateApiToken()
  const [name, setName] = useState('')
  const [scope, setScope] = useState('read')
  const [days, setDays] = useState(90)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function make(event: FormEvent) {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) return field.current?.focus()
    mutate({ name, scopes: SCOPES[scope]!, days }, { onSuccess: () => setName('') })
  }

  if (data) return <MadeToken made={data} onDone={reset} />
  if (isFull) return <p className={styles.text}>{t('You have as many tokens as are possible: revoke one first.')}</p>
  return (
    <form className={styles.form} onSubmit={make} noValidate>
      <TextField
        ref={field}
        label={t('Name of the new token')}
        placeholder={t('Shop import')}
        value={name}
        maxLength={API_TOKEN_NAME_MAX}
        autoComplete="off"
        error={isMissing ? t('Please give the token a name') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField label={t('It may')} value={scope} onChange={(event) => setScope(event.target.value)}>
        <option value="read">{t('only read')}</option>
        <option value="make">{t('read, make, change and delete ads')}</option>
      </SelectField>
      <SelectField label={t('It lasts')} value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {t('{count} days', { count })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" loading={isPending} loadingLabel={t('Making it...')}>
        {t('Make token')}
      </Button>
      {error && <p role="alert">{errorSentence(error)}</p>}
    </form>
  )
}
