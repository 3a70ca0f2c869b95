import { Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/ui/removals.module.css'
import { t } from '#web/i18n/i18n.ts'

interface Removal<Item> {
  item: Item
  at: number
}

interface Removals<Item> {
  /** The removal that would be undone next. */
  last: Removal<Item> | undefined
  addRemoval: (item: Item, at: number) => void
  undo: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

interface RemovalsOptions<Item> {
  /** The element that contains the list and its RemovedNote; it can have the focus. */
  list: RefObject<HTMLElement | null>
  /** Set if the list has room; otherwise nothing can be put back. */
  hasRoom: boolean
  putBack: (item: Item, at: number) => void
}

/**
 * Lets what was removed from a list come back in its place, the last removal first: by RemovedNote's button, or by
 * Ctrl+Z (Cmd+Z) wherever the focus is in the list, except in a text field, which has an undo of its own. Neither way
 * loses the focus.
 */
export function useRemovals<Item>({ list, hasRoom, putBack }: RemovalsOptions<Item>): Removals<Item> {
  const [removed, setRemoved] = useState<readonly Removal<Item>[]>([])
  const buttonRef = useRef<HTMLButtonElement>(null)
  const last = hasRoom ? removed.at(-1) : undefined

  function undo() {
    if (!last) return
    setRemoved(removed.slice(0, -1))
    putBack(last.item, last.at)
  }

  const count = removed.length
  const shown = useRef(count)
  useEffect(() => {
    const hasChanged = shown.current !== count
    shown.current = count
    if (hasChanged && document.activeElement === document.body) (buttonRef.current ?? list.current)?.focus()
  }, [count, list])

  useUndoKey(list, last && undo)
  return { last, addRemoval: (item, at) => setRemoved([...removed, { item, at }]), undo, buttonRef }
}

function useUndoKey(list: RefObject<HTMLElement | null>, undo: (() => void) | undefined) {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const element = list.current
    const handle = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!latest.current || !isUndo || event.shiftKey || event.altKey || isText(event.target)) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', handle)
    return () => element?.removeEventListener('keydown', handle)
  }, [list])
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="file"]), textarea')
}

interface RemovedNoteProps {
  /** The name of what was removed last; undefined if nothing can come back. */
  name: string | undefined
  buttonRef: RefObject<HTMLButtonElement | null>
  onUndo: () => void
  className?: string
}

/** A note with an undo button. It stands in the list's element, in which the key works too. */
export function RemovedNote({ name, buttonRef, onUndo, className }: RemovedNoteProps) {
  return (
    <output className={styles.place}>
      {name !== undefined && (
        <span className={classNames(styles.removed, className)}>
          <span>{t('{name} was removed.', { name })}</span>
          <Button
            ref={buttonRef}
            size="sm"
            variant="ghost"
            icon={<Undo2 aria-hidden />}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={onUndo}
          >
            {t('Undo')}
          </Button>
        </span>
      )}
    </output>
  )
}
