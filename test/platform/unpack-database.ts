import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Puts a migrated, empty PGlite into a new folder. */
export function unpackDatabase(folder: string, template: string): void {
  mkdirSync(folder)
  // The names in the archive begin with a slash, and tar would warn of that.
  execFileSync('tar', ['-xf', template, '-C', folder], { stdio: 'ignore' })
}
