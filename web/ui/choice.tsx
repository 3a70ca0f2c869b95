import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from '#web/ui/choice.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Lets the cards of a question be folded to the chosen one on phones; wider screens always show them. */
export interface Fold {
  isOpen: boolean
  /** The chosen option, in words. */
  value: string
  onToggle: () => void
}

interface ChoiceGroupProps {
  label: string
  hint?: ReactNode
  error?: string
  hideLabel?: boolean
  /** The smallest width of a card, as CSS; a row has as many as fit. */
  cardWidth?: string
  fold?: Fold
  className?: string
  children: ReactNode
}

/**
 * A question that is answered by choosing one card. Its radio buttons are native: arrow keys and screen readers know
 * them.
 */
export function ChoiceGroup({ label, hint, error, hideLabel, cardWidth, fold, className, children }: ChoiceGroupProps) {
  const errorId = useId()
  return (
    <fieldset
      className={classNames(styles.group, error && styles.invalid, fold && !fold.isOpen && styles.folded, className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={classNames(styles.legend, hideLabel && styles.hidden)}>{label}</legend>
      {fold && (
        <button type="button" className={styles.fold} aria-expanded={fold.isOpen} onClick={fold.onToggle}>
          <span>{fold.value}</span> <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <div className={styles.cards} style={cardWidth ? ({ '--card-width': cardWidth } as object) : undefined}>
        {children}
      </div>
    </fieldset>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** A picture above the name, without a meaning of its own. */
  picture?: ReactNode
  name: string
  title: string
  detail?: ReactNode
}

export function Choice({ picture, title, detail, className, ...input }: ChoiceProps) {
  const detailId = useId()
  return (
    <label className={classNames(styles.card, className)}>
      <input {...input} type="radio" aria-label={title} aria-describedby={detail ? detailId : undefined} />
      {picture && (
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          <span className={styles.mark} aria-hidden>
            <Check />
          </span>
        </span>
        {detail && (
          <span className={styles.detail} id={detailId}>
            {detail}
          </span>
        )}
      </span>
    </label>
  )
}

interface ChoiceButtonProps
  extends Omit<ComponentProps<'button'>, 'title'>, Pick<ChoiceProps, 'picture' | 'title' | 'detail'> {
  mark?: ReactNode
  /** The meaning of the mark for screen readers; it follows the title. */
  markText?: string
}

/** A card in the same row that cannot be chosen; pressing it explains why. */
export function ChoiceButton({ picture, title, detail, mark, markText, className, ...button }: ChoiceButtonProps) {
  return (
    <button {...button} type="button" className={classNames(styles.card, styles.locked, className)}>
      {picture && (
        <span className={styles.picture} aria-hidden>
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {markText && <VisuallyHidden>{markText}</VisuallyHidden>}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {mark && (
        <span className={styles.lock} aria-hidden>
          {mark}
        </span>
      )}
    </button>
  )
}
