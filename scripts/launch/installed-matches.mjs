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
        path === '' || isForAnotherPlatform(entry) || (isSame(entry, installed[path]) && existsSync(join(root, path))),
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

/** The C library is left to npm: no package that we need is for one of them alone without a twin for the other. */
function isForAnotherPlatform({ os, cpu, libc, optional }) {
  if (!optional) return false
  return libc !== undefined || isElsewhere(os, process.platform) || isElsewhere(cpu, process.arch)
}

/** npm's lists either name what fits, or, with a "!", what does not. */
function isElsewhere(list, here) {
  const entries = [list].flat().filter(Boolean)
  return entries.includes(`!${here}`) || (!entries.includes(here) && entries.some((entry) => !entry.startsWith('!')))
}
