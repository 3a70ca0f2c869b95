import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/**
 * A browser takes the focus away from a button that is disabled while it works, and whoever pressed it by key would have to
 * look for it again. Gives the focus back when the work is over, unless it went somewhere else meanwhile.
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
