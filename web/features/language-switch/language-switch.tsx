import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGE_COOKIE } from '#contract/platform/interface-language.ts'
import { pageLanguageTag, t } from '#web/i18n/i18n.ts'
import { writeCookie } from '#web/ui/browser/write-cookie.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** Names of the languages, each in itself, so that a user finds theirs on a page in any other. */
const NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

/** Chooses the language of the screens, for every page in this browser. */
export function LanguageSwitch() {
  return (
    <SelectField
      label={t('Language of these screens')}
      hideLabel
      value={pageLanguageTag()}
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

/** Stores the language and reloads the page: texts are made when its scripts load. */
function chooseLanguage(language: string): void {
  writeCookie(LANGUAGE_COOKIE, language)
  window.location.reload()
}
