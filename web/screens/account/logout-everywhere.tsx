import { MonitorX } from 'lucide-react'
import { errorSentence } from '#web/api/platform/error-sentence.ts'
import { useLogoutEverywhere } from '#web/api/desk/logout-everywhere.ts'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import type { SayGoodbye } from '#web/screens/account/use-farewell.ts'
import { Button } from '#web/ui/button.tsx'
import { useFailureToast } from '#web/ui/toasts/use-failure-toast.ts'
import { t } from '#web/i18n/i18n.ts'

const GOODBYE = { title: t('Signed out everywhere'), description: t('Sign in again whenever you like.') }

export function LogoutEverywhere({ sayGoodbye }: { sayGoodbye: SayGoodbye }) {
  const { failCall, settle } = useFailureToast()
  const { mutate, isPending } = useLogoutEverywhere({ onSuccess: () => sayGoodbye(GOODBYE) })

  function leave() {
    settle()
    mutate(undefined, {
      onError: (error) => failCall({ title: t('Sign-out Failed'), description: errorSentence(error) }),
    })
  }

  return (
    <AccountSection
      title={t('Sign out everywhere')}
      text={
        <>
          {t('Signs you out in every browser and on every device, this one too. Your ads stay as they are.')}{' '}
          {t('Programs stay connected: they are ended under Programs.')}
        </>
      }
      action={
        <Button icon={<MonitorX aria-hidden />} loading={isPending} loadingLabel={t('Signing out...')} onClick={leave}>
          {t('Sign out everywhere')}
        </Button>
      }
    />
  )
}
