import { ThemeSwitch } from '#web/features/theme-switch/theme-switch.tsx'
import { LanguageSwitch } from '#web/features/language-switch/language-switch.tsx'
import { AccountSection } from '#web/screens/account/account-section.tsx'

export function Appearance() {
  return (
    <>
      <AccountSection
        title="Language"
        text="What these screens say in this browser. Each ad has its own language."
        action={<LanguageSwitch />}
      />
      <AccountSection
        title="Light or dark"
        text="How these screens look in this browser. Your ads look the same in both."
        action={<ThemeSwitch />}
      />
    </>
  )
}
