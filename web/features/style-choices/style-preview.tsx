import type { AdStyle } from '#contract/choices.ts'
import { SKETCH_PX } from '#contract/sketch.ts'
import type { StyleFields } from './missing-choices.ts'
import styles from './style-choices.module.css'
import { previewUrl } from './style-previews.ts'

const PREVIEW_PX = 400

interface StylePreviewProps {
  style: AdStyle
  palette: StyleFields
  /** The person's own ad in it, once it is painted. */
  sketchUrl: string | undefined
}

/** An ad of the studio in this style, and over it the person's own as soon as there is one. */
export function StylePreview({ style, palette, sketchUrl }: StylePreviewProps) {
  return (
    <span className={styles.previews}>
      <img className={styles.preview} src={previewUrl(style, palette)} alt="" width={PREVIEW_PX} height={PREVIEW_PX} />
      {sketchUrl && (
        <img key={sketchUrl} className={styles.own} src={sketchUrl} alt="" width={SKETCH_PX} height={SKETCH_PX} />
      )}
    </span>
  )
}
