import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'
import { startApp } from '#scripts/started-app.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { measureFloorMs, print, percentilesOf } from './measure.ts'

/** `npm run bench:start`: measures a newcomer's wait, from the clone to an app that is ready, and then every day. */

const WARM_STARTS = 5

const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
const clone = path.join(folder, 'clone')
try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const floorMs = await measureFloorMs()
  const first = await startMs()
  const warm: number[] = []
  for (let run = 0; run < WARM_STARTS; run += 1) warm.push(await startMs())
  const { median, p95 } = percentilesOf(warm)
  print('floor: a photo decoded, resized, encoded', `${floorMs.toFixed(0)} ms`)
  print('clone to ready: install, build, first start', seconds(first, floorMs))
  print(`warm start, median of ${WARM_STARTS}`, seconds(median, floorMs))
  print('warm start, slowest', seconds(p95, floorMs))
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts through npm, as people do. */
async function startMs(): Promise<number> {
  const options = { port: await findFreePort(), dataDir: path.join(folder, 'data'), folder: clone }
  const app = await startApp({ ...options, command: ['npm', 'start'], readyWithinMs: 600_000 })
  await app.stop()
  return app.readyMs
}

function seconds(valueMs: number, floorMs: number): string {
  return `${(valueMs / 1000).toFixed(2)} s (${(valueMs / floorMs).toFixed(0)} x floor)`
}
