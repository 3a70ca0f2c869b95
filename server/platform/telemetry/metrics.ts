import type { Meter } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { RequestListener } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type CountOptions, countEvents } from './count-events.ts'
import type { QueueMeasures } from './queue-measures.ts'

/** Values that are read each time the metrics are scraped. */
export interface MetricSources {
  /** Connections of the pool; undefined on the embedded database, which has a single one. */
  pool: (() => { total: number; idle: number; waiting: number }) | undefined
  queues: () => Promise<QueueMeasures>
  /** Throws if pictures cannot be read. */
  storage: () => Promise<void>
  /** Space on the disk that holds the pictures, or the uploads on their way to a bucket. */
  disk: () => Promise<{ freeBytes: number; sizeBytes: number }>
  /** Time of the last backup in seconds since 1970; 0 if there was none. Undefined if no source is configured. */
  backup: (() => Promise<number>) | undefined
  models: () => Promise<{ costDollars: number; limitDollars: number; breakers: { provider: string; open: boolean }[] }>
  /** Addresses that are read again and again, by how their last readings ended. */
  addresses: () => Promise<Record<'good' | 'failing' | 'stale', number>>
  children: () => { work: string; memoryBytes: number }[]
}

export interface Metrics {
  /** Responds with all metrics in Prometheus's format. */
  answer: RequestListener
  close(): Promise<void>
}

interface MetricNames extends CountOptions {
  /** Labels of placard_build_info. */
  about: { version?: string; process?: string }
}

/** Starts counting and reports what runs. Loaded only if metrics are configured. */
export function startMetrics(sources: MetricSources, { about, ...counted }: MetricNames): Metrics {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const meter = provider.getMeter('placard')
  const stops = [...countEvents(meter, counted), watchEventLoop(meter)]
  watchProcess(meter)
  const build = meter.createObservableGauge('placard_build_info', { description: 'Always 1: which version this is.' })
  build.addCallback((result) => result.observe(1, about))
  askSources(meter, sources)
  return {
    answer: (request, response) => exporter.getMetricsRequestHandler(request, response),
    close: async () => {
      for (const stop of stops) stop()
      await provider.shutdown()
    },
  }
}

/** Observes the delay of timers since the metrics were last read. */
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
  const started = meter.createObservableGauge('process_start_time_seconds', {
    description: 'When this process started, in seconds since 1970: it changes with each restart.',
  })
  started.addCallback((result) => result.observe(performance.timeOrigin / 1000))
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

function askSources(meter: Meter, sources: MetricSources): void {
  askPool(meter, sources)
  askQueues(meter, sources)
  askStorage(meter, sources)
  askModels(meter, sources)
  askAddresses(meter, sources)
  askChildren(meter, sources)
}

type Asks = (meter: Meter, sources: MetricSources) => void

const gauge = (meter: Meter, name: string, description: string) => meter.createObservableGauge(name, { description })

const askPool: Asks = (meter, { pool }) => {
  const connections = gauge(meter, 'placard_database_connections', 'Connections of the pool, and what waits for one.')
  if (pool) {
    connections.addCallback((result) => {
      const { total, idle, waiting } = pool()
      result.observe(total - idle, { state: 'busy' })
      result.observe(idle, { state: 'idle' })
      result.observe(waiting, { state: 'waiting' })
    })
  }
}

/**
 * Measures the queues. If the database is away, only the metrics that it alone knows are missing, and
 * placard_database_up says so.
 */
const askQueues: Asks = (meter, { queues }) => {
  const database = gauge(meter, 'placard_database_up', '1 while the database answers.')
  const jobs = gauge(meter, 'placard_queue_jobs', 'Jobs that wait, run or were given up, by queue and priority.')
  const ages = gauge(meter, 'placard_queue_oldest_seconds', 'Age of the oldest of them.')
  const failures = gauge(meter, 'placard_queue_last_failure_timestamp_seconds', 'When a job was last given up.')
  const successes = gauge(
    meter,
    'placard_schedule_last_success_timestamp_seconds',
    'When a job that runs by itself last succeeded; when its queue was made where it never has.',
  )
  meter.addBatchObservableCallback(
    async (result) => {
      const found = await queues().catch(() => undefined)
      result.observe(database, found ? 1 : 0)
      for (const { jobs: count, oldestSeconds, ...labels } of found?.jobs ?? []) {
        result.observe(jobs, count, labels)
        result.observe(ages, oldestSeconds, labels)
      }
      for (const { queue, lastSeconds } of found?.failures ?? []) result.observe(failures, lastSeconds, { queue })
      for (const { queue, lastSeconds } of found?.successes ?? []) result.observe(successes, lastSeconds, { queue })
    },
    [database, jobs, ages, failures, successes],
  )
}

const askStorage: Asks = (meter, { storage, disk, backup }) => {
  const up = gauge(meter, 'placard_storage_up', '1 while pictures can be read.')
  up.addCallback(async (result) => {
    const answers = await storage().then(
      () => 1,
      () => 0,
    )
    result.observe(answers)
  })

  const free = gauge(meter, 'placard_disk_free_bytes', 'Room on the disk of the pictures, or of uploads on their way.')
  const size = gauge(meter, 'placard_disk_size_bytes', 'Size of that disk.')
  meter.addBatchObservableCallback(
    async (result) => {
      const { freeBytes, sizeBytes } = await disk()
      result.observe(free, freeBytes)
      result.observe(size, sizeBytes)
    },
    [free, size],
  )

  if (!backup) return
  const last = gauge(meter, 'placard_backup_last_timestamp_seconds', 'When the last backup was made; 0 where none was.')
  last.addCallback(async (result) => result.observe(await backup()))
}

const askModels: Asks = (meter, { models }) => {
  const cost = gauge(meter, 'placard_models_cost_dollars_today', 'What all processes have spent on models today (UTC).')
  const limit = gauge(meter, 'placard_models_cost_limit_dollars', 'What may be spent on models a day.')
  const breaker = gauge(meter, 'placard_model_breaker_open', '1 while a provider is left alone after failures.')
  meter.addBatchObservableCallback(
    async (result) => {
      const { costDollars, limitDollars, breakers } = await models()
      result.observe(cost, costDollars)
      result.observe(limit, limitDollars)
      for (const { provider, open } of breakers) result.observe(breaker, open ? 1 : 0, { provider })
    },
    [cost, limit, breaker],
  )
}

const askAddresses: Asks = (meter, { addresses }) => {
  const counts = gauge(
    meter,
    'placard_feed_addresses',
    'Addresses of campaigns: good, failing since less than a day, and stale from then on.',
  )
  counts.addCallback(async (result) => {
    const found = await addresses().catch(() => undefined)
    for (const [state, count] of Object.entries(found ?? {})) result.observe(count, { state })
  })
}

const askChildren: Asks = (meter, { children }) => {
  const processes = gauge(meter, 'placard_child_processes', 'Child processes, by their work.')
  const memory = gauge(meter, 'placard_child_memory_bytes', 'Memory of all child processes with one work.')
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
