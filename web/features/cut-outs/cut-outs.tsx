import type { CutOut, ImageEntry } from '#contract/image.ts'
import { CutOutCard } from './cut-out-card.tsx'
import styles from './cut-outs.module.css'

interface CutOutsProps {
  adId: string
  images: readonly ImageEntry[]
  onDecide: (image: ImageEntry, cutOut: CutOut) => void
}

/** What becomes of each photo in the ad: the studio proposes, the person decides. */
export function CutOuts({ adId, images, onDecide }: CutOutsProps) {
  return (
    <section className={styles.cutOuts} aria-labelledby="cut-outs-title">
      <h3 id="cut-outs-title">How your ad shows each photo</h3>
      <ul>
        {images.map((image) => (
          <li key={image.url}>
            <CutOutCard adId={adId} image={image} onDecide={(cutOut) => onDecide(image, cutOut)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
