import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { type ImageEntry, thumbnailUrl } from '#contract/image.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './photo-grid.module.css'

interface PhotoGridProps {
  /** What the images are, for screen readers, e.g. "Product images". */
  label: string
  images: readonly ImageEntry[]
  onChange: (images: ImageEntry[]) => void
}

/** Removing changes the list only; the image itself stays with the server, so that the last removal can be undone. */
export function PhotoGrid({ label, images, onChange }: PhotoGridProps) {
  const [removed, setRemoved] = useState<{ image: ImageEntry; at: number }>()

  function remove(image: ImageEntry, at: number) {
    setRemoved({ image, at })
    onChange(images.filter((other) => other !== image))
  }

  function undo() {
    if (removed) onChange(images.toSpliced(removed.at, 0, removed.image))
    setRemoved(undefined)
  }

  return (
    <>
      {images.length > 0 && (
        <ul className={styles.grid} aria-label={label}>
          {images.map((image, at) => (
            <li key={image.url}>
              <img src={thumbnailUrl(image.url)} alt={image.name} width={480} height={480} />
              <IconButton
                label={`Remove ${image.name}`}
                className={styles.remove}
                size="sm"
                onClick={() => remove(image, at)}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <output>
        {removed && images.length < UPLOAD_FILES_MAX && (
          <span className={styles.removed}>
            <span>{removed.image.name} was removed.</span>
            <Button size="sm" variant="ghost" icon={<Undo2 aria-hidden />} onClick={undo}>
              Undo
            </Button>
          </span>
        )}
      </output>
    </>
  )
}
