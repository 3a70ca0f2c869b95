import { useRef } from 'react'

/**
 * Gives handlers that return the focus to the element that opened a dialog. The library does so only for its own
 * trigger element; ours are opened by state, and often from a menu whose entries no longer exist when the dialog
 * closes: then the menu's button gets it.
 * If the answer deleted the opener, the focus goes to the next entry of the same list, or the one before; outside a
 * list, to what `after` finds; in a tab's panel, to the tab that is shown now; and last to the page's heading.
 * The element that `instead` finds takes precedence: if the answer made something, the user continues there, and a
 * second press of the same key does not open the dialog again.
 */
export function useFocusReturn(
  after?: () => HTMLElement | null | undefined,
  instead?: () => HTMLElement | null | undefined,
) {
  const opened = useRef<{ opener: HTMLElement | null; neighbours: Neighbour[] }>({ opener: null, neighbours: [] })
  return {
    onOpenAutoFocus: () => {
      const opener = openerOf(document.activeElement)
      opened.current = { opener, neighbours: neighboursOf(opener) }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { opener, neighbours } = opened.current
      const next = () => neighbours.find(({ entry }) => entry.isConnected)
      const left = () => controlOf(next()) ?? after?.() ?? chosenTab(opener) ?? heading()
      const target = instead?.() ?? (canTakeFocus(opener) ? opener : left())
      target?.focus()
    },
  }
}

function openerOf(element: Element | null): HTMLElement | null {
  const menuButtonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = menuButtonId ? document.getElementById(menuButtonId) : element
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

function canTakeFocus(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && !element.matches(':disabled')
}

interface Neighbour {
  entry: Element
  /** The label of the opener, by which its counterpart is found. */
  label: string | null
}

/** Gives the other entries of the list that contains the element, the following ones first. */
function neighboursOf(opener: HTMLElement | null): Neighbour[] {
  const own = opener?.closest('li, tr')
  if (!own?.parentElement) return []
  const entries = [...own.parentElement.children]
  const at = entries.indexOf(own)
  const label = opener!.getAttribute('aria-label')
  return [...entries.slice(at + 1), ...entries.slice(0, at).toReversed()].map((entry) => ({ entry, label }))
}

function controlOf(neighbour: Neighbour | undefined): HTMLElement | null | undefined {
  const controls = [...(neighbour?.entry.querySelectorAll<HTMLElement>('a, button') ?? [])]
  return controls.find((control) => control.getAttribute('aria-label') === neighbour?.label) ?? controls[0]
}

/** Gives the chosen tab if the opener stood in a panel: another panel has replaced it. */
function chosenTab(opener: HTMLElement | null): HTMLElement | null | undefined {
  return opener?.closest('[role="tabpanel"]') && findShownTab()
}

/** Gives the tab whose panel the page shows, or null. */
export function findShownTab(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')
}

function heading(): HTMLElement | null {
  const first = document.querySelector<HTMLElement>('main h1')
  if (first && !first.hasAttribute('tabindex')) first.tabIndex = -1
  return first ?? document.querySelector<HTMLElement>('main')
}
