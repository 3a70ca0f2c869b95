import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { thumbnailUrl } from '#contract/pictures/image-urls.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RemovedNote, useRemovals } from '#web/ui/removals.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './photo-grid.module.css'
import { withHero, withMoved } from './photo-list.ts'

interface PhotoGridProps {
  /** The name of the images for screen readers, e.g. "Product images". */
  label: string
  images: readonly ImageEntry[]
  /** Set if the first image is the hero photo. */
  hasHero?: boolean
  onChange: (images: ImageEntry[]) => void
  /** Renders a replacement for the photo's own picture. */
  renderPicture?: (image: ImageEntry, photo: ReactNode) => ReactNode
  /** Renders words beside a photo. */
  renderWords?: (image: ImageEntry) => ReactNode
}

/**
 * A list of photos that can be ordered and removed. Removing changes the list only; the image stays on the server, so
 * that it can come back.
 */
export function PhotoGrid({ label, images, hasHero = false, onChange, ...parts }: PhotoGridProps) {
  const { renderPicture = (_, photo) => photo, renderWords } = parts
  const list = useRef<HTMLDivElement>(null)
  const { last, addRemoval, undo, buttonRef } = useRemovals<ImageEntry>({
    list,
    hasRoom: images.length < UPLOAD_FILES_MAX,
    putBack: (image, at) => {
      if (images.every(({ url }) => url !== image.url)) onChange(images.toSpliced(at, 0, image))
    },
  })

  function remove(image: ImageEntry, at: number) {
    addRemoval(image, at)
    onChange(images.filter((other) => other !== image))
  }

  return (
    <div ref={list} role="group" aria-label={label} tabIndex={-1}>
      {images.length > 0 && (
        <ul className={renderWords ? styles.cards : styles.grid} aria-label={label}>
          {images.map((image, at) => (
            <li key={image.url} aria-label={image.name}>
              <div className={styles.picture}>
                {renderPicture(image, <Photo image={image} />)}
                {hasHero && at === 0 && (
                  <span className={styles.hero}>
                    <Badge variant="solid">
                      <Star aria-hidden /> {t('Main')}
                    </Badge>
                  </span>
                )}
                <IconButton
                  label={t('Remove {name}', { name: image.name })}
                  className={styles.remove}
                  size="sm"
                  onClick={() => remove(image, at)}
                >
                  <X aria-hidden />
                </IconButton>
                {images.length > 1 && (
                  <Order image={image} at={at} images={images} hasHero={hasHero} onChange={onChange} />
                )}
              </div>
              {renderWords?.(image)}
            </li>
          ))}
        </ul>
      )}
      {hasHero && images.length > 1 && (
        <p className={styles.note}>{t('The ad is about the main photo. The next ones may stand beside it.')}</p>
      )}
      <RemovedNote name={last?.item.name} buttonRef={buttonRef} onUndo={undo} className={styles.removed} />
    </div>
  )
}

function Photo({ image: { url, name } }: { image: ImageEntry }) {
  return <img src={thumbnailUrl(url)} alt={name} width={480} height={480} />
}

interface OrderProps extends Required<Pick<PhotoGridProps, 'images' | 'hasHero' | 'onChange'>> {
  image: ImageEntry
  at: number
}

/** Buttons instead of dragging: they work by finger, mouse and keyboard alike. */
function Order({ image, at, images, hasHero, onChange }: OrderProps) {
  return (
    <span className={styles.order}>
      <IconButton
        label={t('Move {name} forward', { name: image.name })}
        size="sm"
        disabled={at === 0}
        onClick={() => onChange(withMoved(images, image, -1))}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      {hasHero && at > 0 && (
        <IconButton
          label={t('Make {name} the main photo', { name: image.name })}
          size="sm"
          onClick={() => onChange(withHero(images, image))}
        >
          <Star aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={t('Move {name} back', { name: image.name })}
        size="sm"
        disabled={at === images.length - 1}
        onClick={() => onChange(withMoved(images, image, 1))}
      >
        <ArrowRight aria-hidden />
      </IconButton>
    </span>
  )
}
