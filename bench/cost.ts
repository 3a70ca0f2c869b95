import { performance } from 'node:perf_hooks'
import { medianOf } from './studio/measures/moments.ts'

/** What a piece of work took: of the clock on the wall, and of the processor (all threads of this process together). */
export interface Cost {
  wallMs: number
  cpuMs: number
}

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [wallBefore, cpuBefore] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wallMs: performance.now() - wallBefore, cpuMs: (user + system) / 1000 }
}

/** Each by its own median, so that a moment of the machine's load does not decide. */
export function medianCost(costs: readonly Cost[]): Cost {
  return {
    wallMs: medianOf(costs.map(({ wallMs }) => wallMs)),
    cpuMs: medianOf(costs.map(({ cpuMs }) => cpuMs)),
  }
}
