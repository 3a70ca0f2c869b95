import { MonitorX } from 'lucide-react'
import { errorSentence } from '#web/api/error-sentence.ts'
import { useLogoutEverywhere } from '#web/api/logout-everywhere.ts'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import type { SayGoodbye } from '#web/screens/account/use-farewell.ts'
import { Button } from '#web/ui/button.tsx'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'

const GOODBYE = { title: 'Signed out everywhere', description: 'Sign in again whenever you like.' }

export function LogoutEverywhere({ sayGoodbye }: { sayGoodbye: SayGoodbye }) {
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useLogoutEverywhere({ onSuccess: () => sayGoodbye(GOODBYE) })

  function leave() {
    settle()
    mutate(undefined, {
      onError: (error) => failCall({ title: 'Sign-out Failed', description: errorSentence(error) }),
    })
  }

  return (
    <AccountSection
      title="Sign out everywhere"
      text="Signs you out in every browser and on every device, this one too. Your ads stay as they are."
      action={
        <Button icon={<MonitorX aria-hidden />} loading={isPending} loadingLabel="Signing out..." onClick={leave}>
          Sign out everywhere
        </Button>
      }
    />
  )
}
