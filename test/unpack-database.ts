import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Puts a migrated, empty PGlite into a folder that is made for it. */
export function unpackDatabase(folder: string, template: string): void {
  mkdirSync(folder)
  // The names in the archive begin with a slash, of which tar would warn.
  execFileSync('tar', ['-xf', template, '-C', folder], { stdio: 'ignore' })
}
