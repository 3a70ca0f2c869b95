import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { broughtNode } from './find-node.mjs'
import { installedMatches } from './installed-matches.mjs'
import { npmCi } from './npm-ci.mjs'
import { ROOT } from './root.mjs'
import { sayStep } from './say-step.mjs'
import { withLock } from './with-lock.mjs'

const LOCKFILE = join(ROOT, 'package-lock.json')
/** Located in node_modules, so that it is deleted with them. */
const MARK = join(ROOT, 'node_modules', '.installed-from')
/** Located beside node_modules, because `npm ci` empties that folder. */
const MUTEX = join(ROOT, '.installing')

/** Installs the packages of the lockfile, if it has changed since they were installed. */
export async function ensureInstalled() {
  const wanted = fingerprint()
  if (isMarked(wanted)) return
  await withLock(MUTEX, async () => {
    if (isMarked(wanted)) return
    if (!installedMatches(ROOT)) await install()
    linkBroughtNode()
    writeFileSync(MARK, wanted)
  })
}

/**
 * Returns the lockfile's fingerprint. The platform counts too: a folder that is shared with another system holds that
 * system's binaries.
 */
function fingerprint() {
  const lockfile = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')
  return `${process.platform}-${process.arch} ${lockfile}\n`
}

function isMarked(wanted) {
  try {
    return readFileSync(MARK, 'utf8') === wanted
  } catch {
    return false
  }
}

/**
 * Installs the packages. npm leaves out optional packages whose `engines` do not match the Node that it runs on. Under
 * an old Node these are the native halves of the build tools, so npm runs a second time under the Node that the first
 * run has installed.
 */
async function install() {
  await sayStep('Installing the packages', async () => {
    await npmCi(process.execPath)
    const brought = broughtNode()
    if (brought && !installedMatches(ROOT)) await npmCi(brought)
  })
}

/**
 * Restores the link to the Node of this platform. npm 9 removes it when it leaves out the packages of other platforms,
 * which have a program of the same name. Without it npm continues with its own Node, and every task runs in a second
 * process.
 */
function linkBroughtNode() {
  const brought = broughtNode()
  const link = join(ROOT, 'node_modules', '.bin', 'node')
  if (!brought || process.platform === 'win32' || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), brought), link)
}
