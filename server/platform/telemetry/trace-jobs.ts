import { findTracer } from './trace.ts'

/** Adds the current trace to a job's data, so that the worker, perhaps in another process, continues it. */
export function withTrace<Payload extends object>(payload: Payload): Payload {
  const traceparent = findTracer()?.here()
  return traceparent === undefined ? payload : { ...payload, traceparent }
}

interface Job {
  name: string
  id: string
  data: object
  retryCount: number
}

export async function traceJob(job: Job, handle: () => Promise<void>): Promise<void> {
  const tracer = findTracer()
  if (!tracer) return handle()
  const { traceparent: from } = job.data as { traceparent?: string }
  const facts = { 'messaging.destination.name': job.name, 'messaging.message.id': job.id, attempt: job.retryCount + 1 }
  const work = tracer.begin(`job ${job.name}`, { kind: 'job', facts, from })
  try {
    await work.within(handle)
    work.end('done')
  } catch (error) {
    work.end('failed')
    throw error
  }
}
