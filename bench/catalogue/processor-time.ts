import { processorSecondsByProcess } from '../measure.ts'

/** The processor time of a server and its processes, by program, since it was opened. */
export interface ProcessorTime {
  /** Looks once more: a process that has ended since the last look counts as it was then. */
  look(): void
  /** Seconds of each program, the largest first. */
  seconds(): [program: string, seconds: number][]
}

export function openProcessorTime(pid: number): ProcessorTime {
  const before = processorSecondsByProcess(pid)
  const seen = new Map(before)
  return {
    look() {
      for (const [id, found] of processorSecondsByProcess(pid)) seen.set(id, found)
    },
    seconds() {
      const sums = new Map<string, number>()
      for (const [id, { program, seconds }] of seen) {
        const own = seconds - (before.get(id)?.seconds ?? 0)
        sums.set(program, (sums.get(program) ?? 0) + own)
      }
      return [...sums].sort(([, one], [, other]) => other - one)
    },
  }
}
