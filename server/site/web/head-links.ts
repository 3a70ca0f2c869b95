import type { InterfaceLanguage } from '#contract/platform/interface-language.ts'

/** A file of the build in Vite's manifest, under its source or a name of Vite's own. */
export interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/**
 * Returns what a page's head needs beyond the template, so that the browser requests the styles and scripts of a screen
 * at once, instead of after the scripts before them have run. `modules` are sources below web/.
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

/** Returns the address of a language's script; undefined for English, which needs none. */
export function languageScript(manifest: Manifest, language: InterfaceLanguage): string | undefined {
  const entry = language === 'en' ? undefined : manifest[`i18n/${language}.ts`]
  return entry && `/${entry.file}`
}

/**
 * Returns a module after its imports, in the order in which they run; so their styles come first, and the screen's own
 * may override them.
 */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestEntry[] {
  if (seen.has(name)) return []
  seen.add(name)
  const entry = manifest[name]
  if (!entry)
    throw new Error(`The build knows no ${name}: a name in web/routes/screen-modules.ts is not that of a file.`)
  return [...(entry.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), entry]
}
