import { ThemeSwitch } from '#web/features/theme-switch/theme-switch.tsx'
import { LanguageSwitch } from '#web/features/language-switch/language-switch.tsx'
import { AccountSection } from '#web/screens/account/account-section.tsx'
import { t } from '#web/i18n/i18n.ts'

export function Appearance() {
  return (
    <>
      <AccountSection
        title={t('Language')}
        text={t('What these screens say in this browser. Each ad has its own language.')}
        action={<LanguageSwitch />}
      />
      <AccountSection
        title={t('Light or dark')}
        text={t('How these screens look in this browser. Your ads look the same in both.')}
        action={<ThemeSwitch />}
      />
    </>
  )
}
