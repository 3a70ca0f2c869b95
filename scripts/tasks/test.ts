import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { ROOT } from '../launch/root.mjs'
import { statusOf } from '../launch/run-program.mjs'
import { findBinaries } from '#test/postgres.ts'
import { ensureBuilt } from '../web-build.ts'

/** Every test: what runs without a browser first, then the journeys in Chromium. `--unit` leaves out the journeys. */
const args = process.argv.slice(3)
const unitOnly = args.includes('--unit')
const vitestArgs = args.filter((arg) => arg !== '--unit')

const unit = await vitest([])
const journeys = unitOnly ? 0 : await runJourneys()
if (!findBinaries()) {
  process.stdout.write('Skipped: the PostgreSQL half of the store and job tests, because no PostgreSQL is installed.\n')
}
if (unitOnly) process.stdout.write('Left out: the journeys in the browser (--unit).\n')
process.exitCode = unit || journeys

async function runJourneys(): Promise<number> {
  await ensureBuilt()
  // Here already, where what is missing is told in one sentence.
  await ensureChromium()
  return vitest(['--config', 'e2e/vitest.config.ts'])
}

/** NODE_ENV=production would give the tests React's build without its test helpers. */
function vitest(more: string[]): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'test' }
  const options = ['run', '--passWithNoTests', ...more, ...vitestArgs]
  return statusOf(process.execPath, [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...options], { env })
}
