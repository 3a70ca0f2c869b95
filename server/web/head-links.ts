import type { InterfaceLanguage } from '#contract/interface-language.ts'

/** One file of the build as Vite's manifest lists it, by its source or by a name of Vite's own. */
export interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/**
 * What a page's head says beyond that of the template, so that the browser asks for the styles and scripts of a screen at once
 * and not when the scripts before them have run. `modules` are sources below web/.
 */
export function headLinks(manifest: Manifest, template: string, modules: readonly string[]): string {
  const entries = modules.flatMap((module) => withImports(manifest, module))
  const styles = [...new Set(entries.flatMap(({ css = [] }) => css))]
  const scripts = [...new Set(entries.map(({ file }) => file))]
  return [
    ...styles.map((file) => ({ file, tag: `<link rel="stylesheet" crossorigin href="/${file}">` })),
    ...scripts.map((file) => ({
      file,
      tag: `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    })),
  ]
    .filter(({ file }) => !template.includes(`"/${file}"`))
    .map(({ tag }) => tag)
    .join('')
}

/** The address of a language's script; English needs none. */
export function languageScript(manifest: Manifest, language: InterfaceLanguage): string | undefined {
  const entry = language === 'en' ? undefined : manifest[`i18n/${language}.ts`]
  return entry && `/${entry.file}`
}

/** What is imported comes first, as it would run; so do its styles, which the screen's own may overrule. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestEntry[] {
  if (seen.has(name)) return []
  seen.add(name)
  const entry = manifest[name]
  if (!entry)
    throw new Error(`The build knows no ${name}: a name in web/routes/screen-modules.ts is not that of a file.`)
  return [...(entry.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), entry]
}
