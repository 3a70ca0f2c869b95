import { describeStep } from '#contract/dials.ts'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { describeColor } from '#contract/color-names.ts'
import type { ImageEntry } from '#contract/image.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import { useBrandName } from '#web/api/brands.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import type { EditConflictField } from '#web/api/update-creative.ts'
import { t } from '#web/i18n/i18n.ts'
import styles from './edit-conflict.module.css'

export const FIELD_LABELS: Record<EditConflictField, string> = {
  productName: t('Product Name'),
  productDescription: t('Product Description'),
  productPrice: 'Price',
  productDiscount: 'Discount',
  taglines: 'Taglines',
  adStyle: t('Ad style'),
  colorPalette: t('Color palette'),
  customPalette: t('Custom palette'),
  customColors: t('Custom colors'),
  typography: 'Typography',
  tone: 'Tone',
  productImages: t('Product images'),
  inspirationImages: t('Inspiration images'),
  words: t('Texts on your pictures'),
  roleColors: t('Colors of your pictures'),
  formatColors: t('Colors of single pictures'),
  dials: t('Size and place'),
  logo: 'Logo',
  callToAction: t('Call to action'),
  webAddress: t('Web address'),
  legalLine: t('Legal line'),
  brandId: 'Brand',
  language: 'Language',
}

/** What one side has in a field, as the steps call it. */
export function FieldValue({ field, fields }: { field: EditConflictField; fields: CreativeFields }) {
  if (field === 'productImages' || field === 'inspirationImages') return <Images images={fields[field]} />
  if (field === 'logo') return <Images images={fields.logo ? [fields.logo] : []} />
  if (field === 'brandId') return <BrandName id={fields.brandId} />
  const lines = linesOf(field, fields).filter((line) => line !== '')
  if (lines.length === 0) return <p className={styles.empty}>{t('Nothing')}</p>
  return (
    <div className={styles.value}>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}

function BrandName({ id }: { id: string | null }) {
  const name = useBrandName(id)
  return name ? <p dir="auto">{name}</p> : <p className={styles.empty}>{id ? t('A brand of yours') : t('None')}</p>
}

function linesOf(
  field: Exclude<EditConflictField, `${string}Images` | 'logo' | 'brandId'>,
  fields: CreativeFields,
): string[] {
  if (field === 'taglines') return fields.taglines
  if (field === 'customColors') return fields.customColors.map(describeColor)
  if (field === 'customPalette')
    return fields.customPalette ? [fields.customPalette.name, ...fields.customPalette.colors.map(describeColor)] : []
  if (field === 'words') return Object.values(fields.words).map((text) => text ?? '')
  if (field === 'roleColors') return Object.values(fields.roleColors).map(describeColor)
  if (field === 'formatColors')
    return Object.values(fields.formatColors).flatMap((colors = {}) => Object.values(colors).map(describeColor))
  if (field === 'dials') return Object.entries(fields.dials).map(([dial, value]) => describeDial(dial, value))
  const value = fields[field] ?? ''
  return [CHOICES.get(field)?.find(({ id }) => id === value)?.name ?? value]
}

/** "Product: 2 steps larger", "Place: left". */
function describeDial(dial: string, value: number | string): string {
  const name = dial[0]!.toUpperCase() + dial.slice(1)
  return `${name}: ${typeof value === 'string' ? value : describeStep(value)}`
}

const CHOICES = new Map<EditConflictField, readonly { id: string; name: string }[]>([
  ['adStyle', AD_STYLES],
  ['colorPalette', COLOR_PALETTES],
  ['typography', TYPOGRAPHIES],
  ['tone', TONES],
])

function Images({ images }: { images: readonly ImageEntry[] }) {
  if (images.length === 0) return <p className={styles.empty}>{t('None')}</p>
  return (
    <ul className={styles.images}>
      {images.map((image) => (
        <li key={image.url}>
          <img src={thumbnailUrl(image.url)} alt={image.name} width={56} height={56} />
        </li>
      ))}
    </ul>
  )
}
