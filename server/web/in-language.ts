import type { InterfaceLanguage } from '#contract/interface-language.ts'

/** Gives the page in a language: it says which, and loads that language's script before those of the app, which run after it. */
export function inLanguage(page: string, language: InterfaceLanguage, script: string | undefined): string {
  if (!script) return page
  return (
    page
      .replace('<html lang="en"', `<html lang="${language}"`)
      // Modules run in the order in which they stand.
      .replace(
        '<script type="module"',
        (first) => `<script type="module" crossorigin src="${script}"></script>${first}`,
      )
  )
}
