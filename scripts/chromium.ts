import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from './launch/root.mjs'
import { statusOf } from './launch/run-program.mjs'
import { sentence } from './launch/sentence.mjs'

/** Possible locations of a Chromium, and the packages of Debian to try in turn if there is none. */
interface Wanted {
  paths: readonly string[]
  packages: readonly string[]
}

/** Chromium without its windows: a page costs it a third of the processor time that it costs the whole browser. */
const SHELL: Wanted = { paths: ['/usr/bin/chromium-headless-shell'], packages: ['chromium-headless-shell'] }

/** Locations where systems put a browser that the user installed, and Playwright its own. */
const WHOLE: Wanted = {
  paths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
  packages: ['chromium'],
}

const EITHER: Wanted = {
  paths: [...SHELL.paths, ...WHOLE.paths],
  packages: [...SHELL.packages, ...WHOLE.packages],
}

/**
 * Returns the path of a Chromium for the journeys; installs one if there is none. The shell is preferred if it can be
 * installed; otherwise an existing whole browser is used.
 */
export async function ensureHeadlessChromium(): Promise<string> {
  if (isDebianRoot() && !findChromium(SHELL) && findChromium(WHOLE)) {
    process.stderr.write('Installing the headless shell of Chromium, which takes less time for the journeys...\n')
    await installByApt(SHELL.packages).catch(() => {})
  }
  return ensure(EITHER)
}

/** Returns the path of a whole Chromium; installs one if there is none. */
export function ensureChromium(): Promise<string> {
  return ensure(WHOLE)
}

/** Returns the path of a Chromium for pages without a window; undefined if there is none. */
export function findHeadlessChromium(): string | undefined {
  return findChromium(EITHER)
}

/** Returns the path of an executable; CHROMIUM_PATH overrides it. */
async function ensure(wanted: Wanted): Promise<string> {
  const found = findChromium(wanted)
  if (found) return found
  if (process.env['CHROMIUM_PATH'])
    throw sentence('There is no browser at CHROMIUM_PATH: mend the path, or leave it out.')
  process.stderr.write('Installing Chromium for the journeys in the browser...\n')
  await (isDebianRoot() ? installByApt(wanted.packages) : installByPlaywright())
  const installed = findChromium(wanted)
  if (installed) return installed
  throw sentence(
    'The journeys need Chromium: install it (on Debian, apt-get install chromium) and run npm test again, or leave them out by npm test -- --unit.',
  )
}

function findChromium({ paths }: Wanted): string | undefined {
  const own = process.env['CHROMIUM_PATH']
  return (own ? [own] : paths).find((path) => existsSync(path))
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** Makes apt give up soon without a network, instead of after minutes for each address. */
const SOON = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=1']

/**
 * Installs the first package that exists: older systems do not have them all. A failure shows in that there is still no
 * browser.
 */
async function installByApt(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await statusOf('apt-get', [...SOON, 'update', '-qq'], { env, stdio: ['ignore', 2, 2] })
  for (const name of packages) {
    const install = [...SOON, 'install', '-qq', '-y', '--no-install-recommends', name]
    if ((await statusOf('apt-get', install, { env, stdio: ['ignore', 'ignore', 2] })) === 0) return
  }
}

async function installByPlaywright(): Promise<void> {
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  await statusOf(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
}
