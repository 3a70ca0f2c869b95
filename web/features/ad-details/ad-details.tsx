import type { ReactNode } from 'react'
import { AD_STYLES, COLOR_PALETTES, TONES, TYPOGRAPHIES } from '#contract/choices.ts'
import type { CreativeFields } from '#web/api/creative-fields.ts'
import { getFormat } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/image.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import type { Stale, Variant } from '#contract/variant.ts'
import { Mark } from '#web/ui/mark.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './ad-details.module.css'
import { useStruckAmount } from './use-struck-amount.ts'

const THUMBNAILS_MAX = 3

/** What a row of the sidebar leads to on a finished ad. */
export type DetailField = 'name' | 'headline' | 'price' | 'photo' | 'colors'

interface AdDetailsProps {
  fields: CreativeFields
  /** The ad's pictures, which may say something else by now. */
  variants: readonly Variant[]
  /** Opens a field of the finished ad; left out where none is shown. */
  onOpen?: ((field: DetailField) => void) | undefined
}

/** The sidebar: what the ad consists of so far. */
export function AdDetails({ fields, variants, onOpen }: AdDetailsProps) {
  const open = onOpen && ((field: DetailField) => () => onOpen(field))
  return (
    <aside className={styles.details} aria-labelledby="ad-details-title">
      <h2 id="ad-details-title">Your Ad Details</h2>
      <Product fields={fields} mark={<StaleNote variants={variants} of={['words']} />} open={open} />
      <Images
        images={fields.productImages}
        mark={<StaleNote variants={variants} of={['photo', 'cutOut']} />}
        open={open}
      />
      <Style fields={fields} mark={<StaleNote variants={variants} of={['look', 'palette', 'logo']} />} open={open} />
      <Formats fields={fields} />
      <p className={styles.note}>Your changes are saved when you click Next Step.</p>
    </aside>
  )
}

type Open = ((field: DetailField) => () => void) | undefined

interface SectionProps {
  /** Where pictures show something else than this. */
  mark: ReactNode
  open: Open
}

function StaleNote({ variants, of }: { variants: readonly Variant[]; of: readonly Stale['what'][] }) {
  const count = variants.filter(({ stale = [] }) => stale.some(({ what }) => of.includes(what))).length
  if (count === 0) return null
  return (
    <p className={styles.stale}>
      {count === 1 ? 'A picture shows' : `${count} pictures show`} something else.
      <Mark label="out of date" />
    </p>
  )
}

/** A row, which leads to its field where there is one. */
function Row({ open, label, children }: { open: (() => void) | undefined; label: string; children: ReactNode }) {
  if (!open) return children
  return (
    <button type="button" className={styles.row} onClick={open} data-tooltip={label}>
      {children}
      <VisuallyHidden> {label}</VisuallyHidden>
    </button>
  )
}

function Product({ fields, mark, open }: { fields: CreativeFields } & SectionProps) {
  const { productName, productDescription, productPrice, productDiscount, taglines } = fields
  const struck = useStruckAmount(productPrice, productDiscount)
  const [Price, Discount] = [struck === 'price' ? 's' : 'span', struck === 'discount' ? 's' : 'span'] as const
  return (
    <section>
      <h3>Product</h3>
      {productName || productDescription ? null : <p className={styles.open}>Not described yet</p>}
      {productName && (
        <Row open={open?.('name')} label="change on the ad">
          <span className={styles.name}>{productName}</span>
        </Row>
      )}
      {productDescription && <p className={styles.description}>{productDescription}</p>}
      {(productPrice || productDiscount) && (
        <Row open={open?.('price')} label="change on the ad">
          <span className={styles.price}>
            {productPrice && <Price>{productPrice}</Price>} {productDiscount && <Discount>{productDiscount}</Discount>}
          </span>
        </Row>
      )}
      {taglines.length > 0 && (
        <ul className={styles.taglines} aria-label="Taglines">
          {taglines.map((tagline, at) => (
            <li key={at}>
              <Row open={open?.('headline')} label="change on the ad">
                {tagline}
              </Row>
            </li>
          ))}
        </ul>
      )}
      {mark}
    </section>
  )
}

function Images({ images, mark, open }: { images: readonly ImageEntry[] } & SectionProps) {
  const left = images.length - THUMBNAILS_MAX
  return (
    <section>
      <h3>Images</h3>
      {images.length === 0 && <p className={styles.open}>None yet</p>}
      {images.length > 0 && (
        <ul className={styles.thumbnails}>
          {images.slice(0, THUMBNAILS_MAX).map((image) => (
            <li key={image.url}>
              <Row open={open?.('photo')} label="change on the ad">
                <img src={thumbnailUrl(image.url)} alt={image.name} width={56} height={56} />
              </Row>
            </li>
          ))}
          {left > 0 && <li className={styles.more}>+{left}</li>}
        </ul>
      )}
      {mark}
    </section>
  )
}

function Style({ fields, mark, open }: { fields: CreativeFields } & SectionProps) {
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
      {details.length > 0 && (
        <Row open={open?.('colors')} label="change the colors">
          <span className={styles.description}>{details.join(' · ')}</span>
        </Row>
      )}
      {mark}
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
