import { useState, type KeyboardEvent } from 'react'
import { loadChunk, prepare } from '#web/ui/browser/load-chunk.ts'

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/**
 * Loads a menu when it is first opened: the library's machinery is 25 KB, and a page may have twenty menus that nobody
 * opens. `opening` is undefined until then; `button` has the props of the button that stands in for the menu's own.
 */
export function useLazyMenu(load: () => Promise<unknown>) {
  const [opening, setOpening] = useState<'press' | 'key'>()
  const open = async (by: 'press' | 'key') => {
    if (await loadChunk(load)) setOpening(by)
  }
  return {
    opening,
    button: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': false,
      onPointerEnter: () => prepare(load),
      onFocus: () => prepare(load),
      onClick: () => void open('press'),
      onKeyDown: (event: KeyboardEvent) => {
        if (!OPENING_KEYS.includes(event.key)) return
        event.preventDefault()
        void open('key')
      },
    },
  }
}
