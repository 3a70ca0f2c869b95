import { useNavigate } from 'react-router'
import { useForgetPerson } from '#web/api/forget-person.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { useToast } from '#web/ui/use-toast.ts'

/** When the session is over for good: the landing page as a visitor sees it, with a word of goodbye. */
export function useFarewell() {
  const { toast } = useToast()
  const navigate = useNavigate()
  const forgetPerson = useForgetPerson()

  async function leave(goodbye: ToastMessage) {
    // First away from here: signed out, this screen would ask to sign in.
    await navigate('/', { replace: true })
    forgetPerson()
    toast(goodbye)
  }

  return (goodbye: ToastMessage) => void leave(goodbye)
}
