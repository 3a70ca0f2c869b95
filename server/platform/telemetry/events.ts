import { channel } from 'node:diagnostics_channel'

/**
 * Events of the server, for metrics and traces. No event identifies a person or contains a word of theirs, and each
 * field has few values, because all of them become labels.
 */
export interface Events {
  /** `route` is the route template (`/api/creatives/:id`). */
  request: { method: string; route: string; status: number; seconds: number }
  ad: { format: string; outcome: 'done' | 'failed'; seconds: number }
  stage: { stage: string; seconds: number }
  'model-call': { provider: string; outcome: 'answered' | 'refused' | 'failed'; seconds: number }
  credits: { kind: string; type: string; amount: number }
  'payment-event': { subject: string; outcome: 'applied' | 'failed' }
  checkout: { purchase: string; state: string }
  /** `full` is a failure for lack of space. `room` is the check for space before a picture is begun. */
  storage: { operation: 'put' | 'get' | 'delete' | 'room'; outcome: 'done' | 'failed' | 'full'; seconds: number }
  /** `over` is the answer to a sign-in that nobody waits for any more; refusals have the names of the audit trail. */
  'sign-in': { outcome: string }
  /** One attempt at a job, under the name of its queue. */
  job: { queue: string; outcome: 'done' | 'failed' }
}

/** Publishes an event. Costs nothing while nobody listens. */
export function emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
  const line = channel(`placard:${name}`)
  if (line.hasSubscribers) line.publish(event)
}

/** Subscribes to an event; returns a function that unsubscribes. */
export function on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
  const line = channel(`placard:${name}`)
  const hearOne = (event: unknown) => listener(event as Events[Name])
  line.subscribe(hearOne)
  return () => {
    line.unsubscribe(hearOne)
  }
}

export function secondsSince(startedMs: number): number {
  return (performance.now() - startedMs) / 1000
}
