import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#test/platform/free-port.ts'
import { AppProcess } from './faults/app-process.ts'
import { LoadUser } from './faults/person.ts'
import { RealPostgres } from './faults/real-postgres.ts'

/**
 * `npm run bench:outage -- 15`: counts the lines that a web process and a worker of a production write while their
 * PostgreSQL is away for so many seconds and five people work. Lines that requests write anyway are left out.
 */

const seconds = Number(process.argv[3] ?? 15)
const logs = mkdtempSync(path.join(tmpdir(), 'outage-'))
const postgres = await RealPostgres.create()
const webPort = await findFreePort()
const shared = {
  NODE_ENV: 'production',
  ALLOW_DEMO: '1',
  DATA_DIR: path.join(logs, 'data'),
  DATABASE_URL: postgres.url,
  PUBLIC_URL: `http://localhost:${webPort}`,
  SESSION_SECRET: 'measured-'.repeat(5),
  SUBJECT_NETWORK: '0',
}
const start = async (role: string, port: number) => {
  const app = new AppProcess({ name: role, env: { ...shared, ROLE: role, PORT: String(port) }, logs })
  await app.start()
  return app
}
const web = await start('web', webPort)
const worker = await start('worker', await findFreePort())
const people = Array.from({ length: 5 }, (_, index) => new LoadUser(`http://localhost:${webPort}`, `person-${index}`))
for (const person of people) await person.begin()

const over = new AbortController()
const working = people.map((person) => person.work(over.signal))
const before = countAll()
await postgres.stop()
const probing = setInterval(() => void web.isReady(), 2_000)
await sleep(seconds * 1_000)
await postgres.start()
while (!(await web.isReady()) || !(await worker.isReady())) await sleep(200)
// Folded lines are reported when it is over.
await sleep(5_000)
clearInterval(probing)
over.abort()
await Promise.all(working)
const after = countAll()
for (const app of [web, worker]) await app.stop()
await postgres.remove()

const newLines = [...after].map(([line, count]) => [line, count - (before.get(line) ?? 0)] as const)
const outage = newLines.filter(([line, count]) => count > 0 && !line.includes('incoming request'))
const total = outage.reduce((sum, [, count]) => sum + count, 0)
for (const [line, count] of outage) process.stdout.write(`${String(count).padStart(5)}  ${line}\n`)
process.stdout.write(`${String(total).padStart(5)}  lines while the database was away for ${seconds} s\n`)
if (!process.argv.includes('--keep')) rmSync(logs, { recursive: true, force: true, maxRetries: 5 })
else process.stdout.write(`${logs}\n`)

/** Counts how often each line was written, except for those of answered requests. */
function countAll(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const role of ['web', 'worker']) {
    for (const line of readFileSync(path.join(logs, `${role}.log`), 'utf8').split('\n')) {
      const message = messageOf(line)
      if (message && message !== 'request completed')
        counts.set(`${role}: ${message}`, (counts.get(`${role}: ${message}`) ?? 0) + 1)
    }
  }
  return counts
}

function messageOf(line: string): string {
  try {
    const { msg, check } = JSON.parse(line) as { msg: string; check?: string }
    return check ? `${msg} (${check})` : msg
  } catch {
    return line && `not JSON: ${line}`
  }
}
