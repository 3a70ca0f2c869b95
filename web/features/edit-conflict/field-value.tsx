import { describeStep } from '#contract/ads/dials.ts'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import { describeColor } from '#contract/pictures/color-names.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { useBrandName } from '#web/api/ads/brand/brands.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import type { EditConflictField } from '#web/api/ads/update-creative.ts'
import { translated, t } from '#web/i18n/i18n.ts'
import styles from './edit-conflict.module.css'

export const FIELD_LABELS: Record<EditConflictField, string> = {
  productName: t('Product Name'),
  productDescription: t('Product Description'),
  productPrice: t('Price'),
  productDiscount: t('Discount'),
  taglines: t('Taglines'),
  adStyle: t('Ad style'),
  colorPalette: t('Color palette'),
  customPalette: t('Custom palette'),
  customColors: t('Custom colors'),
  typography: t('Typography'),
  tone: t('Tone'),
  productImages: t('Product images'),
  inspirationImages: t('Inspiration images'),
  words: t('Texts on your pictures'),
  roleColors: t('Colors of your pictures'),
  formatColors: t('Colors of single pictures'),
  dials: t('Size and place'),
  logo: t('Logo'),
  callToAction: t('Call to action'),
  webAddress: t('Web address'),
  legalLine: t('Legal line'),
  brandId: t('Brand'),
  language: t('Language'),
}

/** Shows the value that one side has for a field, with the names of the steps. */
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
  if (field === 'customColors') return fields.customColors.map(colorText)
  if (field === 'customPalette')
    return fields.customPalette ? [fields.customPalette.name, ...fields.customPalette.colors.map(colorText)] : []
  if (field === 'words') return Object.values(fields.words).map((text) => text ?? '')
  if (field === 'roleColors') return Object.values(fields.roleColors).map(colorText)
  if (field === 'formatColors')
    return Object.values(fields.formatColors).flatMap((colors = {}) => Object.values(colors).map(colorText))
  if (field === 'dials') return Object.entries(fields.dials).map(([dial, value]) => describeDial(dial, value))
  const value = fields[field] ?? ''
  const choice = CHOICES.get(field)?.find(({ id }) => id === value)
  return [choice ? translated(choice.name) : value]
}

function colorText(color: string): string {
  return describeColor(color, translated)
}

/** Gives "Product: 2 steps larger" or "Place: left". */
function describeDial(dial: string, value: number | string): string {
  const name = DIALS[dial] ?? dial
  return `${name}: ${typeof value === 'string' ? (PLACES[value] ?? value) : translated(describeStep(value))}`
}

const DIALS: Readonly<Record<string, string>> = {
  product: t('Product'),
  headline: t('Headline'),
  price: t('Price'),
  logo: t('Logo'),
  place: t('Place'),
}

const PLACES: Readonly<Record<string, string>> = { left: t('left'), right: t('right'), nearer: t('nearer') }

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
