import { type LanguageCode, LANGUAGES } from '#contract/languages.ts'

/** `German (Deutsch)`, by their English names, in the order of these. */
export function languageNames(): { id: LanguageCode; name: string }[] {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  return LANGUAGES.map((id) => {
    // Without its script Chinese would not say which of the two it is.
    const tag = id === 'zh' ? 'zh-Hans' : id
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
    const name = english.of(tag) ?? id
    return { id, name: own && own !== name ? `${name} (${own})` : name }
  }).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
