import { useEffect } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { PRICE_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { prepare } from '#web/ui/load-part.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formInputOf, productFieldsOf } from './product-form-fields.ts'
import type { ProductFields, ProductFormInput, ProductFormOutput } from './product-form-fields.ts'
import styles from './product-form.module.css'
import { TaglineFields } from './tagline-fields.tsx'

/** What the server has against one field; any other error is the caller's to show. */
export interface FieldError {
  field: string
  message: string
}

interface ProductFormProps {
  fields: ProductFields
  onChange: (fields: ProductFields) => void
  onSubmit: (fields: ProductFields) => Promise<FieldError | undefined>
}

const loadRules = () => import('./product-form-resolver.ts')

const prepareRules = () => prepare(loadRules)

/** The contract's rules come while the form is filled in. Where they do not come, the server's answer says what is wrong. */
const resolver: Resolver<ProductFormInput, unknown, ProductFormOutput> = async (values, context, options) => {
  const rules = await loadRules().catch(() => undefined)
  return rules
    ? rules.productFormResolver(values, context, options)
    : { values: values as ProductFormOutput, errors: {} }
}

export function ProductForm({ fields, onChange, onSubmit }: ProductFormProps) {
  const form = useForm<ProductFormInput, unknown, ProductFormOutput>({
    defaultValues: formInputOf(fields),
    resolver,
  })
  const { register, handleSubmit, setError, subscribe } = form
  const { errors, isSubmitting } = form.formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(productFieldsOf(values)) }),
    [subscribe, onChange],
  )

  const submit = handleSubmit(async (typed) => {
    const error = await onSubmit(productFieldsOf(typed))
    if (error && isFormField(error.field, fields))
      setError(error.field, { message: error.message }, { shouldFocus: true })
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Product Name"
        placeholder="Aurora desk lamp"
        autoComplete="off"
        error={errors.productName?.message}
        onFocus={prepareRules}
        {...register('productName')}
      />
      <TextArea
        label="Product Description"
        hint="What it is, who it is for and why it is good. Whole sentences work best."
        placeholder="A dimmable oak lamp that warms as the evening goes on. Made to order in our workshop."
        error={errors.productDescription?.message}
        onFocus={prepareRules}
        {...register('productDescription')}
      />
      <div className={styles.pair}>
        <TextField
          label="Price"
          optional
          placeholder="$89"
          autoComplete="off"
          maxLength={PRICE_MAX}
          hint="Shown exactly as you type it."
          error={errors.productPrice?.message}
          {...register('productPrice')}
        />
        <TextField
          label="Discount"
          optional
          placeholder="20% off"
          autoComplete="off"
          maxLength={PRICE_MAX}
          hint="A percentage, an old price or a few words."
          error={errors.productDiscount?.message}
          {...register('productDiscount')}
        />
      </div>
      <FormProvider {...form}>
        <TaglineFields />
      </FormProvider>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting} loadingLabel="Saving...">
          Next Step
        </Button>
      </div>
    </form>
  )
}

function isFormField(name: string, fields: ProductFields): name is keyof ProductFormInput {
  return name in formInputOf(fields)
}
