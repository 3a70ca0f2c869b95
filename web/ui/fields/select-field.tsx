import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldProps } from '#web/ui/fields/field.tsx'
import styles from '#web/ui/fields/field.module.css'

/** The browser's own list, which every phone and keyboard supports. */
export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  const { label, hint, error, optional, hideLabel, className, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} className={className}>
      {(control) => (
        <span className={styles.selectBox}>
          <select {...select} {...control} className={classNames(styles.control, styles.select)} />
          <ChevronDown aria-hidden />
        </span>
      )}
    </Field>
  )
}
