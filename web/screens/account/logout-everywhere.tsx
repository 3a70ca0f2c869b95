import { MonitorX } from 'lucide-react'
import { errorSentence } from '#web/api/error-sentence.ts'
import { useLogoutEverywhere } from '#web/api/logout-everywhere.ts'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import type { SayGoodbye } from '#web/screens/account/use-farewell.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/use-toast.ts'

const GOODBYE = { title: 'Signed out everywhere', description: 'Sign in again whenever you like.' }

export function LogoutEverywhere({ sayGoodbye }: { sayGoodbye: SayGoodbye }) {
  const { toast } = useToast()
  const { mutate, isPending } = useLogoutEverywhere({ onSuccess: () => sayGoodbye(GOODBYE) })

  const leave = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({ title: 'Sign-out Failed', description: errorSentence(error), variant: 'destructive' }),
    })

  return (
    <AccountSection
      title="Sign out everywhere"
      text="Ends your sessions in every browser and on every device, this one too. Your ads stay as they are."
      action={
        <Button icon={<MonitorX aria-hidden />} loading={isPending} loadingLabel="Signing out..." onClick={leave}>
          Sign out everywhere
        </Button>
      }
    />
  )
}
