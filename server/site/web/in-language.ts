import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'

/** Returns the page in a language: it names the language, and loads that language's script before those of the app. */
export function inLanguage(page: string, language: InterfaceLanguage, script: string | undefined): string {
  if (!script) return page
  return (
    page
      .replace('<html lang="en"', `<html lang="${language}"`)
      // Modules run in document order.
      .replace(
        '<script type="module"',
        (first) => `<script type="module" crossorigin src="${script}"></script>${first}`,
      )
  )
}
