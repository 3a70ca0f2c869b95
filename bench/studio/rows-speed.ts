import { fork } from 'node:child_process'
import { once } from 'node:events'
import { painterStart } from '#server/ads/generation/painter-start.ts'
import { type WorkCost, medianCost } from '../cost.ts'
import type { SpeedFigures, Timed } from './speed-run.ts'
import type { TableRow } from '../table.ts'

/** Bound in floors. */
const FEED_BOUND = 3
const LEADERBOARD_BOUND = 0.6
const CAMPAIGN_BOUND = 18
/** Bound in processor time: the cost is hardly a matter of pixels, as the floor is, but of the network's arithmetic. */
const STUDY_BOUND_MS = 3000

/** Measures speed in one painting process, with nothing beside it. */
export async function speedRows(seed: number): Promise<TableRow[]> {
  const { floor, peer, feed, leaderboard, campaigns, studies } = await measureInPainter(seed)
  return [
    {
      measure: 'speed: the floor (decode 2000 px, resize to 1080, encode)',
      value: `${ms(floor.cpuMs)} processor, ${ms(floor.wallMs)} wall`,
    },
    { measure: 'speed: peer, the floor’s work by @napi-rs/canvas', value: ratio(peer, floor) },
    speedRow('speed: a 1080x1080 ad from a studied photo', feed, floor, FEED_BOUND),
    speedRow('speed: a 728x90 ad from a studied photo', leaderboard, floor, LEADERBOARD_BOUND),
    speedRow('speed: all six formats of a studied photo', campaigns, floor, CAMPAIGN_BOUND),
    studyRow(studies, floor),
  ]
}

async function measureInPainter(seed: number): Promise<SpeedFigures> {
  const child = fork(new URL('speed-run.ts', import.meta.url), [String(seed)], painterStart())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that measures speed ended with ${code}`)
  })
  return Promise.race([once(child, 'message').then(([figures]) => figures as SpeedFigures), ended])
}

/** Makes a row: the median has to keep the bound, by processor time; the slowest is listed. */
function speedRow(measure: string, timed: readonly Timed[], floor: WorkCost, bound: number): TableRow {
  const median = medianCost(timed)
  const slowest = timed.toSorted((first, second) => second.cpuMs - first.cpuMs)
  return {
    measure,
    value: `${ratio(median, floor)}, slowest ${times(slowest[0]!.cpuMs / floor.cpuMs)}`,
    bound: `<= ${bound}`,
    isBroken: median.cpuMs / floor.cpuMs > bound,
    worst: slowest
      .filter(({ cpuMs }) => cpuMs / floor.cpuMs > bound)
      .slice(0, 5)
      .map(
        ({ name, cpuMs, wallMs }) =>
          `${times(cpuMs / floor.cpuMs)} ${name} (${ms(cpuMs)} processor, ${ms(wallMs)} wall)`,
      ),
  }
}

function studyRow(timed: readonly Timed[], floor: WorkCost): TableRow {
  const median = medianCost(timed)
  const slowest = Math.max(...timed.map(({ cpuMs }) => cpuMs))
  return {
    measure: 'speed: study of a new 2000x2000 photo, network included',
    value: `${ms(median.cpuMs)} processor, ${ms(median.wallMs)} wall (${ratio(median, floor)}), slowest ${ms(slowest)}`,
    bound: `<= ${STUDY_BOUND_MS} ms`,
    isBroken: median.cpuMs > STUDY_BOUND_MS,
  }
}

function ratio(cost: WorkCost, floor: WorkCost): string {
  return `${times(cost.cpuMs / floor.cpuMs)} processor, ${times(cost.wallMs / floor.wallMs)} wall`
}

function times(value: number): string {
  return value.toFixed(value < 1 ? 2 : 1)
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
