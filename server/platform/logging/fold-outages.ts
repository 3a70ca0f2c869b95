import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDatabaseAway } from '#server/platform/db/unavailable.ts'
import { isDiskFull } from '#server/platform/storage/disk-full.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'

/** A dependency of all work: every call, job and probe reports its absence at the same time. */
export type Dependency = 'database' | 'storage' | 'disk'

export interface FoldedOutages {
  /** Returns false for a line that is counted instead of written, because this outage has reported the same already. */
  isNews(facts: unknown, message: string): boolean
  /**
   * Starts the probes; nothing is folded before that, because the end of an outage could not be noticed. A probe
   * rejects while its dependency is away.
   */
  watch(log: Pick<Logger, 'warn'>, probes: Record<Dependency, () => Promise<unknown>>): void
  close(): void
}

interface Timing {
  /** Waits between two probes. */
  pause?: (signal: AbortSignal) => Promise<unknown>
  now?: () => number
}

interface Outage {
  sinceMs: number
  reportedMs: number
  /** Number of times each line would have been written. */
  lines: Map<string, number>
}

const PROBE_EVERY_MS = 2_000
const REPORT_EVERY_MS = 60_000

/**
 * Folds the log lines of an outage (database, picture storage, disk space): each line is written once, then one line a
 * minute gives the counts, and one line reports the end. The outage ends once the probe succeeds and no line came
 * during a whole interval.
 */
export function foldOutages({ pause = pauseBetweenProbes, now = () => performance.now() }: Timing = {}): FoldedOutages {
  const closing = new AbortController()
  const outages = new Map<Dependency, Outage>()
  let watched: { log: Pick<Logger, 'warn'>; probes: Record<Dependency, () => Promise<unknown>> } | undefined

  function beginOutage(need: Dependency): Outage {
    const outage: Outage = { sinceMs: now(), reportedMs: now(), lines: new Map() }
    outages.set(need, outage)
    void follow(need, outage)
    return outage
  }

  async function follow(need: Dependency, outage: Outage): Promise<void> {
    for (let counted = -1; ;) {
      counted = countLines(outage)
      await pause(closing.signal).catch(() => {})
      const isThere = !closing.signal.aborted && (await answers(watched?.probes[need]))
      if (closing.signal.aborted || (isThere && countLines(outage) === counted)) break
      if (now() - outage.reportedMs >= REPORT_EVERY_MS) {
        outage.reportedMs = now()
        watched?.log.warn(describe(need, outage), 'The same still fails: its lines are counted')
      }
    }
    outages.delete(need)
    const facts = describe(need, outage)
    if (closing.signal.aborted) watched?.log.warn(facts, 'The same failed until the stop')
    else watched?.log.warn(facts, 'What failed works again')
  }

  function describe(need: Dependency, { sinceMs, lines }: Outage) {
    return { need, seconds: Math.round((now() - sinceMs) / 1000), lines: Object.fromEntries(lines) }
  }

  return {
    isNews(facts, message) {
      const need = watched && !closing.signal.aborted ? dependencyOf(facts) : undefined
      if (!need) return true
      const { lines } = outages.get(need) ?? beginOutage(need)
      const line = nameOf(facts, message)
      const times = (lines.get(line) ?? 0) + 1
      lines.set(line, times)
      return times === 1
    },
    watch(log, probes) {
      watched = { log, probes }
    },
    close: () => closing.abort(),
  }
}

function pauseBetweenProbes(signal: AbortSignal): Promise<void> {
  return sleep(PROBE_EVERY_MS, undefined, { signal, ref: false })
}

async function answers(probe: (() => Promise<unknown>) | undefined): Promise<boolean> {
  try {
    await probe?.()
    return true
  } catch {
    return false
  }
}

function countLines({ lines }: Outage): number {
  return [...lines.values()].reduce((sum, times) => sum + times, 0)
}

function dependencyOf(facts: unknown): Dependency | undefined {
  const error = (facts as { err?: unknown } | null)?.err
  if (isDiskFull(error)) return 'disk'
  if (error instanceof StorageUnavailable) return 'storage'
  return isDatabaseAway(error) ? 'database' : undefined
}

/** Returns the name under which a line is counted: `Not ready` is counted for each check. */
function nameOf(facts: unknown, message: string): string {
  const { check } = facts as { check?: string }
  return check === undefined ? message : `${message} (${check})`
}
