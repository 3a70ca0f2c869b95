import type { Brand, BrandField } from '#contract/ads/brand/brand.ts'
import { TYPOGRAPHIES } from '#contract/choices.ts'
import { describeColor } from '#contract/pictures/color-names.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './brand-form.module.css'

export const BRAND_LABELS: Record<BrandField, string> = {
  name: t('Brand name'),
  logo: t('Logo'),
  colors: t('Colors'),
  typography: t('Typography'),
  callToAction: t('Call to action'),
  webAddress: t('Web address'),
  legalLine: t('Legal line'),
}

/** Shows the value that one side has for a field of the kit. */
export function BrandValue({ field, brand }: { field: BrandField; brand: Brand }) {
  if (field === 'logo') {
    if (!brand.logo) return <p className={styles.hint}>{t('None')}</p>
    return (
      <img src={thumbnailUrl(brand.logo.url)} alt={brand.logo.name} width={96} height={56} className={styles.kept} />
    )
  }
  if (field === 'colors')
    return <p>{brand.colors.map((color) => describeColor(color, translated)).join('; ') || t('None')}</p>
  if (field === 'typography') {
    const typography = TYPOGRAPHIES.find(({ id }) => id === brand.typography)
    return <p>{typography ? translated(typography.name) : t('As each ad chooses')}</p>
  }
  return <p dir="auto">{brand[field] || t('Nothing')}</p>
}
