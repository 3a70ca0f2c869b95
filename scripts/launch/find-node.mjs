import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findLibc } from './libc.mjs'
import { ROOT } from './root.mjs'
import { sentence } from './sentence.mjs'

/** The oldest Node that runs TypeScript files directly. */
const OLDEST = [22, 18]

/**
 * Returns the path of the Node that runs this repository: the installed one, or else the current one if it is new
 * enough.
 */
export function findNode() {
  const brought = broughtNode()
  if (brought) return brought
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath
  throw sentence(
    `This needs Node ${OLDEST.join('.')} or newer and found ${process.versions.node}: install Node 24 from https://nodejs.org, then run the command again.`,
  )
}

export function isThisNode(path) {
  return realpathSync(path) === realpathSync(process.execPath)
}

/**
 * Returns the Node that the packages bring. There is a package for Linux and Windows; the Linux one is linked against
 * glibc, which Alpine does not have.
 */
export function broughtNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const path = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, file)
  if (!existsSync(path)) return undefined
  return process.platform === 'linux' && !isThisNode(path) && findLibc() !== 'glibc' ? undefined : path
}
