import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { MadeApiToken } from '#contract/programs/api-token.ts'
import styles from '#web/screens/account/programs/programs.module.css'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { t } from '#web/i18n/i18n.ts'

/** A token right after it was made: the only time that it is shown. */
export function MadeToken({ made: { name, token }, onDone }: { made: MadeApiToken; onDone: () => void }) {
  const [message, setMessage] = useState('')

  /** Browsers may refuse: without https, without the page's focus, or by the user's settings. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      setMessage(t('The token is copied.'))
    } catch {
      setMessage(t('Your browser does not let us copy: copy the token from the field.'))
    }
  }

  return (
    <Notice title={t('“{name}” is made', { name })}>
      <p>{t('Copy it now and keep it like a password: it is not shown again.')}</p>
      <div className={styles.made}>
        <TextField
          label={t('API token')}
          hideLabel
          readOnly
          value={token}
          className={styles.secret}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onDone}>{t('Done')}</Button>
      </div>
      <p role="status">{message}</p>
    </Notice>
  )
}
