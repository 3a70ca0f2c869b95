import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { type Events, on } from './events.ts'
import { setTracer, type Work, type TracedWorkOptions } from './trace.ts'

/** Spans not sent by then are lost at a stop: a collector that is away must not hold it up. */
const LAST_SENDING_MS = 2_000

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER } as const

/** Attributes of the process that sends the traces. */
type Traced = Record<'role' | 'version' | 'instance', string>

/** Sends traces to an OpenTelemetry collector at its OTLP over HTTP address. Loaded only if traces are configured. */
export function openTracer(endpoint: string, { role, version, instance }: Traced): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'placard',
      'service.version': version,
      'service.instance.id': instance,
      'placard.role': role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('placard')
  const current = new AsyncLocalStorage<Span>()

  const begin = (name: string, { kind, facts, from }: TracedWorkOptions): Work => {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, readParent(from))
    return {
      within: (call) => current.run(span, call),
      end: (outcome, more = {}) => {
        span.setAttributes(more)
        end(span, outcome)
      },
    }
  }
  /** An event that is reported when it is over becomes part of the work around it, if there is one. */
  const add = (name: string, kind: SpanKind, { seconds, outcome, ...facts }: EventFacts) => {
    const around = current.getStore()
    if (!around) return
    const over = Date.now()
    const options = { kind, startTime: over - seconds * 1000, attributes: facts }
    end(tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, around)), outcome, over)
  }
  const stops = [
    // The wait in the queue shows as the gap between the request and the job.
    on('stage', (event) => event.stage !== 'queued' && add(`stage ${event.stage}`, SpanKind.INTERNAL, event)),
    on('storage', (event) => add(`storage ${event.operation}`, SpanKind.CLIENT, event)),
    on('model-call', (event) => add(`model ${event.provider}`, SpanKind.CLIENT, event)),
  ]
  setTracer({ begin, here: () => writeParent(current.getStore()) })
  return {
    close: async () => {
      setTracer(undefined)
      for (const stop of stops) stop()
      await Promise.race([provider.shutdown().catch(() => {}), sleep(LAST_SENDING_MS, undefined, { ref: false })])
    },
  }
}

type EventFacts = Attributes & { seconds: number; outcome?: (Events['storage'] | Events['model-call'])['outcome'] }

/** Ends the span without an error's message, which may contain what a user wrote. */
function end(span: Span, outcome: string | undefined, at?: number): void {
  if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(at)
}

function writeParent(span: Span | undefined): string | undefined {
  if (!span) return undefined
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

function readParent(from: string | undefined): Context {
  const [, traceId, spanId] = from?.split('-') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}
