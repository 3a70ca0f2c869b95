import type { ReactNode } from 'react'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import type { CreativeFields } from '#web/api/ads/creative-fields.ts'
import { getFormat } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import type { Stale, Variant } from '#contract/ads/variant.ts'
import { Mark } from '#web/ui/mark.tsx'
import { plural, translated, t } from '#web/i18n/i18n.ts'
import styles from './ad-details.module.css'
import { useStruckAmount } from './use-struck-amount.ts'

const THUMBNAILS_MAX = 3

interface AdDetailsProps {
  fields: CreativeFields
  /** The ad's pictures, which may be stale. */
  variants: readonly Variant[]
}

/** The sidebar: the content of the ad so far. */
export function AdDetails({ fields, variants }: AdDetailsProps) {
  return (
    <aside className={styles.details} aria-labelledby="ad-details-title">
      <h2 id="ad-details-title">{t('Your Ad Details')}</h2>
      <Product fields={fields} mark={<StaleNote variants={variants} of={['words']} />} />
      <Images images={fields.productImages} mark={<StaleNote variants={variants} of={['photo', 'cutOut']} />} />
      <Style fields={fields} mark={<StaleNote variants={variants} of={['look', 'palette', 'logo']} />} />
      <Formats fields={fields} />
      <p className={styles.note}>{t('Your changes are saved when you click Next Step.')}</p>
    </aside>
  )
}

interface SectionProps {
  /** A mark if pictures show another value than this. */
  mark: ReactNode
}

function StaleNote({ variants, of }: { variants: readonly Variant[]; of: readonly Stale['what'][] }) {
  const count = variants.filter(({ stale = [] }) => stale.some(({ what }) => of.includes(what))).length
  if (count === 0) return null
  return (
    <p className={styles.stale}>
      {plural(count, { one: 'A picture shows something else.', other: '{count} pictures show something else.' })}
      <Mark label={t('out of date')} />
    </p>
  )
}

function Product({ fields, mark }: { fields: CreativeFields } & SectionProps) {
  const { productName, productDescription, productPrice, productDiscount, taglines } = fields
  const struck = useStruckAmount(productPrice, productDiscount)
  const [Price, Discount] = [struck === 'price' ? 's' : 'span', struck === 'discount' ? 's' : 'span'] as const
  return (
    <section>
      <h3>{t('Product')}</h3>
      {productName || productDescription ? null : <p className={styles.open}>{t('Not described yet')}</p>}
      {productName && <span className={styles.name}>{productName}</span>}
      {productDescription && <p className={styles.description}>{productDescription}</p>}
      {(productPrice || productDiscount) && (
        <span className={styles.price}>
          {productPrice && <Price>{productPrice}</Price>} {productDiscount && <Discount>{productDiscount}</Discount>}
        </span>
      )}
      {taglines.length > 0 && (
        <ul className={styles.taglines} aria-label={t('Taglines')}>
          {taglines.map((tagline, at) => (
            <li key={at}>{tagline}</li>
          ))}
        </ul>
      )}
      {mark}
    </section>
  )
}

function Images({ images, mark }: { images: readonly ImageEntry[] } & SectionProps) {
  const left = images.length - THUMBNAILS_MAX
  return (
    <section>
      <h3>{t('Images')}</h3>
      {images.length === 0 && <p className={styles.open}>{t('None yet')}</p>}
      {images.length > 0 && (
        <ul className={styles.thumbnails}>
          {images.slice(0, THUMBNAILS_MAX).map((image) => (
            <li key={image.url}>
              <img src={thumbnailUrl(image.url)} alt={image.name} width={56} height={56} />
            </li>
          ))}
          {left > 0 && <li className={styles.more}>+{left}</li>}
        </ul>
      )}
      {mark}
    </section>
  )
}

function Style({ fields, mark }: { fields: CreativeFields } & SectionProps) {
  const rest = [
    nameIn(COLOR_PALETTES, fields.colorPalette),
    nameIn(TYPOGRAPHIES, fields.typography),
    nameIn(TONES, fields.tone),
  ]
  const style = nameIn(AD_STYLES, fields.adStyle)
  const details = rest.filter((name) => name !== undefined)
  return (
    <section>
      <h3>{t('Style')}</h3>
      {!style && details.length === 0 && <p className={styles.open}>{t('Not chosen yet')}</p>}
      {style && <p className={styles.name}>{style}</p>}
      {details.length > 0 && <span className={styles.description}>{details.join(' · ')}</span>}
      {mark}
    </section>
  )
}

function Formats({ fields }: { fields: CreativeFields }) {
  const names = fields.selectedFormats.map((format) => getFormat(format).name)
  return (
    <section>
      <h3>{t('Formats')}</h3>
      {names.length === 0 ? <p className={styles.open}>{t('Not chosen yet')}</p> : <p>{names.join(', ')}</p>}
    </section>
  )
}

function nameIn<Id extends string>(list: readonly { id: Id; name: string }[], id: Id | null): string | undefined {
  const choice = list.find((one) => one.id === id)
  return choice && translated(choice.name)
}
