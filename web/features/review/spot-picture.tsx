import type { CSSProperties } from 'react'
import { getFormat } from '#contract/formats.ts'
import type { ReviewPicture } from '#contract/ads/reviews/review.ts'
import { classNames } from '#web/ui/class-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { SpotButton } from './spot-button.tsx'
import type { NumberedComment, SpotPoint } from './spots.ts'
import styles from './spot-picture.module.css'

interface SpotPictureProps {
  picture: ReviewPicture
  comments: readonly NumberedComment[]
  /** `whole` fits the picture in; `true` shows it pixel by pixel in a frame that scrolls. It is never enlarged. */
  size?: 'whole' | 'true'
  /** The id of the selected comment. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** The spot of a comment that is being written. */
  pending?: SpotPoint | undefined
  /** Adds a comment at a spot; if left out, comments cannot be added. */
  onPlace?: ((point: SpotPoint) => void) | undefined
  /** Set for pictures of the first screen; the others load when they come near. */
  isFirst?: boolean
}

/** An ad with the spots of its comments; pressing it elsewhere adds one. */
export function SpotPicture(props: SpotPictureProps) {
  const { picture, comments, size = 'whole', chosen, onChoose, pending, onPlace, isFirst = true } = props
  const { format, width, height, imageUrl } = picture
  const { name } = getFormat(format)
  const shape = { '--width': `${width}px`, '--ratio': width / height } as CSSProperties
  return (
    <figure className={styles.frame} {...(size === 'true' && SCROLLS)}>
      <div className={classNames(styles.picture, styles[size])} style={shape}>
        <img
          src={imageUrl}
          alt={t('The {format} ad', { format: name })}
          width={width}
          height={height}
          {...(!isFirst && { loading: 'lazy' })}
        />
        {(onPlace ?? comments.length > 0) && (
          <div className={styles.spots} role="toolbar" aria-label={t('Comments on the {format} ad', { format: name })}>
            {onPlace && (
              <SpotButton label={t('Comment on a spot of the {format} ad', { format: name })} onPlace={onPlace} />
            )}
            {comments.map(
              ({ id, number, name: writer, spot }) =>
                spot && (
                  <button
                    key={id}
                    type="button"
                    className={styles.pin}
                    style={placeOf(spot)}
                    aria-label={t('Comment {number}, by {name}', { number, name: writer })}
                    aria-pressed={id === chosen}
                    onClick={() => onChoose(id)}
                  >
                    <span>{number}</span>
                  </button>
                ),
            )}
            {pending && <span className={styles.pending} style={placeOf(pending)} />}
          </div>
        )}
      </div>
    </figure>
  )
}

const SCROLLS = {
  tabIndex: 0,
  role: 'group',
  'aria-label': t('The picture in true size, which can be moved'),
  'data-scrolls': true,
}

function placeOf({ x, y }: SpotPoint): CSSProperties {
  return { left: `${(100 * x).toFixed(2)}%`, top: `${(100 * y).toFixed(2)}%` }
}
