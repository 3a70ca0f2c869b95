import { useRef, useState } from 'react'
import { getFormat, sizeLabelOf } from '#contract/formats.ts'
import type { Review } from '#contract/ads/reviews/review.ts'
import { CommentList } from '#web/features/review/comment-list.tsx'
import { SpotPicture } from '#web/features/review/spot-picture.tsx'
import type { NumberedComment, SpotPoint } from '#web/features/review/spots.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/i18n/i18n.ts'
import { CommentForm } from './comment-form.tsx'
import { isOn, type Writing } from './draft.ts'
import styles from './review.module.css'

const InContext = lazyPart(async () => (await import('#web/features/in-context/in-context.tsx')).InContext)

export type ReviewView = 'whole' | 'true' | 'context'

interface FormatSectionProps extends Writing {
  picture: Review['pictures'][number]
  view: ReviewView
  comments: readonly NumberedComment[]
  isFirst: boolean
}

/** One ad with its comments. */
export function FormatSection({ picture, view, comments, isFirst, ...writing }: FormatSectionProps) {
  const { draft, onDraft } = writing
  const { format, imageUrl } = picture
  const { name } = getFormat(format)
  const [chosen, setChosen] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWriting = draft !== undefined && isOn(draft, format)

  function place(point: SpotPoint) {
    setChosen(undefined)
    onDraft({ text: draft?.text ?? '', spot: { ...point, format } })
  }

  return (
    <section className={styles.format} aria-label={name}>
      <div className={styles.shown}>
        <h2 ref={heading} tabIndex={-1}>
          {name} <span>{sizeLabelOf(getFormat(format))}</span>
        </h2>
        {view === 'context' ? (
          <InContext
            format={format}
            imageUrl={imageUrl}
            subject={t('The ad')}
            fallback={<Skeleton className={styles.skeleton} />}
          />
        ) : (
          <SpotPicture
            picture={picture}
            comments={comments}
            chosen={chosen}
            isFirst={isFirst}
            size={view}
            onChoose={setChosen}
            pending={isWriting ? draft.spot : undefined}
            onPlace={place}
          />
        )}
      </div>
      <div className={styles.side}>
        {!isWriting && view !== 'context' && (
          <p className={styles.hint}>{t('Press on the picture to say something about that spot.')}</p>
        )}
        {isWriting && (
          <CommentForm {...writing} draft={draft} onDone={() => heading.current?.focus({ preventScroll: true })} />
        )}
        <CommentList
          label={t('Comments on the {format} ad', { format: name })}
          comments={comments}
          chosen={chosen}
          {...(view !== 'context' && { onChoose: setChosen })}
        />
      </div>
    </section>
  )
}
