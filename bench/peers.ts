import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { painterStart } from '#server/ads/generation/painter-start.ts'
import { COMPILE_CACHE } from '#server/compile-cache.ts'
import { medianCost, type WorkCost } from './cost.ts'
import { print, treePeakMb } from './measure.ts'
import type { FirstPicture } from './peers/run-peer.ts'
import { type PeerName, PEERS } from './peers/peers.ts'
import { SIDE_PX } from './peers/scene.ts'

/**
 * `npm run bench -- peers [--rounds N] [--keep DIR]`: one 1080x1080 ad, painted by Placard with its search and its
 * inspection, and painted alone by what it could be replaced by. Each renderer has a process of its own, and they paint
 * in turn, so that a moment of load meets all of them.
 */
const { rounds, keep } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '7' }, keep: { type: 'string' } },
}).values

/** A batch has as many pictures as there are styles, so that each batch of Placard has all of them. */
const BATCH = 6
/** Batches before anything counts: V8 compiles code that has run often, as in a process that has painted for a while. */
const WARM_UP = { placard: 16, others: 1 }

interface Measured {
  name: PeerName
  child: ChildProcess
  /** Rejected when the process ends. */
  ended: Promise<never>
  cold: WorkCost
  warm: WorkCost[]
}

const measured: Measured[] = []
try {
  for (const name of Object.keys(PEERS) as PeerName[]) measured.push(await open(name))
  for (const peer of measured) {
    const batches = isPlacard(peer.name) ? WARM_UP.placard : WARM_UP.others
    for (let batch = 0; batch < batches; batch += 1) await paintBatch(peer)
  }
  for (let round = 0; round < Number(rounds); round += 1)
    for (const peer of measured) peer.warm.push(await paintBatch(peer))
  printAll()
} finally {
  for (const { child } of measured) if (child.connected) child.disconnect()
}

async function open(name: PeerName): Promise<Measured> {
  process.stderr.write(`opening ${name}\n`)
  const { env, execArgv } = isPlacard(name) ? painterStart() : { env: process.env, execArgv: [] }
  const options = { env: { ...COMPILE_CACHE, ...env }, execArgv, serialization: 'advanced' as const }
  const child = fork(new URL('peers/run-peer.ts', import.meta.url), [name], options)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${name} ended with ${code}`)
  })
  // All of them end in the end, when nobody waits for an answer any more.
  ended.catch(() => {})
  const { jpeg, ...cold } = await answerOf<FirstPicture>({ child, ended })
  const { width, height } = await sharp(jpeg).metadata()
  if (isSquare(name) && (width !== SIDE_PX || height !== SIDE_PX))
    throw new Error(`${name} painted ${width}x${height}, where its peers paint ${SIDE_PX}x${SIDE_PX}`)
  if (keep) {
    mkdirSync(keep, { recursive: true })
    writeFileSync(path.join(keep, `${name.replaceAll(/\W+/g, '-')}.jpg`), jpeg)
  }
  return { name, child, ended, cold, warm: [] }
}

/** Returns true for those that paint the ad that all paint. */
function isSquare(name: PeerName): boolean {
  return !name.includes(',')
}

function isPlacard(name: PeerName): boolean {
  return name.startsWith('placard')
}

/** Has a batch of pictures painted, and returns what one of them costs. */
async function paintBatch(peer: Measured): Promise<WorkCost> {
  peer.child.send(BATCH)
  return answerOf<WorkCost>(peer)
}

async function answerOf<Answer>({ child, ended }: Pick<Measured, 'child' | 'ended'>): Promise<Answer> {
  const [answer] = await Promise.race([once(child, 'message'), ended])
  return answer as Answer
}

function printAll(): void {
  const costs = new Map(measured.map(({ name, warm }) => [name, medianCost(warm)]))
  const [floor, takumi] = [costs.get('floor')!.cpuMs, costs.get('takumi')!.cpuMs]
  for (const { name, child, cold } of measured) {
    const { cpuMs, wallMs } = costs.get(name)!
    const peak = treePeakMb(child.pid!)
    print(
      name,
      [
        `${cpuMs.toFixed(0)} ms processor, ${wallMs.toFixed(0)} wall`,
        `${(cpuMs / floor).toFixed(2)} floors, ${(cpuMs / takumi).toFixed(2)} takumi`,
        `first picture ${cold.cpuMs.toFixed(0)} ms processor, ${cold.wallMs.toFixed(0)} wall`,
        peak === undefined ? 'memory not known on this system' : `at most ${peak} MB`,
      ].join('; '),
    )
  }
}
