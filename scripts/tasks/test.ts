import type { StdioOptions } from 'node:child_process'
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureHeadlessChromium } from '../chromium.ts'
import { ROOT } from '../launch/root.mjs'
import { statusOf } from '../launch/run-program.mjs'
import { makePgliteTemplate } from '#test/pglite-template.ts'
import { findBinaries, startPostgres } from '#test/postgres.ts'
import { HAS_TAGS, TIERS } from '#test/thorough.ts'
import { ensureBuilt } from '../web-build.ts'

/**
 * The tests of one tier (test/thorough.ts): what runs without a browser, and beside it, in the second tier after it, the journeys in
 * Chromium, which often wait for pages. `--unit` leaves out the journeys.
 */
const tier = process.argv[2] as keyof typeof TIERS
const { filter, propertyTimes } = TIERS[tier]
const args = process.argv.slice(3)
const unitOnly = args.includes('--unit')
const vitestArgs = args.filter((arg) => arg !== '--unit')
const JOURNEYS = ['--config', 'e2e/vitest.config.ts']

// Both runs of Vitest need databases; those of some files may need none, and make their own.
await using databases = new AsyncDisposableStack()
const shared: Record<string, string> = {}
if (!unitOnly) {
  // Before anything runs, so that what is missing is told at once and in one sentence.
  await ensureHeadlessChromium()
  await Promise.all([ensureBuilt(), vitestArgs.length === 0 && shareDatabases()])
}
const began = performance.now()
const took: string[] = []
const statuses = unitOnly ? [await vitest([])] : await (tier === 'test' ? runSideBySide() : runInTurn())
if (!findBinaries()) {
  process.stdout.write('Skipped: the PostgreSQL half of the store and job tests, because no PostgreSQL is installed.\n')
}
if (unitOnly) process.stdout.write('Left out: the journeys in the browser (--unit).\n')
process.exitCode = statuses.find((status) => status !== 0) ?? 0

/** Made while the web app is built, which leaves one core idle for half of its time. */
async function shareDatabases(): Promise<void> {
  const template = await makePgliteTemplate()
  databases.defer(template.remove)
  shared['TEST_PGLITE_TEMPLATE'] = template.file
  const postgres = await startPostgres()
  if (!postgres) return
  databases.defer(postgres.stop)
  shared['TEST_POSTGRES_FOLDER'] = postgres.folder
}

async function runSideBySide(): Promise<number[]> {
  const unit = timed('without a browser', vitest([]))
  const journeys = timed('journeys', runKept(JOURNEYS))
  const [status, { status: other, output }] = await Promise.all([unit, journeys])
  process.stdout.write(output)
  tellHowLong()
  return [status, other]
}

/** Programs that are started and killed leave nothing of two processors to a browser, whose waits would come to their end. */
async function runInTurn(): Promise<number[]> {
  const statuses = [await timed('without a browser', vitest([])), await timed('journeys', vitest(JOURNEYS))]
  tellHowLong()
  return statuses
}

function tellHowLong(): void {
  process.stdout.write(`Took ${took.join(', ')}; ${secondsSinceStart()} s in all.\n`)
}

/** Notes for the last line when this part ended, counted from the start of all of them. */
async function timed<Result>(part: string, run: Promise<Result>): Promise<Result> {
  const result = await run
  took.push(`${part}: until ${secondsSinceStart()} s`)
  return result
}

function secondsSinceStart(): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}

/** What it prints is kept until the end, for runs side by side cannot be read. */
async function runKept(more: string[]): Promise<{ status: number; output: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-tests-'))
  const file = join(folder, 'output')
  const output = openSync(file, 'w')
  try {
    const status = await vitest(more, ['ignore', output, output])
    return { status, output: readFileSync(file) }
  } finally {
    closeSync(output)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** NODE_ENV=production would give the tests React's build without its test helpers. */
function vitest(more: string[], stdio: StdioOptions = 'inherit'): Promise<number> {
  const env = { PROPERTY_TIMES: propertyTimes, ...process.env, ...shared, NODE_ENV: 'test' }
  const files = tier === 'test:thorough' && vitestArgs.length === 0 ? filesWithTags() : vitestArgs
  const options = ['run', '--passWithNoTests', '--tags-filter', filter, ...more, ...files]
  return statusOf(process.execPath, [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...options], { env, stdio })
}

/** The others would be loaded for nothing, which takes longer than most of them. */
function filesWithTags(): string[] {
  const folders = '{bench,contract,e2e,scripts,server,studio,test,web}'
  const files = globSync(`${folders}/**/*.test.{ts,tsx}`, { cwd: ROOT })
  return files.filter((file) => HAS_TAGS.test(readFileSync(join(ROOT, file), 'utf8')))
}
