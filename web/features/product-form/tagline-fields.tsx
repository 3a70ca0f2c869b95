import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { TAGLINES_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ProductFormInput } from './product-form-fields.ts'
import styles from './product-form.module.css'

/** A tagline is edited where it stands; one that is left blank is not kept. */
export function TaglineFields() {
  const { control, register, formState } = useFormContext<ProductFormInput>()
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'taglines' })
  return (
    <fieldset className={styles.taglines}>
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
              <IconButton label={`Remove tagline ${at + 1}`} onClick={() => remove(at)}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        disabled={fields.length >= TAGLINES_MAX}
        onClick={() => append({ text: '' })}
      >
        Add tagline
      </Button>
    </fieldset>
  )
}
