import styles from '#web/ui/overlays/tooltips.module.css'

/** Delay for the mouse (SPEC.md section 9). */
const DELAY_MS = 700
const GAP_PX = 6
const EDGE_PX = 8

/**
 * Shows the name of an icon button beside it: 700 ms after the mouse arrives, at once for the keyboard. A single
 * listener serves the whole page, so that buttons of the server's HTML have tooltips before the page is hydrated. Gives
 * a function that stops it.
 */
export function startTooltips(page: Document): () => void {
  let shown: { button: HTMLElement; tip: HTMLElement } | undefined
  let pointed: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    clearTimeout(timer)
    shown?.tip.remove()
    shown = undefined
  }
  const show = (button: HTMLElement) => {
    hide()
    const text = button.dataset['tooltip']
    if (!text || !button.isConnected) return
    const tip = page.createElement('div')
    tip.className = styles.tooltip!
    tip.setAttribute('role', 'tooltip')
    // The button's own name is the same text.
    tip.setAttribute('aria-hidden', 'true')
    tip.textContent = text
    page.body.append(tip)
    // A popover also shows over dialogs, which are in the browser's top layer.
    tip.popover = 'manual'
    tip.showPopover?.()
    place(tip, button.getBoundingClientRect())
    shown = { button, tip }
  }

  const onPointerOver = (event: PointerEvent) => {
    const button = buttonAt(event)
    if (button === pointed) return
    pointed = button
    hide()
    if (button && event.pointerType === 'mouse') timer = setTimeout(() => show(button), DELAY_MS)
  }
  const onFocus = (event: FocusEvent) => {
    const button = buttonAt(event)
    if (button?.matches(':focus-visible')) show(button)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }

  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  page.addEventListener('pointerover', onPointerOver, options)
  page.addEventListener('focusin', onFocus, options)
  page.addEventListener('keydown', onKey, options)
  for (const type of ['pointerdown', 'focusout', 'scroll'] as const) page.addEventListener(type, hide, options)
  page.documentElement.addEventListener('pointerleave', () => ((pointed = null), hide()), { signal: ended.signal })
  return () => {
    ended.abort()
    hide()
  }
}

function buttonAt(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null
}

/** Places the tooltip below the button, or above it if there is no room, and never over the window's edge. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = tip.getBoundingClientRect()
  const below = button.bottom + GAP_PX
  const isRoomBelow = below + height + EDGE_PX <= clientHeight
  const left = button.left + (button.width - width) / 2
  tip.style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - width - EDGE_PX))}px`
  tip.style.top = `${isRoomBelow ? below : button.top - GAP_PX - height}px`
}
