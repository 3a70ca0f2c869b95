import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/**
 * Keeps the focus on a button that is disabled while it works: browsers take it away, and a keyboard user would have to
 * find the button again. It comes back when the work is over, unless it moved elsewhere in the meantime.
 */
export function useKeptFocus(isBusy: boolean, outerRef: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  useImperativeHandle(outerRef, () => button.current as HTMLButtonElement, [])
  useLayoutEffect(() => {
    if (isBusy) wasFocused.current = document.activeElement === button.current
    else if (wasFocused.current && document.activeElement === document.body) button.current?.focus()
  }, [isBusy])
  return button
}
