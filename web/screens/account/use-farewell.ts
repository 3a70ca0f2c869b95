import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useForgetPerson } from '#web/api/forget-person.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { useToast } from '#web/ui/use-toast.ts'

export type SayGoodbye = (goodbye: ToastMessage) => void

/** When the session is over for good: the landing page as a visitor sees it, with a word of goodbye. */
export function useFarewell() {
  const { toast } = useToast()
  const navigate = useNavigate()
  const forgetPerson = useForgetPerson()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(goodbye: ToastMessage) {
    // Shown before the person is forgotten, so that the screen does not ask to sign in on the way out.
    flushSync(() => setIsLeaving(true))
    forgetPerson()
    await navigate('/', { replace: true })
    toast(goodbye)
  }

  const sayGoodbye: SayGoodbye = (goodbye) => void leave(goodbye)
  return { isLeaving, sayGoodbye }
}
