import { Plug } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/i18n/i18n.ts'

const ProgramsPanel = lazyPart(async () => (await import('./programs-panel.tsx')).ProgramsPanel)

/** One line for those who let programs make ads. Everything behind it loads only when the user opens it. */
export function Programs() {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      title={t('Programs')}
      text={t(
        'Let your own programs and agents make and fetch ads, and hear what happens to them. Part of the Pro plan.',
      )}
      action={
        !isOpen && (
          <Button icon={<Plug aria-hidden />} onClick={() => setOpen(true)}>
            {t('Show programs')}
          </Button>
        )
      }
    >
      {isOpen && (
        <ProgramsPanel
          fallback={<Spinner label={t('Loading')} />}
          renderFailure={(retry) => (
            <p role="alert">
              {t('Please check your connection and try again.')}{' '}
              <Button size="sm" onClick={retry}>
                {t('Try again')}
              </Button>
            </p>
          )}
        />
      )}
    </AccountSection>
  )
}
