/**
 * Whose work belongs to whose, for whoever traces it: a request, a job. What is told on channels meanwhile (events.ts) is part of it.
 * Nothing said of a piece of work says who a person is, or holds a word of theirs.
 */
export interface Tracer {
  begin(name: string, options: WorkOptions): Work
  /** The work that goes on around the caller, as W3C Trace Context writes it; undefined where there is none. */
  here(): string | undefined
}

export interface WorkOptions {
  kind: 'request' | 'job'
  facts: Facts
  /** The work that has asked for it, as `here` gave it. */
  from?: string | undefined
}

export interface Work {
  /** What is called, and all that it leads to, is part of this work. */
  within<Value>(call: () => Value): Value
  end(outcome: 'done' | 'failed', facts?: Facts): void
}

type Facts = Record<string, string | number>

let tracer: Tracer | undefined

/** From now on; undefined where nobody traces. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

export function findTracer(): Tracer | undefined {
  return tracer
}
