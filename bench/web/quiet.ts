import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Load above which other programs are measured too. */
const LOAD_MAX = 0.5
const CHECK_EVERY_MS = 5_000

interface QuietOptions {
  /** Maximum wait; after it the bench continues, and its table states the load. */
  withinMs: number
  /** Returns the machine's load over the last minute. */
  load?: () => number
  wait?: (ms: number) => Promise<unknown>
  say?: (text: string) => void
}

/** Waits until the machine has nothing else to do. Reports that it waits, and with what result. */
export async function waitUntilQuiet({
  withinMs,
  load = () => loadavg()[0]!,
  wait = sleep,
  say = (text) => process.stderr.write(text),
}: QuietOptions): Promise<boolean> {
  if (load() < LOAD_MAX) return true
  say(`Waiting for a load under ${LOAD_MAX}, at most ${withinMs / 60_000} minutes (it is ${load().toFixed(1)})...\n`)
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += CHECK_EVERY_MS) {
    await wait(CHECK_EVERY_MS)
    if (load() < LOAD_MAX) return true
  }
  say(`The load is still ${load().toFixed(1)}: scores and times are too low and too long by what else runs here.\n`)
  return false
}
