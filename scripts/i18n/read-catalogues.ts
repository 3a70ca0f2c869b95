import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { INTERFACE_LANGUAGES } from '#contract/platform/interface-language.ts'

/** One file of translations: "wizard" of web/i18n/de/wizard.json. */
export interface TranslationFile {
  area: string
  messages: Record<string, string>
}

/** Reads the translations of each language by the areas of the screens. */
export function readCatalogues(root: string): Record<string, TranslationFile[]> {
  const languages = INTERFACE_LANGUAGES.filter((language) => language !== 'en')
  return Object.fromEntries(
    languages.map((language) => [language, readLanguage(path.join(root, 'web/i18n', language))]),
  )
}

function readLanguage(folder: string): TranslationFile[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => ({
      area: path.basename(file, '.json'),
      messages: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    }))
}
