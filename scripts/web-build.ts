import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress-files.ts'
import { ROOT } from './launch/root.mjs'
import { statusOf } from './launch/run-program.mjs'
import { sayStep } from './launch/say-step.mjs'
import { sentence } from './launch/sentence.mjs'
import { withLock } from './launch/with-lock.mjs'

const DIST = join(ROOT, 'dist')
const BUILT = [join(DIST, 'web', 'index.html'), join(DIST, 'web-render', 'render.js')]
/** The fingerprint of the sources that the build was made from. */
const MARK = join(DIST, 'web.built-from')
const MUTEX = join(DIST, '.building')
const SOURCES = ['web', 'contract', 'scripts/strip-unused.ts', 'vite.config.ts', 'package.json', 'package-lock.json']

/** Builds the web app, if its sources have changed since it was built. */
export async function ensureBuilt(): Promise<void> {
  if (isBuiltFrom(fingerprint())) return
  await withLock(MUTEX, async () => {
    if (!isBuiltFrom(fingerprint())) await build()
  })
}

export async function buildWeb(): Promise<void> {
  await withLock(MUTEX, build)
}

async function build(): Promise<void> {
  await sayStep('Building the web app', runBuild)
}

/** Builds in a process of its own, so that a server that starts afterwards does not carry the builder's memory. */
async function runBuild(): Promise<void> {
  const sources = fingerprint()
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  // NODE_ENV=development, say, would make Vite bundle React's slow build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const status = await statusOf(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
    env,
  })
  if (status !== 0) throw sentence('Building the web app failed: mend what is said above, then run the command again.')
  await compressFiles(join(DIST, 'web'))
  writeFileSync(MARK, sources)
}

function isBuiltFrom(sources: string): boolean {
  return [...BUILT, MARK].every((file) => existsSync(file)) && readFileSync(MARK, 'utf8') === sources
}

/**
 * Hashes the content and not the times: a checkout gives every file a new time. Some hundred small files take
 * milliseconds.
 */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** Lists files relative to the root and in a fixed order; tests are not part of a build. */
function filesUnder(path: string): string[] {
  const full = join(ROOT, path)
  if (!existsSync(full) || /\.test\.tsx?$/.test(path)) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
