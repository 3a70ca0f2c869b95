import { type ReactNode, useEffect, useRef } from 'react'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import type { EditConflictField } from '#web/api/update-creative.ts'
import { Button } from '#web/ui/button.tsx'
import { FIELD_LABELS, FieldValue } from './field-value.tsx'
import styles from './edit-conflict.module.css'

export type Side = 'mine' | 'theirs'

interface EditConflictProps {
  /** What both sides changed, and is not decided yet. */
  fields: readonly EditConflictField[]
  mine: CreativeFields
  theirs: CreativeFields
  onChoose: (field: EditConflictField, side: Side) => void
}

/** Two tabs, or two people's machines, changed the same: both stand here until one of them is chosen. */
export function EditConflict({ fields, mine, theirs, onChoose }: EditConflictProps) {
  const panel = useRef<HTMLElement>(null)
  // It may be out of sight, above the button that was pressed; and with each choice the pressed button goes.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each refusal and each choice brings another list
  }, [fields])
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="edit-conflict-title" tabIndex={-1}>
      <h2 id="edit-conflict-title">This ad was changed elsewhere</h2>
      <p>You changed the same here and in another tab or browser. Choose which one to keep: until then both stay.</p>
      {fields.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{FIELD_LABELS[field]}</legend>
          <Choice title="Here" button="Keep mine" onChoose={() => onChoose(field, 'mine')}>
            <FieldValue field={field} fields={mine} />
          </Choice>
          <Choice title="Saved elsewhere" button="Keep the other" onChoose={() => onChoose(field, 'theirs')}>
            <FieldValue field={field} fields={theirs} />
          </Choice>
        </fieldset>
      ))}
    </section>
  )
}

interface ChoiceProps {
  title: string
  button: string
  children: ReactNode
  onChoose: () => void
}

function Choice({ title, button, children, onChoose }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <p className={styles.whose}>{title}</p>
      {children}
      <Button size="sm" onClick={onChoose}>
        {button}
      </Button>
    </div>
  )
}
