import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what package-lock.json lists, told by the list that npm itself keeps there; so whoever ran
 * `npm install` by hand does not wait for a second one. Packages for other platforms are missing on purpose.
 */
export function installedMatches(root) {
  try {
    const wanted = readPackages(join(root, 'package-lock.json'))
    const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' || mayBeMissing(entry) || (isSame(entry, installed[path]) && existsSync(join(root, path))),
    )
  } catch {
    return false
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function isSame(wanted, installed) {
  return installed !== undefined && installed.version === wanted.version && installed.integrity === wanted.integrity
}

/**
 * npm leaves out an optional package that does not fit the platform, and what only such a package needs, which says nothing
 * of a platform itself. Which C library there is, is left to npm too.
 */
function mayBeMissing({ os, cpu, libc, optional }) {
  if (!optional) return false
  return libc !== undefined || !isForHere(os, process.platform) || !isForHere(cpu, process.arch)
}

/** npm's lists name what fits or, with a "!", what does not. */
function isForHere(list, here) {
  return [list].flat().includes(here)
}
