import type { AdStyle } from '#contract/choices.ts'
import { SKETCH_PX } from '#contract/ads/sketch.ts'
import type { StyleFields } from './missing-choices.ts'
import styles from './style-choices.module.css'
import { previewUrl } from './style-previews.ts'

const PREVIEW_PX = 400

interface StylePreviewProps {
  style: AdStyle
  palette: StyleFields
  /** The user's own photo, shown until the sketch is painted; left out if there is no product yet. */
  photoUrl: string | undefined
  /** The user's own ad in this style, once it is painted. */
  sketchUrl: string | undefined
}

/**
 * Shows the user's own photo, and over it their ad in this style as soon as it is painted. Without a photo, shows an
 * example ad of the studio.
 */
export function StylePreview({ style, palette, photoUrl, sketchUrl }: StylePreviewProps) {
  return (
    <span className={styles.previews}>
      <img
        className={photoUrl ? styles.photo : styles.preview}
        src={photoUrl ?? previewUrl(style, palette)}
        alt=""
        width={PREVIEW_PX}
        height={PREVIEW_PX}
      />
      {sketchUrl && (
        <img key={sketchUrl} className={styles.own} src={sketchUrl} alt="" width={SKETCH_PX} height={SKETCH_PX} />
      )}
    </span>
  )
}
