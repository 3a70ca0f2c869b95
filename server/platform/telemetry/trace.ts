/**
 * Nests pieces of work (a request, a job) for tracing. Events published meanwhile (events.ts) become part of it.
 * Nothing recorded about a piece of work identifies a person or contains a word of theirs.
 */
export interface Tracer {
  begin(name: string, options: TracedWorkOptions): Work
  /** Current work in the W3C Trace Context format; undefined if there is none. */
  here(): string | undefined
}

export interface TracedWorkOptions {
  kind: 'request' | 'job'
  facts: Facts
  /** Work that requested this one, as returned by `here`. */
  from?: string | undefined
}

export interface Work {
  /** Runs the call as part of this work, with everything that it leads to. */
  within<Value>(call: () => Value): Value
  end(outcome: 'done' | 'failed', facts?: Facts): void
}

type Facts = Record<string, string | number>

let tracer: Tracer | undefined

/** Sets the tracer from now on; undefined stops tracing. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

export function findTracer(): Tracer | undefined {
  return tracer
}
