import { useEffect, useRef } from 'react'

interface UndoKeys {
  undo: () => void
  redo: () => void
}

/**
 * Handles Ctrl+Z and Shift+Ctrl+Z (Cmd on a Mac) wherever the focus is, except in an edited text field: that has an
 * undo of its own until its text is on the picture. `isTyped` tells this of a field of the form.
 */
export function useUndoKeys({ undo, redo }: UndoKeys, isTyped: (name: string) => boolean): void {
  const latest = useRef({ undo, redo, isTyped })
  useEffect(() => {
    latest.current = { undo, redo, isTyped }
  })
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (hasOwnUndo(event.target, latest.current.isTyped)) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    window.addEventListener('keydown', take)
    return () => window.removeEventListener('keydown', take)
  }, [])
}

function hasOwnUndo(target: EventTarget | null, isTyped: (name: string) => boolean): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true
  if (target instanceof HTMLTextAreaElement) return isTyped(target.name)
  return target.matches('input:not([type="radio"], [type="checkbox"], [type="color"])')
}
