import { channel } from 'node:diagnostics_channel'
import type { Readable } from 'node:stream'

/** Output of a child process or thread of ours: V8 running out of memory, a library's warning. */
export interface ForeignOutput {
  /** Kind of work: "painting". */
  work: string
  said: string
}

/** A library that complains about every pixel must not fill the log. */
const OUTPUT_MAX_CHARS = 4_000

const line = channel('placard:output-of-others')

/** Passes the output of children and threads that start from now on to the listener instead of our own streams. */
export function onForeignOutput(listener: (output: ForeignOutput) => void): void {
  line.subscribe((output) => listener(output as ForeignOutput))
}

/** Returns the stdio option for a child's standard output and error. */
export function outputStdio(): 'pipe' | 'inherit' {
  return line.hasSubscribers ? 'pipe' : 'inherit'
}

/** Publishes what is written to these streams; inherited ones are null. Does not keep the process alive. */
export function publishOutput(work: string, ...streams: (Readable | null)[]): void {
  for (const stream of streams) {
    stream?.on('data', (chunk: Buffer | string) => {
      const said = String(chunk).trim().slice(0, OUTPUT_MAX_CHARS)
      if (said !== '') line.publish({ work, said } satisfies ForeignOutput)
    })
    ;(stream as (Readable & { unref?: () => void }) | null)?.unref?.()
  }
}
