import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/fields/field.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'

export interface FieldProps {
  label: string
  hint?: string
  /** Replaces the hint: a consequence of the value, which may be saved all the same. */
  warning?: string | undefined
  error?: string
  optional?: boolean
  hideLabel?: boolean
  className?: string
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Ties a label, a hint and an error to one control, which takes the given props. */
export function Field({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, warning, hint = warning, error, optional, hideLabel, className } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optional && !hideLabel && <span className={styles.optional}>{` ${t('(optional)')}`}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={warning ? styles.warning : styles.hint} id={hintId} role={warning ? 'status' : undefined}>
          {warning ?? hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
