import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { getFormat } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/image.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import styles from './ad-details.module.css'

const THUMBNAILS_MAX = 3

/** The sidebar: what the ad consists of so far. */
export function AdDetails({ fields }: { fields: CreativeFields }) {
  return (
    <aside className={styles.details} aria-labelledby="ad-details-title">
      <h2 id="ad-details-title">Your Ad Details</h2>
      <Product fields={fields} />
      <Images images={fields.productImages} />
      <Style fields={fields} />
      <Formats fields={fields} />
      <p className={styles.note}>Your changes are saved when you click Next Step.</p>
    </aside>
  )
}

function Product({ fields }: { fields: CreativeFields }) {
  const { productName, productDescription, productPrice, productDiscount, taglines } = fields
  return (
    <section>
      <h3>Product</h3>
      {productName || productDescription ? null : <p className={styles.open}>Not described yet</p>}
      {productName && <p className={styles.name}>{productName}</p>}
      {productDescription && <p className={styles.description}>{productDescription}</p>}
      {(productPrice || productDiscount) && (
        <p className={styles.price}>
          {productPrice && <span>{productPrice}</span>} {productDiscount && <s>{productDiscount}</s>}
        </p>
      )}
      {taglines.length > 0 && (
        <ul className={styles.taglines} aria-label="Taglines">
          {taglines.map((tagline, at) => (
            <li key={at}>{tagline}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Images({ images }: { images: readonly ImageEntry[] }) {
  const left = images.length - THUMBNAILS_MAX
  return (
    <section>
      <h3>Images</h3>
      {images.length === 0 && <p className={styles.open}>None yet</p>}
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
    </section>
  )
}

function Style({ fields }: { fields: CreativeFields }) {
  const rest = [
    nameIn(COLOR_PALETTES, fields.colorPalette),
    nameIn(TYPOGRAPHIES, fields.typography),
    nameIn(TONES, fields.tone),
  ]
  const style = nameIn(AD_STYLES, fields.adStyle)
  const details = rest.filter((name) => name !== undefined)
  return (
    <section>
      <h3>Style</h3>
      {!style && details.length === 0 && <p className={styles.open}>Not chosen yet</p>}
      {style && <p className={styles.name}>{style}</p>}
      {details.length > 0 && <p className={styles.description}>{details.join(' · ')}</p>}
    </section>
  )
}

function Formats({ fields }: { fields: CreativeFields }) {
  const names = fields.selectedFormats.map((format) => getFormat(format).name)
  return (
    <section>
      <h3>Formats</h3>
      {names.length === 0 ? <p className={styles.open}>Not chosen yet</p> : <p>{names.join(', ')}</p>}
    </section>
  )
}

function nameIn<Id extends string>(list: readonly { id: Id; name: string }[], id: Id | null): string | undefined {
  return list.find((choice) => choice.id === id)?.name
}
