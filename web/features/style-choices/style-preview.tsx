import type { AdStyle } from '#contract/choices.ts'
import type { StyleFields } from './missing-choices.ts'
import styles from './style-choices.module.css'
import { previewUrl } from './style-previews.ts'

const PREVIEW_PX = 400

/** An ad of the studio in this style. */
export function StylePreview({ style, palette }: { style: AdStyle; palette: StyleFields }) {
  return (
    <img className={styles.preview} src={previewUrl(style, palette)} alt="" width={PREVIEW_PX} height={PREVIEW_PX} />
  )
}
