import { Copy } from 'lucide-react'
import { useState } from 'react'
import styles from '#web/screens/account/programs/webhooks.module.css'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'

/** A signing secret, which is shown this once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const [message, setMessage] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setMessage(t('The secret is copied.'))
    } catch {
      setMessage(t('Your browser does not let us copy: copy the secret from the field.'))
    }
  }

  return (
    <div className={styles.secret}>
      <TextField
        label={t('Signing secret')}
        hint={t('Copy it now: it is not shown again. With it, your server checks that a message is from us.')}
        readOnly
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('Copy secret')}
      </Button>
      <p role="status" className={styles.soft}>
        {message}
      </p>
    </div>
  )
}
