import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { ImageEntry } from '#contract/image.ts'
import { thumbnailUrl } from '#contract/image-urls.ts'
import { Button, ButtonNote } from '#web/ui/button.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice.tsx'
import styles from './hero-photo.module.css'
import { withCutOut, withHero } from './photo-list.ts'

interface HeroPhotoProps {
  images: readonly ImageEntry[]
  onChange: (images: ImageEntry[]) => void
  isBusy: boolean
  /** What making it anew costs, where it costs something. */
  cost: string | undefined
  onRegenerate: () => void
}

/** For when the studio took the wrong photo, or cut away what belongs to the product. */
export function HeroPhoto({ images, onChange, isBusy, cost, onRegenerate }: HeroPhotoProps) {
  const keepId = useId()
  const [hero] = images
  if (!hero) return null
  return (
    <details className={styles.hero}>
      <summary>Something wrong with the photo?</summary>
      <div className={styles.settings}>
        {images.length > 1 && (
          <ChoiceGroup label="Hero photo" hint="The one that the ad is about." cardWidth="7rem">
            {images.map((image) => (
              <Choice
                key={image.url}
                name="hero-photo"
                title={image.name}
                picture={<img className={styles.photo} src={thumbnailUrl(image.url)} alt="" width={480} height={480} />}
                checked={image === hero}
                onChange={() => onChange(withHero(images, image))}
              />
            ))}
          </ChoiceGroup>
        )}
        <label className={styles.keep} htmlFor={keepId}>
          <input
            id={keepId}
            type="checkbox"
            checked={hero.cutOut === 'never'}
            aria-describedby={`${keepId}-hint`}
            onChange={(event) => onChange(withCutOut(images, hero.url, event.target.checked ? 'never' : 'auto'))}
          />
          <span>
            Keep photo whole
            <small id={`${keepId}-hint`}>
              Shows it as it is, with its own background, instead of cutting the product out.
            </small>
          </span>
        </label>
        <div className={styles.apply}>
          <Button icon={<RefreshCw aria-hidden />} disabled={isBusy} onClick={onRegenerate}>
            Regenerate {cost && <ButtonNote>{cost}</ButtonNote>}
          </Button>
          <p>Your ad is made anew with this. The present version is kept.</p>
        </div>
      </div>
    </details>
  )
}
