import { useCallback, useEffect, useRef } from 'react'
import { dismissToast, toast, type ToastMessage } from '#web/ui/toast-store.ts'

/**
 * The red toast of something that can be put right. It leaves with its cause: when `settle` says that this is gone or that
 * another try begins, and when the part of the page that it is about goes.
 */
export function useFailureToast() {
  const shown = useRef<number>(undefined)
  const settle = useCallback(() => {
    if (shown.current !== undefined) dismissToast(shown.current)
    shown.current = undefined
  }, [])
  const fail = useCallback((message: Omit<ToastMessage, 'variant'>) => {
    shown.current = toast({ ...message, variant: 'destructive' })
  }, [])
  useEffect(() => settle, [settle])
  return { fail, settle }
}
