import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { getFormat, type FormatId } from '#contract/formats.ts'
import { thumbnailUrl } from '#contract/image.ts'
import { THUMBNAIL_PX } from '#contract/limits.ts'
import type { Variant } from '#contract/variant.ts'
import styles from '#web/features/creative-card/variant-preview.module.css'
import { Proof } from '#web/ui/proof.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

interface VariantPreviewProps {
  productName: string
  variants: readonly Variant[]
  shown: Variant | undefined
  onShow: (format: FormatId) => void
}

/** The picture of an ad; with more than one format, a tab for each. */
export function VariantPreview({ productName, variants, shown, onShow }: VariantPreviewProps) {
  if (!shown) return <NoVariants />
  if (variants.length === 1) return <VariantPicture productName={productName} variant={shown} />
  return (
    <Tabs value={shown.format} onValueChange={(format) => onShow(format as FormatId)} className={styles.preview}>
      <TabPanel value={shown.format}>
        <VariantPicture key={shown.id} productName={productName} variant={shown} />
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

function NoVariants() {
  return (
    <div className={styles.none}>
      <ImageOff aria-hidden />
      <p>No variants generated</p>
    </div>
  )
}

/** The size that the picture is shown at, for the browser's choice between thumbnail and original. */
const SHOWN_SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 90vw'

function VariantPicture({ productName, variant }: { productName: string; variant: Variant }) {
  const [isLoading, setIsLoading] = useState(true)
  const { format, imageUrl, width, height } = variant
  const settle = () => setIsLoading(false)
  return (
    <Proof width={width} height={height} className={styles.picture}>
      <img
        src={imageUrl}
        srcSet={width > THUMBNAIL_PX ? `${thumbnailUrl(imageUrl)} ${THUMBNAIL_PX}w, ${imageUrl} ${width}w` : undefined}
        sizes={SHOWN_SIZES}
        width={width}
        height={height}
        alt={`${productName}, ${getFormat(format).name} ad`}
        loading="lazy"
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
