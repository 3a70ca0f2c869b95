import type { ChangeEvent } from 'react'
import { PRICE_MAX } from '#contract/limits.ts'
import { UNITS_PER_CHARACTER } from '#contract/text/text-length.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './product-form.module.css'
import { TaglineFields } from './tagline-fields.tsx'
import { prepareRules, type ProductFormProps, useProductForm } from './use-product-form.ts'

export function ProductForm(props: ProductFormProps) {
  const { form, values, errors, hints, isSubmitting, change, submit } = useProductForm(props)
  const text = (name: 'productName' | 'productDescription' | 'productPrice' | 'productDiscount') => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value }),
  })

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('Product Name')}
        placeholder={t('Aurora desk lamp')}
        warning={hints.productName}
        autoComplete="off"
        onFocus={prepareRules}
        {...text('productName')}
      />
      <TextArea
        label={t('Product Description')}
        hint={t('What it is, who it is for and why it is good. Whole sentences work best.')}
        placeholder={t('A dimmable oak lamp that warms as the evening goes on. Made to order in our workshop.')}
        onFocus={prepareRules}
        {...text('productDescription')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('Price')}
          optional
          placeholder="$89"
          autoComplete="off"
          maxLength={PRICE_MAX * UNITS_PER_CHARACTER}
          hint={t('Shown exactly as you type it.')}
          warning={hints.productPrice}
          {...text('productPrice')}
        />
        <TextField
          label={t('Discount')}
          optional
          placeholder={t('20% off')}
          autoComplete="off"
          maxLength={PRICE_MAX * UNITS_PER_CHARACTER}
          hint={t('A percentage, an old price or a few words.')}
          warning={hints.productDiscount}
          {...text('productDiscount')}
        />
      </div>
      <TaglineFields
        taglines={values.taglines}
        product={{ productName: values.productName, productDescription: values.productDescription }}
        errors={errors}
        hints={hints}
        onChange={(taglines) => change({ taglines })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting} loadingLabel={t('Saving...')}>
          {t('Next Step')}
        </Button>
      </div>
    </form>
  )
}
