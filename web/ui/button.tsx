import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useKeptFocus } from '#web/ui/browser/use-kept-focus.ts'
import styles from '#web/ui/button.module.css'
import { Link } from '#web/router/link.tsx'

interface Look {
  /** `primary` is the accent: one per screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** A lucide icon before the words. */
  icon?: ReactNode
  fullWidth?: boolean
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Disables the button and shows a spinner; `loadingLabel` replaces the words meanwhile. */
  loading?: boolean
  loadingLabel?: string
  /** The next press undoes this one, such as 'Mark done': the second press of a double press does nothing. */
  toggles?: boolean
}

/** Longest time between the presses of one double press: the slowest that desktop systems can be set to. */
const DOUBLE_PRESS_MS = 900

export function Button(allProps: ButtonProps) {
  const { loading = false, loadingLabel, toggles, disabled, children, type = 'button', ref, ...props } = allProps
  const { look, icon, rest } = splitLook(props)
  const button = useKeptFocus(loading, ref)
  const lastPress = useRef(-Infinity)

  // The answer to the first press can come before the second one, which would then undo it.
  function press(event: MouseEvent<HTMLButtonElement>) {
    const isSecond = event.detail > 1 || event.timeStamp - lastPress.current < DOUBLE_PRESS_MS
    lastPress.current = event.timeStamp
    if (!isSecond) rest.onClick?.(event)
  }

  return (
    <button
      {...rest}
      onClick={toggles ? press : rest.onClick}
      ref={button}
      type={type}
      className={look}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  )
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ children, ...props }: Look & ComponentProps<typeof Link>) {
  const { look, icon, rest } = splitLook(props)
  return (
    <Link {...rest} className={look}>
      {icon}
      {children}
    </Link>
  )
}

/** A link that looks like a button and that the browser itself follows: a download, or a page outside the app. */
export function ButtonAnchor({ children, ...props }: Look & ComponentProps<'a'>) {
  const { look, icon, rest } = splitLook(props)
  return (
    <a {...rest} className={look}>
      {icon}
      {children}
    </a>
  )
}

/** A note after a button's label, such as its price. */
export function ButtonNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}

function splitLook<Props extends Look & { className?: string }>(props: Props) {
  const { variant = 'secondary', size = 'md', icon, fullWidth, className, ...rest } = props
  const look = classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className)
  // Toasts keep clear of the main button of a screen (toast-place.ts).
  return { look, icon, rest: { ...rest, 'data-variant': variant } }
}
