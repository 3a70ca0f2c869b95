import type { ReactNode } from 'react'
import type { CutOut, ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import type { Shown } from '#contract/ads/variant.ts'
import { Segments } from '#web/ui/segments.tsx'
import { t } from '#web/i18n/i18n.ts'
import type { ChangeDraft } from './change-session.ts'
import styles from './photo-choice.module.css'

const CUT_OUT_OPTIONS: readonly { value: CutOut; label: string }[] = [
  { value: 'auto', label: t('Automatic') },
  { value: 'always', label: t('Cut out') },
  { value: 'never', label: t('As photographed') },
]

interface PhotoChoiceProps {
  images: readonly ImageEntry[]
  shown: Pick<Shown, 'hero' | 'cutOut'>
  draft: Pick<ChangeDraft, 'hero' | 'cutOut'>
  onChange: (draft: Pick<ChangeDraft, 'hero' | 'cutOut'>) => void
  /** The touch-up of the hero photo's cut-out. */
  touchUp: ReactNode
}

/** Chooses the hero photo, and whether its product is cut out. */
export function PhotoChoice({ images, shown, draft, onChange, touchUp }: PhotoChoiceProps) {
  const leads = draft.hero ?? shown.hero
  const entry = images.find(({ url }) => url === leads)
  const stored = leads === shown.hero ? shown.cutOut : (entry?.cutOut ?? 'auto')

  return (
    <div className={styles.photo}>
      {images.length > 1 && (
        <fieldset className={styles.photos}>
          <legend>{t('Main photo')}</legend>
          {images.map(({ url, name }) => (
            <label key={url} className={styles.choice}>
              <input
                type="radio"
                name="hero"
                aria-label={name}
                checked={url === leads}
                onChange={() => onChange(url === shown.hero ? {} : { hero: url })}
              />
              <img src={thumbnailUrl(url)} alt="" width={64} height={64} loading="lazy" />
            </label>
          ))}
        </fieldset>
      )}
      <div>
        <p className={styles.label} aria-hidden>
          {t('Background of the photo')}
        </p>
        <Segments
          label={t('Background of the photo')}
          options={CUT_OUT_OPTIONS}
          value={draft.cutOut ?? stored}
          onChange={(cutOut) =>
            onChange({ ...(draft.hero && { hero: draft.hero }), ...(cutOut !== stored && { cutOut }) })
          }
        />
      </div>
      {touchUp}
    </div>
  )
}
