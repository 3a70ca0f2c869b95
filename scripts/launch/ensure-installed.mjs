import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { broughtNode } from './find-node.mjs'
import { installedMatches } from './installed-matches.mjs'
import { ROOT } from './root.mjs'
import { statusOf } from './run-program.mjs'
import { sentence } from './sentence.mjs'
import { withLock } from './with-lock.mjs'

const LOCKFILE = join(ROOT, 'package-lock.json')
/** Lies in node_modules, so that it goes when they go. */
const MARK = join(ROOT, 'node_modules', '.installed-from')
/** Lies beside node_modules, because `npm ci` empties that folder. */
const MUTEX = join(ROOT, '.installing')

/**
 * Development packages are needed to build and to check, whatever NODE_ENV says; the optional ones hold Node itself. No
 * package of ours needs its install script, so none runs.
 */
const NPM_CI = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Installs the packages of the lockfile, if it changed since they were installed. */
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

/** The platform counts too: a folder that is shared with another system holds that system's binaries. */
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
 * npm leaves out optional packages whose `engines` do not fit the Node that it runs on. Under an old Node these are the
 * native halves of the build tools, so npm runs a second time under the Node that the first time has brought.
 */
async function install() {
  process.stderr.write('Installing the packages, which takes half a minute or so...\n')
  await npmCi(process.execPath)
  const brought = broughtNode()
  if (brought && !installedMatches(ROOT)) await npmCi(brought)
}

/**
 * npm 9 takes the link to the Node of this platform away again when it leaves out the packages of other platforms, which have a
 * program of the same name. Without it npm goes on with its own Node, and every task runs in a second process.
 */
function linkBroughtNode() {
  const brought = broughtNode()
  const link = join(ROOT, 'node_modules', '.bin', 'node')
  if (!brought || process.platform === 'win32' || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), brought), link)
}

async function npmCi(node) {
  const [program, ...args] = [...npmCommand(node), ...NPM_CI]
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  // What npm says on stdout must not mix with what the task prints.
  const status = await statusOf(program, args, { stdio: ['ignore', 2, 2], env })
  if (status !== 0) {
    throw sentence('Installing the packages failed: mend what npm says above, then run the command again.')
  }
}

/** The npm that runs us, else the one on the path. */
function npmCommand(node) {
  const running = process.env.npm_execpath
  return running && /npm-cli\.c?js$/.test(running) ? [node, running] : ['npm']
}
