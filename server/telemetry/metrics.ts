import { type Meter, ValueType } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { RequestListener } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Events, hear } from './events.ts'

/** What is asked for when somebody reads the metrics. */
export interface MetricSources {
  /** Undefined where the database is the embedded one, which has a single connection. */
  pool: (() => { total: number; idle: number; waiting: number }) | undefined
  queue: () => Promise<{ job: string; state: string; priority: number; jobs: number; oldestSeconds: number }[]>
  models: () => Promise<{ costDollars: number; limitDollars: number; breakers: { provider: string; open: boolean }[] }>
  children: () => { work: string; memoryBytes: number }[]
}

export interface Metrics {
  /** Answers with all of them, as Prometheus reads them. */
  answer: RequestListener
  close(): Promise<void>
}

const QUICK = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const SLOW = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120]

/** Counts from now on. Loaded only where somebody wants metrics. */
export function openMetrics(sources: MetricSources): Metrics {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('placard')
  const stops = [...countEvents(meter), watchEventLoop(meter)]
  watchProcess(meter)
  askSources(meter, sources)
  return {
    answer: (request, response) => exporter.getMetricsRequestHandler(request, response),
    close: async () => {
      for (const stop of stops) stop()
      await provider.shutdown()
    },
  }
}

type TimedEvent = { [Name in keyof Events]: Events[Name] extends { seconds: number } ? Name : never }[keyof Events]

function countEvents(meter: Meter): (() => void)[] {
  const timed = (name: TimedEvent, metric: string, description: string, bounds: number[]) => {
    const advice = { explicitBucketBoundaries: bounds }
    const histogram = meter.createHistogram(metric, { description, advice, valueType: ValueType.DOUBLE })
    return hear(name, ({ seconds, ...labels }) => {
      histogram.record(seconds, labels)
    })
  }
  const counted = (name: 'payment-event' | 'checkout', metric: string, description: string) => {
    const counter = meter.createCounter(metric, { description })
    return hear(name, (event) => counter.add(1, { ...event }))
  }
  const credits = meter.createCounter('placard_credits_moved', { description: 'Credits given and taken, by kind.' })
  return [
    timed('request', 'placard_http_request_duration_seconds', 'Requests by route and status.', QUICK),
    timed('ad', 'placard_ad_duration_seconds', 'Ads from their acceptance to their end.', SLOW),
    timed('stage', 'placard_generation_stage_duration_seconds', 'Stages of the making of ads.', SLOW),
    timed('model-call', 'placard_model_call_duration_seconds', 'Calls to models, each attempt.', SLOW),
    timed('storage', 'placard_storage_operation_duration_seconds', 'Work of the storage of pictures.', QUICK),
    counted('payment-event', 'placard_payment_events', 'Events of the payment provider.'),
    counted('checkout', 'placard_checkouts', 'Payment pages, by what became of them.'),
    hear('credits', ({ amount, ...labels }) => credits.add(Math.abs(amount), labels)),
  ]
}

/** How late timers are, since the metrics were last read. */
function watchEventLoop(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const gauge = meter.createObservableGauge('placard_event_loop_delay_seconds', {
    description: 'How long the event loop was held up since the last reading.',
  })
  gauge.addCallback((result) => {
    // Nothing was measured between two readings in the same moment.
    const seconds = (nanoseconds: number) => (delay.count > 0 ? nanoseconds / 1e9 : 0)
    result.observe(seconds(delay.percentile(50)), { quantile: '0.5' })
    result.observe(seconds(delay.percentile(99)), { quantile: '0.99' })
    result.observe(seconds(delay.max), { quantile: '1' })
    delay.reset()
  })
  return () => void delay.disable()
}

function watchProcess(meter: Meter): void {
  const memory = meter.createObservableGauge('process_resident_memory_bytes', {
    description: 'Memory of this process, without its children.',
  })
  memory.addCallback((result) => result.observe(process.memoryUsage.rss()))
  const heap = meter.createObservableGauge('nodejs_heap_size_used_bytes', { description: 'Used part of the heap.' })
  heap.addCallback((result) => result.observe(process.memoryUsage().heapUsed))
  const cpu = meter.createObservableCounter('process_cpu_seconds', { description: 'Processor time of this process.' })
  cpu.addCallback((result) => {
    const { user, system } = process.cpuUsage()
    result.observe((user + system) / 1e6)
  })
}

function askSources(meter: Meter, { pool, queue, models, children }: MetricSources): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })

  const connections = gauge('placard_database_connections', 'Connections of the pool, and what waits for one.')
  if (pool) {
    connections.addCallback((result) => {
      const { total, idle, waiting } = pool()
      result.observe(total - idle, { state: 'busy' })
      result.observe(idle, { state: 'idle' })
      result.observe(waiting, { state: 'waiting' })
    })
  }

  const jobs = gauge('placard_queue_jobs', 'Jobs that wait, run or have failed, by kind and priority.')
  const ages = gauge('placard_queue_oldest_seconds', 'Age of the oldest of them.')
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { jobs: count, oldestSeconds, job, state, priority } of await queue()) {
        result.observe(jobs, count, { queue: job, state, priority })
        result.observe(ages, oldestSeconds, { queue: job, state, priority })
      }
    },
    [jobs, ages],
  )

  const cost = gauge('placard_models_cost_dollars_today', 'What all processes have spent on models today (UTC).')
  const limit = gauge('placard_models_cost_limit_dollars', 'What may be spent on models a day.')
  const breaker = gauge('placard_model_breaker_open', '1 while a provider is left alone after failures.')
  meter.addBatchObservableCallback(
    async (result) => {
      const { costDollars, limitDollars, breakers } = await models()
      result.observe(cost, costDollars)
      result.observe(limit, limitDollars)
      for (const { provider, open } of breakers) result.observe(breaker, open ? 1 : 0, { provider })
    },
    [cost, limit, breaker],
  )

  const processes = gauge('placard_child_processes', 'Child processes, by their work.')
  const memory = gauge('placard_child_memory_bytes', 'Memory of all child processes with one work.')
  meter.addBatchObservableCallback(
    (result) => {
      for (const [work, group] of Map.groupBy(children(), ({ work }) => work)) {
        result.observe(processes, group.length, { work })
        result.observe(
          memory,
          group.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
          { work },
        )
      }
    },
    [processes, memory],
  )
}
