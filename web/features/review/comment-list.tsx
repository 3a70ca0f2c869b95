import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { useShortDate } from '#web/ui/texts/use-short-date.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { t } from '#web/i18n/i18n.ts'
import styles from './comment-list.module.css'
import { ProposalView } from './proposal-view.tsx'
import type { NumberedComment } from './spots.ts'

interface CommentListProps {
  label: string
  comments: readonly NumberedComment[]
  chosen?: string | undefined
  /** Highlights the spot on the picture. If left out, comments have no numbers. */
  onChoose?: (id: string) => void
  /** Set to show the version of each comment. */
  hasVersions?: boolean
  /** Renders the actions of a comment, below its words. */
  actionsOf?: (comment: NumberedComment) => ReactNode
}

/** Lists comments, oldest first, as they were typed. */
export function CommentList(props: CommentListProps) {
  const { label, comments, chosen, onChoose, hasVersions = false, actionsOf } = props
  if (comments.length === 0) return null
  return (
    <ol className={styles.comments} aria-label={label}>
      {comments.map((comment) => (
        <Comment
          key={comment.id}
          comment={comment}
          onChoose={onChoose}
          hasVersions={hasVersions}
          actionsOf={actionsOf}
          isChosen={comment.id === chosen}
        />
      ))}
    </ol>
  )
}

interface CommentProps {
  comment: NumberedComment
  isChosen: boolean
  onChoose: CommentListProps['onChoose']
  hasVersions: boolean
  actionsOf: CommentListProps['actionsOf']
}

function Comment({ comment, isChosen, onChoose, hasVersions, actionsOf }: CommentProps) {
  const { id, number, name, text, version, asksChanges, createdAt } = comment
  const row = useRef<HTMLLIElement>(null)
  const day = useShortDate(createdAt)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li ref={row} data-chosen={isChosen || undefined}>
      {onChoose && (
        <button
          type="button"
          className={styles.number}
          aria-label={t('Show spot {number} on the picture', { number })}
          aria-pressed={isChosen}
          onClick={() => onChoose(id)}
        >
          <span>{number}</span>
        </button>
      )}
      <div>
        <p className={styles.who}>
          <strong dir="auto">{name}</strong> <time dateTime={createdAt}>{day}</time>
          {hasVersions && <span className={styles.version}>{t('version {version}', { version })}</span>}
          {asksChanges && <Badge variant="solid">{t('Asks for changes')}</Badge>}
          {comment.doneAt && (
            <Badge>
              {comment.doneVersion ? t('Done in version {version}', { version: comment.doneVersion }) : t('Done')}
            </Badge>
          )}
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {comment.answer && (
          <p className={styles.answer} dir="auto">
            <VisuallyHidden>{t('Answer:')} </VisuallyHidden>
            {comment.answer.text}
          </p>
        )}
        {comment.proposal && <ProposalView proposal={comment.proposal} />}
        {actionsOf?.(comment)}
      </div>
    </li>
  )
}
