import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHeadlessChromium } from '../chromium.ts'
import { ROOT } from '../launch/root.mjs'
import { statusOf } from '../launch/run-program.mjs'
import { makePgliteTemplate } from '#test/platform/pglite-template.ts'
import { findBinaries, startPostgres } from '#test/platform/postgres.ts'
import { HAS_TAGS, TIERS } from '#test/thorough.ts'
import { ensureBuilt } from '../web-build.ts'

/**
 * The tests of one tier or of both (test/thorough.ts): those without a browser first, then the journeys in Chromium, whose pages
 * would be late beside them. `--unit` leaves out the journeys.
 */
const tier = process.argv[2] as keyof typeof TIERS
const { filter, propertyTimes } = TIERS[tier]
const args = process.argv.slice(3)
const unitOnly = args.includes('--unit')
const vitestArgs = args.filter((arg) => arg !== '--unit')
const JOURNEYS = ['--config', 'e2e/vitest.config.ts']
/** An exit code above this means, by the shell's convention, that Ctrl-C was pressed. */
const ENDED_BY_SIGNAL = 128

// Both runs of Vitest need databases; a run of some files may need none, and makes its own.
await using databases = new AsyncDisposableStack()
const shared: Record<string, string> = {}
if (!unitOnly) {
  // Checked before anything runs, so that what is missing is reported at once and in one sentence.
  await ensureHeadlessChromium()
  await Promise.all([ensureBuilt(), vitestArgs.length === 0 && shareDatabases()])
}
const began = performance.now()
const statuses = unitOnly ? [await vitest([])] : await runInTurn()
if (!findBinaries()) {
  process.stdout.write('Skipped: the PostgreSQL half of the store and job tests, because no PostgreSQL is installed.\n')
}
if (unitOnly) process.stdout.write('Left out: the journeys in the browser (--unit).\n')
process.exitCode = statuses.find((status) => status !== 0) ?? 0

/** Makes the databases while the web app is built, which leaves one core idle for half of its time. */
async function shareDatabases(): Promise<void> {
  const template = await makePgliteTemplate()
  databases.defer(template.remove)
  shared['TEST_PGLITE_TEMPLATE'] = template.file
  const postgres = await startPostgres()
  if (!postgres) return
  databases.defer(postgres.stop)
  shared['TEST_POSTGRES_FOLDER'] = postgres.folder
}

/**
 * Runs the two halves in turn: either keeps all processors busy by itself; side by side they take longer, and pages
 * reach their time limits.
 */
async function runInTurn(): Promise<number[]> {
  const unit = await vitest([])
  if (unit > ENDED_BY_SIGNAL) return [unit]
  const unitSeconds = secondsSinceStart()
  const journeys = await vitest(JOURNEYS)
  process.stdout.write(`Took ${secondsSinceStart()} s, of which ${unitSeconds} s without a browser.\n`)
  return [unit, journeys]
}

function secondsSinceStart(): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}

/** Runs Vitest; NODE_ENV=production would give the tests React's build without its test helpers. */
function vitest(more: string[]): Promise<number> {
  const env = { PROPERTY_TIMES: propertyTimes, ...process.env, ...shared, NODE_ENV: 'test' }
  const files = tier === 'test:thorough' && vitestArgs.length === 0 ? filesWithTags() : vitestArgs
  const options = ['run', '--passWithNoTests', ...filter, ...more, ...files]
  return statusOf(process.execPath, [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...options], { env })
}

/** Lists files with tags: loading the others would take longer than most of them, for nothing. */
function filesWithTags(): string[] {
  const folders = '{bench,contract,e2e,scripts,server,studio,test,web}'
  const files = globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: ROOT })
  return files.filter((file) => HAS_TAGS.test(readFileSync(join(ROOT, file), 'utf8')))
}
