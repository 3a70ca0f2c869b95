import { type Meter, ValueType } from '@opentelemetry/api'
import { type Events, on } from './events.ts'

type Labels<Name extends string> = readonly Record<Name, string>[]

/** All combinations of labels that this installation can count; each stands at 0 from the first reading on. */
export interface KnownLabels {
  requests: Labels<'class'>
  ads: Labels<'outcome'>
  modelCalls: Labels<'provider' | 'outcome'>
  storage: Labels<'operation' | 'outcome'>
  signIns: Labels<'outcome'>
  jobs: Labels<'queue' | 'outcome'>
  credits: Labels<'kind' | 'type'>
  paymentEvents: Labels<'subject' | 'outcome'>
  checkouts: Labels<'purchase' | 'state'>
}

export interface CountOptions {
  known: KnownLabels
  /**
   * Routes that are not counted, because they report the state of the server and not the outcome of somebody's request.
   */
  unseenRoutes: readonly string[]
}

export const CODE_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

const QUICK = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const SLOW = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120]

/**
 * Counts events and their durations from now on. Rare events have a counter beside their histogram, with all known
 * labels: if a series first appeared with its first event, Prometheus would see no increase and no alert would fire.
 * Returns functions that stop the counting.
 */
export function countEvents(meter: Meter, { known, unseenRoutes }: CountOptions): (() => void)[] {
  const count = counters(meter)
  return [
    ...timings(meter),
    count('placard_http_requests', 'Requests of people, by the class of their status.', known.requests, (add) =>
      on('request', ({ route, status }) => {
        // A 503 of /readyz during a stop is expected.
        if (!unseenRoutes.includes(route)) add({ class: CODE_CLASSES[Math.floor(status / 100) - 1] ?? '5xx' })
      }),
    ),
    count('placard_ads', 'Ads that came to their end.', known.ads, (add) =>
      on('ad', ({ outcome }) => add({ outcome })),
    ),
    count('placard_model_calls', 'Calls to models, each attempt.', known.modelCalls, (add) =>
      on('model-call', ({ provider, outcome }) => add({ provider, outcome })),
    ),
    count('placard_storage_operations', 'Work of the storage of pictures.', known.storage, (add) =>
      on('storage', ({ operation, outcome }) => add({ operation, outcome })),
    ),
    count('placard_sign_ins', 'Sign-ins, by what became of them.', known.signIns, (add) =>
      on('sign-in', (event) => add(event)),
    ),
    count('placard_job_attempts', 'Attempts at jobs, by queue.', known.jobs, (add) => on('job', (event) => add(event))),
    count('placard_credits_moved', 'Credits given and taken, by kind.', known.credits, (add) =>
      on('credits', ({ amount, ...labels }) => add(labels, Math.abs(amount))),
    ),
    count('placard_payment_events', 'Events of the payment provider.', known.paymentEvents, (add) =>
      on('payment-event', (event) => add(event)),
    ),
    count('placard_checkouts', 'Payment pages, by what became of them.', known.checkouts, (add) =>
      on('checkout', (event) => add(event)),
    ),
  ]
}

/**
 * Makes counters that begin at 0 for every combination of labels. Prometheus reads each under its name with the suffix
 * `_total`.
 */
function counters(meter: Meter) {
  return <Named extends Record<string, string>>(
    metric: string,
    description: string,
    known: readonly Named[],
    listen: (add: (labels: Named, amount?: number) => void) => () => void,
  ) => {
    const counter = meter.createCounter(metric, { description })
    for (const labels of known) counter.add(0, labels)
    return listen((labels, amount = 1) => counter.add(amount, labels))
  }
}

type TimedEvent = { [Name in keyof Events]: Events[Name] extends { seconds: number } ? Name : never }[keyof Events]

function timings(meter: Meter): (() => void)[] {
  const timed = (name: TimedEvent, metric: string, description: string, bounds: number[]) => {
    const advice = { explicitBucketBoundaries: bounds }
    const histogram = meter.createHistogram(metric, { description, advice, valueType: ValueType.DOUBLE })
    return on(name, ({ seconds, ...labels }) => {
      histogram.record(seconds, labels)
    })
  }
  return [
    timed('request', 'placard_http_request_duration_seconds', 'Requests by route and status.', QUICK),
    timed('ad', 'placard_ad_duration_seconds', 'Ads from their acceptance to their end.', SLOW),
    timed('stage', 'placard_generation_stage_duration_seconds', 'Stages of the making of ads.', SLOW),
    timed('model-call', 'placard_model_call_duration_seconds', 'Calls to models, each attempt.', SLOW),
    timed('storage', 'placard_storage_operation_duration_seconds', 'Work of the storage of pictures.', QUICK),
  ]
}
