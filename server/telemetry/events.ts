import { channel } from 'node:diagnostics_channel'

/**
 * What happens in the server, for whoever counts it. Nothing in an event says who a person is, or holds a word of theirs, and each
 * field has few values: all of them become labels.
 */
export interface Events {
  /** `route` is the template of the address (`/api/creatives/:id`). */
  request: { method: string; route: string; status: number; seconds: number }
  ad: { format: string; outcome: 'done' | 'failed'; seconds: number }
  stage: { stage: string; seconds: number }
  'model-call': { provider: string; outcome: 'answered' | 'refused' | 'failed'; seconds: number }
  credits: { kind: string; type: string; amount: number }
  'payment-event': { subject: string; outcome: 'applied' | 'failed' }
  checkout: { purchase: string; state: string }
  /** `full` is a failure for want of room. `room` is the question for it, before a picture is begun. */
  storage: { operation: 'put' | 'get' | 'delete' | 'room'; outcome: 'done' | 'failed' | 'full'; seconds: number }
  /** `over` is an answer to a sign-in that nobody is waiting for any more; what is refused is told as in the audit trail. */
  'sign-in': { outcome: string }
  /** One attempt at a job, by the name of its queue. */
  job: { queue: string; outcome: 'done' | 'failed' }
}

/** Costs nothing while nobody listens. */
export function tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
  const line = channel(`placard:${name}`)
  if (line.hasSubscribers) line.publish(event)
}

/** Gives back how to stop listening. */
export function hear<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
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
