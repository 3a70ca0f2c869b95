import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { getFormat, type FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/image.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import { THUMBNAIL_PX } from '#contract/limits.ts'
import type { Variant } from '#contract/variant.ts'
import styles from '#web/features/creative-card/variant-preview.module.css'
import { Proof } from '#web/ui/proof.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

interface VariantPreviewProps {
  productName: string
  /** What a draft shows, where it has one. */
  photo: ImageEntry | undefined
  variants: readonly Variant[]
  shown: Variant | undefined
  isFirst: boolean
  onShow: (format: FormatId) => void
}

/** The picture of an ad; with more than one format, a tab for each. */
export function VariantPreview({ productName, photo, variants, shown, isFirst, onShow }: VariantPreviewProps) {
  if (!shown) return <NoVariants photo={photo} />
  if (variants.length === 1) return <VariantPicture productName={productName} variant={shown} isFirst={isFirst} />
  return (
    <Tabs value={shown.format} onValueChange={(format) => onShow(format as FormatId)} className={styles.preview}>
      <TabPanel value={shown.format}>
        <VariantPicture key={shown.id} productName={productName} variant={shown} isFirst={isFirst} />
      </TabPanel>
      <TabList label={`Formats of ${productName}`} className={styles.formats}>
        {variants.map(({ format }) => (
          <Tab key={format} value={format}>
            {getFormat(format).name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  )
}

function NoVariants({ photo }: { photo: ImageEntry | undefined }) {
  return (
    <div className={styles.none}>
      {photo ? <img src={thumbnailUrl(photo.url)} alt="" loading="lazy" decoding="async" /> : <ImageOff aria-hidden />}
      <p>No variants generated</p>
    </div>
  )
}

/** A thumbnail of 480 px is sharp enough at twice the density of a screen; the originals are for denser ones. */
const TOLD_OF_WIDTH = 0.75

/** A thumbnail for most screens, the original for the densest; a picture of that size already has but one address. */
function sourcesOf({ imageUrl, width, height }: Variant) {
  if (width <= THUMBNAIL_PX) return {}
  // Both fit inside a square: the thumbnail inside its own, the shown picture inside that of the card without its frame.
  const share = Math.min(1, width / height)
  // Told the true width, a browser takes the original (200 KB) on every phone, where nobody sees a difference.
  const told = (share * TOLD_OF_WIDTH).toFixed(3)
  const thumbnail = `${thumbnailUrl(imageUrl)} ${Math.round(THUMBNAIL_PX * share)}w`
  const shown = (card: string) => `calc(${told} * (${card} - 4rem))`
  return {
    srcSet: `${thumbnail}, ${imageUrl} ${width}w`,
    sizes: `(min-width: 64rem) ${shown('min(24rem, 31vw)')}, (min-width: 40rem) ${shown('46vw')}, ${shown('92vw')}`,
  }
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
  // A picture in the server's HTML may have come before anybody listened.
  const noteEarly = (image: HTMLImageElement | null) => {
    if (image?.complete) settle()
  }
  return (
    <Proof width={width} height={height} className={styles.picture}>
      <img
        ref={noteEarly}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        width={width}
        height={height}
        alt={`${productName}, ${getFormat(format).name} ad`}
        {...sourcesOf(variant)}
        src={imageUrl}
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
