import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { load, prepare } from '#web/ui/browser/load-chunk.ts'
import { formInputOf, productFieldsOf } from './product-form-fields.ts'
import type { ProductFields, ProductFormInput, ProductFormOutput } from './product-form-fields.ts'
import type { FormVerdict } from './product-form-rules.ts'

/** A server's error about one field; the caller shows any other error. */
export interface FieldError {
  field: string
  message: string
}

export interface ProductFormProps {
  fields: ProductFields
  onChange: (fields: ProductFields) => void
  onSubmit: (fields: ProductFields) => Promise<FieldError | undefined>
}

/** Errors by the name of a text of the form: `productName`, `taglines.2.text`. */
type Errors = Readonly<Record<string, string>>

const findRules = () => import('./product-form-rules.ts')

export const prepareRules = () => prepare(findRules)

/**
 * Validates the form with the contract's rules, which load while it is filled in. If they fail to load, everything
 * passes here: the server's answer has the errors.
 */
async function judge(input: ProductFormInput): Promise<FormVerdict> {
  const rules = await load(findRules).catch(() => undefined)
  return rules ? rules.judge(input) : { typed: input as ProductFormOutput }
}

/**
 * The state of step 1's form: its values, its errors and whether it is being submitted. Errors are shown only after the
 * first submission; from then on a field is validated at each change. A form library would be 12 KB of the page that
 * must be interactive first (docs/decisions/0041).
 */
export function useProductForm({ fields, onChange, onSubmit }: ProductFormProps) {
  const [values, setValues] = useState(() => formInputOf(fields))
  const [errors, setErrors] = useState<Errors>({})
  const [hints, setHints] = useState<Errors>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const latest = useRef(values)
  const wasSent = useRef(false)
  const { form, focusFirstError } = useFirstError(errors)

  function change(part: Partial<ProductFormInput>) {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    onChange(productFieldsOf(latest.current))
    void hintAgain()
    if (wasSent.current) void judgeAgain(Object.keys(part))
  }

  async function hintAgain() {
    const rules = await load(findRules).catch(() => undefined)
    if (rules) setHints(rules.findHints(latest.current))
  }

  /** Validates these fields again. Others keep their errors, the server's too. */
  async function judgeAgain(names: string[]) {
    const { errors: found = {} } = await judge(latest.current)
    const isTouched = (name: string) => names.includes(name.split('.', 1)[0]!)
    setErrors((shown) => ({
      ...Object.fromEntries(Object.entries(shown).filter(([name]) => !isTouched(name))),
      ...Object.fromEntries(Object.entries(found).filter(([name]) => isTouched(name))),
    }))
  }

  async function send() {
    setSubmitting(true)
    wasSent.current = true
    try {
      const { typed, errors: found } = await judge(latest.current)
      setErrors(found ?? {})
      if (!typed) return focusFirstError()
      const refused = await onSubmit(productFieldsOf(typed))
      if (!refused || !(refused.field in typed)) return
      setErrors({ [refused.field]: refused.message })
      focusFirstError()
    } finally {
      setSubmitting(false)
    }
  }

  return {
    form,
    values,
    errors,
    hints,
    isSubmitting,
    change,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void send()
    },
  }
}

/** Moves the focus to the first invalid field after a refusal, once it is marked. */
function useFirstError(errors: Errors) {
  const form = useRef<HTMLFormElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- by then they are on the page
  }, [errors])
  return {
    form,
    focusFirstError: () => {
      isDue.current = true
    },
  }
}
