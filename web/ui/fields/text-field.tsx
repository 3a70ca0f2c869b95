import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Field, type FieldProps } from '#web/ui/fields/field.tsx'
import styles from '#web/ui/fields/field.module.css'
import { useHydrated } from '#web/ui/browser/use-hydrated.ts'

/** One line of text with its label. It takes the props of an input. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, 'id'> & { icon?: ReactNode }) {
  const { label, hint, warning, error, optional, hideLabel, className, icon, ...input } = props
  const isHydrated = useHydrated()
  return (
    <Field
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {(control) => (
        <span className={classNames(icon != null && styles.iconic)}>
          {icon}
          <input
            type="text"
            {...input}
            {...control}
            readOnly={!isHydrated || input.readOnly}
            className={styles.control}
          />
        </span>
      )}
    </Field>
  )
}
