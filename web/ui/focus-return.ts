import { useRef } from 'react'

/**
 * Gives the focus back to what opened a dialog. The library does so only for its own trigger element; ours are opened by
 * state, and often from a menu whose entries are gone by the time the dialog closes: then the menu's button gets it.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main')
      target?.focus()
    },
  }
}

function openerOf(element: Element | null): HTMLElement | null {
  const menuButtonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = menuButtonId ? document.getElementById(menuButtonId) : element
  return opener instanceof HTMLElement ? opener : null
}
