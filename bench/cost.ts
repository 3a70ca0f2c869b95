import { performance } from 'node:perf_hooks'
import { medianOf } from './studio/measures/moments.ts'

/** The cost of a piece of work: wall-clock time, and processor time (all threads of this process together). */
export interface WorkCost {
  wallMs: number
  cpuMs: number
}

export async function measureCost(work: () => Promise<unknown>): Promise<WorkCost> {
  const [wallBefore, cpuBefore] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wallMs: performance.now() - wallBefore, cpuMs: (user + system) / 1000 }
}

/** Returns each figure's own median, so that a moment of load on the machine does not decide. */
export function medianCost(costs: readonly WorkCost[]): WorkCost {
  return {
    wallMs: medianOf(costs.map(({ wallMs }) => wallMs)),
    cpuMs: medianOf(costs.map(({ cpuMs }) => cpuMs)),
  }
}
