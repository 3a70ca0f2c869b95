import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from '#web/ui/fields/copied-field.module.css'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'

interface CopiedFieldProps {
  label: string
  hint?: string
  hideLabel?: boolean
  value: string
  copyLabel: string
  /** Sentence that is shown once the value is copied. */
  copied: string
  isPrimary?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** A text to be taken along, in a field that can only be read, with a button that copies it. */
export function CopiedField({ value, copyLabel, copied, isPrimary, children, ...field }: CopiedFieldProps) {
  const [message, setMessage] = useState('')

  /** Browsers may refuse: without https, without the page's focus, or by the user's settings. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setMessage(copied)
    } catch {
      setMessage(t('Your browser does not let us copy: copy it from the field.'))
    }
  }

  return (
    <div className={styles.copied}>
      <TextField
        {...field}
        readOnly
        value={value}
        className={styles.secret}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Button
        size={isPrimary ? 'md' : 'sm'}
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copyLabel}
      </Button>
      {children}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  )
}
