import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/plain-icons.tsx'
import { useToastPlace } from '#web/ui/toasts/toast-place.ts'
import { dismissToast, type ToastEntry, useToasts } from '#web/ui/toasts/toast-store.ts'
import styles from '#web/ui/toasts/toaster.module.css'
import { t } from '#web/i18n/i18n.ts'

const DISPLAY_MS = 5_000

/** The key that moves the focus here from anywhere on the page; the label names it. */
const HOTKEY = 'F8'

/** Distance in pixels by which a finger has to push a toast to the right to dismiss it. */
const SWIPE_PX = 50

/**
 * Shows the messages of `toast()`. It is rendered once, beside the routes, and in the first HTML of every page: the
 * message that something could not be loaded must not have to be loaded itself. It has two live regions, because screen
 * readers heed only those that existed before their words: a failure interrupts, the rest waits its turn.
 */
export function Toaster() {
  const region = useRef<HTMLElement>(null)
  const shown = useToasts().filter(({ open }) => open)
  useToastPlace(region, shown.length > 0)
  const slips = (isUrgent: boolean) =>
    shown
      .filter(({ variant }) => (variant === 'destructive') === isUrgent)
      .map((entry) => <Slip key={entry.id} entry={entry} onClose={(hadFocus) => hadFocus && region.current?.focus()} />)

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => event.key === HOTKEY && region.current?.focus()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section
      ref={region}
      className={styles.viewport}
      aria-label={t('Notifications ({key})', { key: HOTKEY })}
      tabIndex={-1}
      data-toasts
    >
      <div aria-live="polite">{slips(false)}</div>
      <div aria-live="assertive">{slips(true)}</div>
    </section>
  )
}

/**
 * Tells whether a press is on a toast. A toast stands beside an open dialog: a press on it must not count as one
 * outside the dialog.
 */
export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null
}

/** A toast. `onClose` receives whether the focus was in here: it has to go somewhere. */
function Slip({ entry, onClose }: { entry: ToastEntry; onClose: (hadFocus: boolean) => void }) {
  const { id, title, description, variant } = entry
  const slip = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose(holdsFocus(slip.current))
    dismissToast(id)
  }
  const setHeld = useClock(() => dismissToast(id))
  useEffect(() => {
    const hold = () => setHeld(true)
    const release = () => setHeld(holdsFocus(slip.current))
    window.addEventListener('blur', hold)
    window.addEventListener('focus', release)
    return () => {
      window.removeEventListener('blur', hold)
      window.removeEventListener('focus', release)
    }
  }, [setHeld])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what these handlers do, the button does too
    <div
      ref={slip}
      className={classNames(styles.toast, variant === 'destructive' && styles.destructive)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(holdsFocus(slip.current))}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
      {...useSwipe(close)}
    >
      <div>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <IconButton label={t('Dismiss')} size="sm" onClick={close}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

const holdsFocus = (slip: HTMLElement | null) => slip?.contains(document.activeElement) ?? false

/**
 * Calls `onEnd` when the toast has been on screen for its time. The returned function stops and restarts the clock.
 */
function useClock(onEnd: () => void) {
  const [isHeld, setHeld] = useState(false)
  const leftMs = useRef(DISPLAY_MS)
  const end = useRef(onEnd)
  useEffect(() => {
    if (isHeld) return
    const startedAt = Date.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - startedAt
    }
  }, [isHeld])
  return setHeld
}

/** Makes the toast follow the finger, and dismisses it if it is pushed far enough. */
function useSwipe(onSwiped: () => void) {
  const startPx = useRef<number>(undefined)
  const follow = (slip: HTMLElement, px: number) => {
    slip.style.translate = px > 0 ? `${px}px` : ''
  }
  const end = (slip: HTMLElement, px = 0) => {
    startPx.current = undefined
    if (px < SWIPE_PX) follow(slip, 0)
    else onSwiped()
  }
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'touch') startPx.current = clientX
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (startPx.current !== undefined) follow(currentTarget, clientX - startPx.current)
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (startPx.current !== undefined) end(currentTarget, clientX - startPx.current)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
  }
}
