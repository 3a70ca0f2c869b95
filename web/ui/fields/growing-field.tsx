import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldProps } from '#web/ui/fields/field.tsx'
import styles from '#web/ui/fields/field.module.css'

interface GrowingFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'rows'> {
  onChange: (text: string) => void
}

/**
 * A field for a text without line breaks that grows with its content; Enter submits its form, as in a field of one
 * line.
 */
export function GrowingField(props: GrowingFieldProps) {
  const { label, hint, error, optional, hideLabel, className, onChange, ...area } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={1}
          className={classNames(styles.control, styles.growing)}
          onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      )}
    </Field>
  )
}
