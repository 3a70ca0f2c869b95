import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/conflict-panel.module.css'
import { t } from '#web/i18n/i18n.ts'

export type ConflictSide = 'mine' | 'theirs'

interface ConflictPanelProps<Field extends string> {
  title: string
  /**
   * The fields that both sides changed and that are not yet decided: a new array with each refusal and each choice.
   */
  fields: readonly Field[]
  labelOf: (field: Field) => string
  renderValue: (field: Field, side: ConflictSide) => ReactNode
  onChoose: (field: Field, side: ConflictSide) => void
}

/**
 * Shows the fields that two tabs or two devices changed at the same time, with both values, until the user chooses one
 * of them.
 */
export function ConflictPanel<Field extends string>(props: ConflictPanelProps<Field>) {
  const { title, fields, labelOf, renderValue, onChoose } = props
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  // The panel may be out of sight, above the button that was pressed; and each choice removes the button that was
  // pressed.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each refusal and each choice brings another array
  }, [fields])
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{title}</h2>
      <p>
        {t('You changed the same here and in another tab or browser. Choose which one to keep: until then both stay.')}
      </p>
      {fields.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{labelOf(field)}</legend>
          <Choice title={t('Here')} button={t('Keep mine')} onChoose={() => onChoose(field, 'mine')}>
            {renderValue(field, 'mine')}
          </Choice>
          <Choice title={t('Saved elsewhere')} button={t('Keep the other')} onChoose={() => onChoose(field, 'theirs')}>
            {renderValue(field, 'theirs')}
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
