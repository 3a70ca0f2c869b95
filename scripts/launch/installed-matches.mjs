import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLibc } from './libc.mjs'

/**
 * Returns true if node_modules holds what package-lock.json lists, by the list that npm itself keeps there, so that
 * after a manual `npm install` nobody waits for a second one. Packages for other platforms are missing on purpose.
 */
export function installedMatches(root) {
  try {
    const libc = findLibc()
    const wanted = readPackages(join(root, 'package-lock.json'))
    const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' || mayBeMissing(entry, libc) || (isSame(entry, installed[path]) && existsSync(join(root, path))),
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
 * Returns true for an optional package that does not match this platform, which npm leaves out, and for what only such
 * a package needs, which names no platform.
 */
function mayBeMissing({ os, cpu, libc, optional }, hereLibc) {
  const fitsLibc = libc === undefined || isListed(libc, hereLibc)
  return Boolean(optional) && !(isListed(os, process.platform) && isListed(cpu, process.arch) && fitsLibc)
}

function isListed(list, here) {
  return [list].flat().includes(here)
}
