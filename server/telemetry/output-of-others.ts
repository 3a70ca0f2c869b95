import { channel } from 'node:diagnostics_channel'
import type { Readable } from 'node:stream'

/** What a child process or a thread of ours has written: V8 that runs out of memory, a library that warns. */
export interface OutputOfOthers {
  /** What it does: "painting". */
  work: string
  said: string
}

/** A library that complains of every pixel must not fill the log. */
const SAID_MAX = 4_000

const line = channel('placard:output-of-others')

/** From now on those that are started do not write where we do, but to the listener. */
export function hearOthers(listener: (output: OutputOfOthers) => void): void {
  line.subscribe((output) => listener(output as OutputOfOthers))
}

/** How a child's standard output and error are opened. */
export function outputOfOthers(): 'pipe' | 'inherit' {
  return line.hasSubscribers ? 'pipe' : 'inherit'
}

/** Hands on what is written there, if anything; what is inherited is no stream of ours. Nobody is kept alive by it. */
export function handOn(work: string, ...streams: (Readable | null)[]): void {
  for (const stream of streams) {
    stream?.on('data', (chunk: Buffer | string) => {
      const said = String(chunk).trim().slice(0, SAID_MAX)
      if (said !== '') line.publish({ work, said } satisfies OutputOfOthers)
    })
    ;(stream as (Readable & { unref?: () => void }) | null)?.unref?.()
  }
}
