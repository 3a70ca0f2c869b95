import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'
import { locale } from '#web/i18n/i18n.ts'

/** Gives names such as `German (Deutsch)`, ordered by the names in the page's language. */
export function languageNames(): { id: LanguageCode; name: string }[] {
  const names = new Intl.DisplayNames(locale('en'), { type: 'language' })
  return LANGUAGES.map((id) => {
    // Without a script, the name of Chinese would not tell which of the two it is.
    const tag = id === 'zh' ? 'zh-Hans' : id
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
    const name = names.of(tag) ?? id
    return { id, name: own && own !== name ? `${name} (${own})` : name }
  }).toSorted((a, b) => a.name.localeCompare(b.name, locale('en')))
}
