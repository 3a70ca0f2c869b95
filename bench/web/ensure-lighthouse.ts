import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'
import { statusOf } from '#scripts/launch/run-program.mjs'
import { sentence } from '#scripts/launch/sentence.mjs'

/** A fixed version, because scores of different versions cannot be compared. */
const VERSION = '13.5.0'

const FOLDER = join(ROOT, 'out', `lighthouse-${VERSION}`)
const CLI = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js')

/**
 * Returns Lighthouse's folder. It weighs 180 MB and serves this bench only: it is fetched on its first run and is not a
 * dependency of the project.
 */
export async function ensureLighthouse(): Promise<string> {
  if (existsSync(CLI)) return CLI
  process.stderr.write(`Installing Lighthouse ${VERSION} in out/...\n`)
  mkdirSync(FOLDER, { recursive: true })
  const options = ['--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel', 'error']
  const status = await statusOf('npm', ['install', ...options, `lighthouse@${VERSION}`], { stdio: ['ignore', 2, 2] })
  if (status === 0 && existsSync(CLI)) return CLI
  throw sentence(
    'Lighthouse could not be installed: check the connection to the package registry, then run this again.',
  )
}
