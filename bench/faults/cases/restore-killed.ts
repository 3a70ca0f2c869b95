import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from '#scripts/launch/root.mjs'
import { restoringFolder } from '#server/platform/db/finish-restore.ts'
import { ALONE } from '../alone.ts'
import type { AppProcess } from '../app-process.ts'
import type { Fault } from '../fault.ts'
import { LoadUser } from '../person.ts'

/** Progress of a backup at the kill: nothing yet, the database, all of it. */
const MOMENTS = ['folder', 'data', 'complete'] as const

let wrongs: string[] = []

export const restoreKilled: Fault = {
  name: 'restore-killed',
  what: 'a restore is killed at its begin, in its middle and at its end, and the server is started on what is there then',
  async strike(rig) {
    wrongs = []
    const dataDir = path.join(rig.folder, 'restored')
    const file = path.join(rig.folder, 'placard.backup')
    mkdirSync(dataDir)
    const app = await rig.makeApp('all', { name: 'restored', env: { ...ALONE, DATA_DIR: dataDir } })
    await app.start()
    const person = new LoadUser(app.url.replace('127.0.0.1', 'localhost'), 'restore-killed')
    await person.begin()
    await person.client.post(`/api/creatives/${person.adId}/generate`, { format: 'square' })
    await app.stop()
    await promisify(execFile)(process.execPath, ['scripts/launch.mjs', 'backup', file], inFolder(dataDir))
    await app.start()
    await person.client.signIn(`${person.name}@example.com`, person.name)
    if (!(await person.save())) wrongs.push('the ad could not be changed after the backup')
    await app.stop()
    for (const moment of MOMENTS) {
      await killRestore({ file, dataDir, moment })
      wrongs.push(...(await checkRestored(app, person, `killed at its ${moment}`)))
    }
    await once(restore(file, dataDir), 'exit')
    wrongs.push(...(await checkRestored(app, person, 'restored', `${person.name} 0`)))
  },
  check: async () => wrongs,
}

function restore(file: string, dataDir: string): ChildProcess {
  const args = ['scripts/launch.mjs', 'restore', file, '--replace']
  return spawn(process.execPath, args, { ...inFolder(dataDir), stdio: 'ignore' })
}

function inFolder(dataDir: string) {
  const { PATH, HOME } = process.env
  return { cwd: ROOT, env: { PATH, HOME, DATA_DIR: dataDir } }
}

async function killRestore({
  file,
  dataDir,
  moment,
}: {
  file: string
  dataDir: string
  moment: (typeof MOMENTS)[number]
}): Promise<void> {
  const seen = restoringFolder(dataDir)[moment]
  const child = restore(file, dataDir)
  const ended = once(child, 'exit')
  while (child.exitCode === null && !existsSync(seen)) await sleep(1)
  child.kill('SIGKILL')
  await ended
}

/** Starts on the remaining data and expects the ad with its picture, under its name before the backup or after it. */
async function checkRestored(app: AppProcess, person: LoadUser, when: string, wanted?: string): Promise<string[]> {
  const { name, client, adId } = person
  await app.start()
  await client.signIn(`${name}@example.com`, name)
  const { body } = await client.get('/api/creatives')
  const [ad, ...others] = body as { id: string; productName: string; variants: { imageUrl: string }[] }[]
  const wrong: string[] = []
  if (ad?.id !== adId || others.length > 0) wrong.push(`${when}: the ads are others`)
  else if (![`${name} 0`, `${name} 1`].filter((one) => !wanted || one === wanted).includes(ad.productName))
    wrong.push(`${when}: the ad is called ${ad.productName}`)
  const picture = await client.open(ad?.variants[0]?.imageUrl ?? '/nothing')
  if (!picture.ok || (await picture.arrayBuffer()).byteLength < 100) wrong.push(`${when}: the picture is gone`)
  await app.stop()
  return wrong
}
