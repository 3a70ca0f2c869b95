import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { SessionList } from '#web/screens/account/session-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/i18n/i18n.ts'

/** The list of sessions, which loads only when the user opens it. */
export function Sessions() {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      title={t('Devices')}
      text={t('Where you are signed in. Sign out a device that you no longer use or do not know.')}
      action={
        !isOpen && (
          <Button icon={<MonitorSmartphone aria-hidden />} onClick={() => setOpen(true)}>
            {t('Show devices')}
          </Button>
        )
      }
    >
      {isOpen && <SessionList />}
    </AccountSection>
  )
}
