import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PRICE_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formInputOf, productFieldsOf, productFormSchema } from './product-form-schema.ts'
import type { ProductFields, ProductFormInput } from './product-form-schema.ts'
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

type ProductFormOutput = z.output<typeof productFormSchema>

export function ProductForm({ fields, onChange, onSubmit }: ProductFormProps) {
  const form = useForm<ProductFormInput, unknown, ProductFormOutput>({
    defaultValues: formInputOf(fields),
    resolver: zodResolver(productFormSchema),
  })
  const { register, handleSubmit, setError, subscribe } = form
  const { errors, isSubmitting } = form.formState

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(productFieldsOf(values)) }),
    [subscribe, onChange],
  )

  const submit = handleSubmit(async (typed) => {
    const error = await onSubmit(productFieldsOf(typed))
    if (error && isFormField(error.field)) setError(error.field, { message: error.message }, { shouldFocus: true })
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Product Name"
        placeholder="Aurora desk lamp"
        autoComplete="off"
        error={errors.productName?.message}
        {...register('productName')}
      />
      <TextArea
        label="Product Description"
        hint="What it is, who it is for and why it is good. Whole sentences work best."
        placeholder="A dimmable oak lamp that warms as the evening goes on. Made to order in our workshop."
        error={errors.productDescription?.message}
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

function isFormField(name: string): name is keyof ProductFormInput {
  return name in productFormSchema.shape
}
