import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { spokenLanguage, t } from '#web/i18n/i18n.ts'
import { keepInCookie } from '#web/ui/keep-in-cookie.ts'
import { SelectField } from '#web/ui/select-field.tsx'

/** Each in its own language: whoever is lost in another one finds theirs. */
const NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

/** Which language the screens are in; for every page in this browser. */
export function LanguageSwitch() {
  return (
    <SelectField
      label={t('Language of these screens')}
      hideLabel
      value={spokenLanguage()}
      onChange={(event) => chooseLanguage(event.target.value)}
    >
      {INTERFACE_LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {NAMES[language]}
        </option>
      ))}
    </SelectField>
  )
}

/** Texts are made when the scripts of a page are loaded, so the page is loaded again. */
function chooseLanguage(language: string): void {
  keepInCookie(LANGUAGE_COOKIE, language)
  window.location.reload()
}
