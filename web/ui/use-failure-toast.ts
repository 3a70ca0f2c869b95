import { useCallback, useEffect, useRef } from 'react'
import { dismissToast, toast, type ToastMessage } from '#web/ui/toast-store.ts'
import { t } from '#web/i18n/i18n.ts'

const OFFLINE = {
  title: t('You are offline'),
  description: t('Your work is kept on this page. Connect to the internet, then try again.'),
}

type Failure = Omit<ToastMessage, 'variant'>

/**
 * The red toast of something that can be put right: `fail` of what the person has to do, `failCall` of a call to the server. It leaves
 * with its cause: when `settle` says that this is gone or that another try begins, and when the part of the page that it is about goes.
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

/** Without a network nothing else is the reason. The network's return ends it. */
function showOffline(): number {
  const id = toast({ ...OFFLINE, variant: 'destructive' })
  window.addEventListener('online', () => dismissToast(id), { once: true })
  return id
}
