import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

async function install() {
  process.stderr.write('Installing the packages, which takes half a minute or so...\n')
  const [program, ...args] = [...npmCommand(), ...NPM_CI]
  // What npm says on stdout must not mix with what the task prints.
  const status = await statusOf(program, args, { stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    throw sentence('Installing the packages failed: mend what npm says above, then run the command again.')
  }
}

/** The npm that runs us, else the one on the path. */
function npmCommand() {
  const running = process.env.npm_execpath
  return running && /npm-cli\.c?js$/.test(running) ? [process.execPath, running] : ['npm']
}
