import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { getFormat, type FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { THUMBNAIL_PX } from '#contract/limits.ts'
import type { Variant } from '#contract/ads/variant.ts'
import styles from '#web/features/creative-card/variant-preview.module.css'
import { Proof } from '#web/ui/proof.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'

interface VariantPreviewProps {
  creativeId: string
  productName: string
  /** The photo that a draft shows, if it has one. */
  photo: ImageEntry | undefined
  variants: readonly Variant[]
  shown: Variant | undefined
  isFirst: boolean
  onShow: (format: FormatId) => void
}

/**
 * The picture of an ad, which opens it when pressed; with more than one format, a tab for each. The Tab key reaches
 * only the card's Open button, which leads to the same place.
 */
export function VariantPreview(props: VariantPreviewProps) {
  const { creativeId, productName, photo, variants, shown, isFirst, onShow } = props
  const way = { to: `/creatives/${creativeId}`, tabIndex: -1 }
  if (!shown) return <NoVariants photo={photo} way={way} />
  const picture = (
    <Link {...way} className={styles.way}>
      <VariantPicture key={shown.id} productName={productName} variant={shown} isFirst={isFirst} />
    </Link>
  )
  if (variants.length === 1) return picture
  return (
    <Tabs value={shown.format} onValueChange={(format) => onShow(format as FormatId)} className={styles.preview}>
      <TabPanel value={shown.format} className={styles.panel}>
        {picture}
      </TabPanel>
      <TabList label={t('Formats of {product}', { product: productName })} className={styles.formats}>
        {variants.map(({ format }) => (
          <Tab key={format} value={format}>
            {getFormat(format).name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  )
}

function NoVariants({ photo, way }: { photo: ImageEntry | undefined; way: { to: string; tabIndex: number } }) {
  return (
    <Link {...way} className={styles.none}>
      {photo ? <img src={thumbnailUrl(photo.url)} alt="" loading="lazy" decoding="async" /> : <ImageOff aria-hidden />}
      <span>{t('No variants generated')}</span>
    </Link>
  )
}

interface VariantPictureProps {
  productName: string
  variant: Variant
  isFirst: boolean
}

function VariantPicture({ productName, variant, isFirst }: VariantPictureProps) {
  const [isLoading, setIsLoading] = useState(true)
  const { format, imageUrl, width, height } = variant
  const settle = () => setIsLoading(false)
  // A picture in the server's HTML may have loaded before the page was hydrated.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete) settle()
  }
  return (
    <Proof width={width} height={height} className={styles.picture}>
      <img
        ref={checkLoaded}
        {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
        width={width}
        height={height}
        alt={t('{product}, {format} ad', { product: productName, format: getFormat(format).name })}
        // On a card a thumbnail is sharp on every screen; a picture of its size has only one address.
        src={width > THUMBNAIL_PX ? thumbnailUrl(imageUrl) : imageUrl}
        onLoad={settle}
        onError={settle}
      />
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner size="lg" />
        </span>
      )}
    </Proof>
  )
}
