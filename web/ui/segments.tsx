import { type ReactNode, useId } from 'react'
import styles from '#web/ui/segments.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

interface SegmentsProps<Value extends string> {
  /** The question, for screen readers. */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A choice of a few options, side by side. Its radio buttons are native: arrow keys and screen readers know them. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
