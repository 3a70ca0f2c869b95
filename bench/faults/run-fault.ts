import { setTimeout as sleep } from 'node:timers/promises'
import { type Audit, audit, untilMade } from './audit.ts'
import type { Fault } from './fault.ts'
import { LoadUser } from './person.ts'
import type { Rig } from './rig.ts'

const PEOPLE = 3
/** Load alone, before the fault and after its end. */
const BEFORE_MS = 2_000
const AFTER_MS = 3_000
/** Issue 19: "recovery by itself within 15 s of the fault's end". */
const RECOVERED_WITHIN_SECONDS = 15
/** The longest wait of any call, whatever is broken: the limit of people's patience. */
const ANSWERED_WITHIN_SECONDS = 45
/** A limit that only ends a hang. */
const PROBE_WITHIN_MS = 3 * 60_000

export interface Outcome extends Audit {
  fault: Fault
  /** Answers by status and code. */
  answers: Map<string, number>
  slowestSeconds: number
  /** Time from the fault's end until every process is ready and each kind of call works. */
  recoveredSeconds: number
  /** Time from the fault's end until everything accepted is made. */
  madeSeconds: number
  /** Memory of the processes that survived, before and after. */
  memoryMb: { before: number; after: number }
  wrong: string[]
}

export async function runFault(fault: Fault, rig: Rig): Promise<Outcome> {
  const apps = [...rig.webs, ...rig.workers]
  const { guests = 0 } = fault
  const everybody = await gather(rig, fault.name, PEOPLE + guests)
  const people = everybody.slice(0, PEOPLE)
  const crowd = { people, guests: everybody.slice(PEOPLE) }
  const before = new Map(apps.map((app) => [app.pid, app.residentMb()]))
  const crashesBefore = apps.map((app) => app.crashes)

  // Ends the load, whatever throws.
  using over = new Load()
  const working = people.map((person) => person.work(over.signal))
  const generating = people.map((person) => person.generate('square', over.signal))
  const generateMore = () => void generating.push(...people.map((one) => one.generate('facebook_feed', over.signal)))
  await sleep(BEFORE_MS)
  await fault.strike(rig, { ...crowd, generateMore })

  const ended = performance.now()
  const since = () => (performance.now() - ended) / 1000
  const recoveredSeconds = (await untilRecovered(rig, people[0]!)) ? since() : Infinity
  await sleep(AFTER_MS)
  over.abort()
  await Promise.all([...working, ...generating])
  const madeSeconds = (await untilMade(rig)) ? since() : Infinity
  const found = await audit(rig, everybody)

  const answers = new Map<string, number>()
  for (const person of everybody)
    for (const [kind, count] of person.answers) answers.set(kind, (answers.get(kind) ?? 0) + count)
  const lived = [...rig.webs, ...rig.workers].filter((app) => before.has(app.pid))
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
  const slowestSeconds = Math.max(...people.map(({ slowestMs }) => slowestMs)) / 1000
  return {
    ...found,
    fault,
    answers,
    recoveredSeconds,
    madeSeconds,
    slowestSeconds,
    memoryMb: {
      before: sum(lived.map((app) => before.get(app.pid)!)),
      after: sum(lived.map((app) => app.residentMb())),
    },
    wrong: [
      ...found.lost.map((what) => `lost: ${what}`),
      ...found.doubled.map((what) => `doubled: ${what}`),
      ...[...answers.keys()].filter((kind) => !isPlain(kind, fault)).map((kind) => `answered ${kind}`),
      ...apps.flatMap((app, index) => (app.crashes > crashesBefore[index]! ? [`${app.name} ended by itself`] : [])),
      ...(recoveredSeconds > RECOVERED_WITHIN_SECONDS ? [`not recovered within ${RECOVERED_WITHIN_SECONDS} s`] : []),
      ...(slowestSeconds > ANSWERED_WITHIN_SECONDS ? [`a call took ${slowestSeconds.toFixed(0)} s`] : []),
      ...(madeSeconds === Infinity ? ['what was accepted was not made'] : []),
      ...((await fault.check?.(rig, { ...crowd, generateMore })) ?? []),
    ],
  }
}

/** People work until it is aborted. */
class Load extends AbortController {
  [Symbol.dispose](): void {
    this.abort()
  }
}

/**
 * Signs users in one after the other at one web process, since the demo issuer lives in one; then spreads them over
 * all.
 */
async function gather(rig: Rig, fault: string, count: number): Promise<LoadUser[]> {
  await pointTo(rig, rig.webs.slice(0, 1))
  const names = Array.from({ length: count }, (_, index) => `${fault}-${process.pid % 1000}-${index}`)
  const people = names.map((name) => new LoadUser(rig.origin, name))
  for (const person of people) await person.begin()
  await pointTo(rig, rig.webs)
  return people
}

async function pointTo({ balancer }: Rig, webs: Rig['webs']): Promise<void> {
  balancer.pointTo(...webs.map((web) => web.port))
  balancer.reset()
  // Waits until clients know that their kept connections are gone.
  await sleep(500)
}

async function untilRecovered(rig: Rig, person: LoadUser): Promise<boolean> {
  const deadline = Date.now() + PROBE_WITHIN_MS
  while (Date.now() < deadline) {
    const ready = await Promise.all([...rig.webs, ...rig.workers].map((app) => app.isReady()))
    if (ready.every(Boolean) && (await person.save()) && (await person.upload())) return true
    await sleep(200)
  }
  return false
}

/** Matches success, or a refusal with a message: an ad that was given up has its credit back. */
const PLAIN = /^(2\d\d|302|503 UNAVAILABLE|507 STORAGE_FULL|429 TOO_MANY_REQUESTS|500 GENERATION_FAILED)$/

function isPlain(kind: string, { mayHangUp }: Fault): boolean {
  return PLAIN.test(kind) || (kind === 'none' && Boolean(mayHangUp))
}
