import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useClearUser } from '#web/api/people/clear-user.ts'
import type { ToastMessage } from '#web/ui/toasts/toast-store.ts'
import { useToast } from '#web/ui/toasts/use-toast.ts'
import { useNavigate } from '#web/router/router-view.tsx'

export type SayGoodbye = (goodbye: ToastMessage) => void

/** Ends the session for good: shows the landing page as a visitor sees it, with a goodbye message. */
export function useFarewell() {
  const { toast } = useToast()
  const navigate = useNavigate()
  const clearUser = useClearUser()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(goodbye: ToastMessage) {
    // This renders before the user is cleared, so that the screen does not ask to sign in on the way out.
    flushSync(() => setIsLeaving(true))
    clearUser()
    await navigate('/', { replace: true })
    toast(goodbye)
  }

  const sayGoodbye: SayGoodbye = (goodbye) => void leave(goodbye)
  return { isLeaving, sayGoodbye }
}
