import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FormatId } from '#contract/formats.ts'
import type { TestResponse } from '#test/client.ts'
import { ALONE } from '../alone.ts'
import type { AppProcess } from '../app-process.ts'
import type { Fault } from '../fault.ts'
import { LoadUser } from '../person.ts'
import type { Rig } from '../rig.ts'
import { SmallDisk } from '../small-disk.ts'

const FULL_MS = 20_000
/** The size that an installation with its own database fills at its start, and room for a few ads. */
const EMBEDDED_MB = 260
/** A call on a full disk is answered at once; the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = 10_000

export const diskFull: Fault = {
  name: 'disk-full',
  what: `the disk of the data folder and of what is uploaded is full to its last byte for ${FULL_MS / 1_000} s; then that of an installation with its own database, which is also started on it`,
  mend: {
    what: 'nothing is begun that there is no room for',
    file: 'server/ads/generation/start-generation.ts',
    code: 'await services.storage.requireRoom()',
    instead: '',
  },
  refusal: SmallDisk.refusal,
  rig: { diskMb: 64 },
  async strike({ disk }, { generateMore }) {
    disk!.fill()
    generateMore()
    await sleep(FULL_MS)
    disk!.free()
  },
  async check(rig) {
    using disk = new SmallDisk(path.join(rig.folder, 'embedded'), EMBEDDED_MB)
    const app = await rig.makeApp('all', { name: 'embedded', env: { ...ALONE, DATA_DIR: disk.folder } })
    await app.start()
    const person = new LoadUser(`http://localhost:${app.port}`, 'disk-full-embedded')
    await person.begin()
    const wrong = await tryAll(person, 'before', 'square', MADE)

    disk.fill()
    wrong.push(...(await tryAll(person, 'on a full disk', 'facebook_feed', FULL)))
    disk.free()
    wrong.push(...(await tryAll(person, 'with room again', 'facebook_feed', MADE)))

    await app.stop()
    disk.fill()
    if (!(await isRefused(app, rig))) wrong.push('a start on a full disk did not say so')
    disk.free()
    await app.start()
    // A new ad is needed: the free plan makes two formats of one.
    await person.begin()
    wrong.push(...(await tryAll(person, 'after its next start', 'square', MADE)))
    await app.stop()
    return wrong
  },
}

/**
 * Accepted statuses of an upload, a checkout, a generate and the list. A row may still fit into an existing piece of
 * the database's log.
 */
const MADE: readonly (readonly number[])[] = [[200], [200], [200], [200]]
const FULL: typeof MADE = [[507], [200, 507], [507], [200]]

const PRO = { planId: 'pro', successUrl: '/dashboard', cancelUrl: '/dashboard' }

/** Makes these calls, each of which has to answer one of its statuses; 0 is no answer. Returns what is wrong. */
async function tryAll(person: LoadUser, when: string, format: FormatId, statuses: typeof MADE): Promise<string[]> {
  const { client, adId } = person
  const calls: [string, () => Promise<TestResponse>][] = [
    ['an upload', () => person.send()],
    ['a checkout', () => client.post('/api/subscription/checkout', PRO)],
    ['a generate', () => client.post(`/api/creatives/${adId}/generate`, { format })],
    ['the list', () => client.get('/api/creatives')],
  ]
  const wrong: string[] = []
  for (const [index, [what, call]] of calls.entries()) {
    const began = performance.now()
    const status = (await call().catch(() => undefined))?.status ?? 0
    const took = performance.now() - began
    if (!statuses[index]!.includes(status)) wrong.push(`${when} ${what} answered ${status}`)
    if (status === 507 && took > ANSWERED_WITHIN_MS) wrong.push(`${when} ${what} took ${Math.round(took / 1_000)} s`)
  }
  return wrong
}

async function isRefused(app: AppProcess, { folder }: Rig): Promise<boolean> {
  const isStarted = await app.start().then(
    () => true,
    () => false,
  )
  return !isStarted && readFileSync(path.join(folder, `${app.name}.log`), 'utf8').includes('is full')
}
