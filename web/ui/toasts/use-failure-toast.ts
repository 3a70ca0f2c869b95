import { useCallback, useEffect, useRef } from 'react'
import { dismissToast, toast, type ToastMessage } from '#web/ui/toasts/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

const OFFLINE = {
  title: t('You are offline'),
  description: t('Your work is kept on this page. Connect to the internet, then try again.'),
}

type Failure = Omit<ToastMessage, 'variant'>

/**
 * Gives the red toast of a failure that can be corrected: `fail` for one that the user can correct, `failCall` for a
 * call to the server. It disappears with its cause: when `settle` reports that the cause is gone or that another try
 * begins, and when the component unmounts.
 */
export function useFailureToast() {
  const shown = useRef<number>(undefined)
  const settle = useCallback(() => {
    if (shown.current !== undefined) dismissToast(shown.current)
    shown.current = undefined
  }, [])
  const fail = useCallback((message: Failure) => {
    shown.current = toast({ ...message, variant: 'destructive' })
  }, [])
  const failCall = useCallback((message: Failure) => {
    shown.current = navigator.onLine ? toast({ ...message, variant: 'destructive' }) : showOffline()
  }, [])
  useEffect(() => settle, [settle])
  return { fail, failCall, settle }
}

/** Shows that there is no network: then no other cause matters. The network's return dismisses it. */
function showOffline(): number {
  const id = toast({ ...OFFLINE, variant: 'destructive' })
  window.addEventListener('online', () => dismissToast(id), { once: true })
  return id
}
