import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldProps } from '#web/ui/fields/field.tsx'
import styles from '#web/ui/fields/field.module.css'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/** Several lines of text with their label, at least 120 px high (SPEC.md section 9). */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { label, hint, error, optional, hideLabel, className, ...area } = props
  const isHydrated = useHydrated()
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          readOnly={!isHydrated || area.readOnly}
          className={classNames(styles.control, styles.area)}
        />
      )}
    </Field>
  )
}
