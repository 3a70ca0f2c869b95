import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { DeleteAccountDialog } from '#web/screens/account/delete-account-dialog.tsx'
import type { SayGoodbye } from '#web/screens/account/use-farewell.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

export function DeleteAccount({ sayGoodbye }: { sayGoodbye: SayGoodbye }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AccountSection
      title={t('Delete account')}
      text={t(
        'Deletes your account with all that belongs to it. There is no way back, so download your data first if you want to keep it.',
      )}
      action={
        <Button icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
          {t('Delete account')}
        </Button>
      }
    >
      <DeleteAccountDialog open={isAsking} onClose={() => setIsAsking(false)} sayGoodbye={sayGoodbye} />
    </AccountSection>
  )
}
