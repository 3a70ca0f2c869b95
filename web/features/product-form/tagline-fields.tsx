import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { TAGLINES_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RemovedNote, useRemovals } from '#web/ui/removals.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ProductFormInput } from './product-form-fields.ts'
import styles from './product-form.module.css'

/** A tagline is edited where it stands; one that is left blank is not kept, and one that was removed can come back. */
export function TaglineFields() {
  const { control, register, formState, getValues } = useFormContext<ProductFormInput>()
  const { errors } = formState
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'taglines' })
  const list = useRef<HTMLFieldSetElement>(null)
  const { last, note, undo, buttonRef } = useRemovals<string>({
    list,
    hasRoom: fields.length < TAGLINES_MAX,
    putBack: (text, at) => insert(Math.min(at, fields.length), { text }, { shouldFocus: false }),
  })
  const removed = last && (last.item.trim() || `Tagline ${last.at + 1}`)

  function removeAt(at: number) {
    note(getValues(`taglines.${at}.text`), at)
    remove(at)
  }

  return (
    <fieldset className={styles.taglines} ref={list} tabIndex={-1}>
      <legend>
        Taglines <span>(optional)</span>
      </legend>
      <p className={styles.hint}>Short lines that the ad may use as its headline, word for word.</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field, at) => (
            <li key={field.id}>
              <TextField
                label={`Tagline ${at + 1}`}
                hideLabel
                placeholder="Light that knows what time it is"
                autoComplete="off"
                error={errors.taglines?.[at]?.text?.message}
                {...register(`taglines.${at}.text`)}
              />
              <IconButton label={`Remove tagline ${at + 1}`} onClick={() => removeAt(at)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <RemovedNote name={removed} buttonRef={buttonRef} onUndo={undo} className={styles.removed} />
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= TAGLINES_MAX}
          onClick={() => append({ text: '' })}
        >
          Add tagline
        </Button>
      </div>
    </fieldset>
  )
}
