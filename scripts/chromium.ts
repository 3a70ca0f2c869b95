import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from './launch/root.mjs'
import { statusOf } from './launch/run-program.mjs'
import { sentence } from './launch/sentence.mjs'

/** Where systems put the browser that people installed themselves. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium for the journeys; installs one where there is none. CHROMIUM_PATH names another. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM_PATH'])
    throw sentence('There is no browser at CHROMIUM_PATH: mend the path, or leave it out.')
  process.stderr.write('Installing Chromium for the journeys in the browser...\n')
  await (isDebianRoot() ? installByApt() : installByPlaywright())
  const installed = findChromium()
  if (installed) return installed
  throw sentence(
    'The journeys need Chromium: install it (on Debian, apt-get install chromium) and run npm test again, or leave them out by npm test -- --unit.',
  )
}

function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH']
  const paths = own ? [own] : [...KNOWN_PATHS, chromium.executablePath()]
  return paths.find((path) => existsSync(path))
}

function isDebianRoot(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** A failure shows in the end, when there is still no browser. */
async function installByApt(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await statusOf('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 2, 2] })
  await statusOf('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], {
    env,
    stdio: ['ignore', 'ignore', 2],
  })
}

async function installByPlaywright(): Promise<void> {
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  await statusOf(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
}
