import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT is set: a span for each request, each statement that it sends to the
 * database, and each job. Spans hold names of routes, statements and queues: no address of a caller, no input, no message of an error.
 */

const scope = 'muster'

let isOn = false

/** Begins to trace this process, and gives what ends it. What cannot be delivered is dropped, and holds nothing up. */
export const openTracing = async (endpoint: URL): Promise<{ close: () => Promise<void> }> => {
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint).href
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'muster' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  isOn = true
  return {
    close: async () => {
      isOn = false
      // A collector that is away must not keep a server from ending.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

/** Ends a span with what became of its work: of a failure its kind alone, since its text might name somebody. */
const recording = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Runs a job as a span of its own. */
export const tracedJob = <Result>(
  queue: string,
  attempt: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!isOn) return work()
  const attributes: Attributes = { 'messaging.destination.name': queue, 'muster.attempt': attempt }
  return trace
    .getTracer(scope)
    .startActiveSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes }, (span) => recording(span, work))
}

/** Sends a statement as a part of the request or job that runs; what runs by itself is not traced. */
export const tracedStatement = <Result>(text: string, send: () => Promise<Result>): Promise<Result> => {
  if (!isOn || trace.getActiveSpan() === undefined) return send()
  const operation = /^\s*(?:\(\s*)?([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  return trace
    .getTracer(scope)
    .startActiveSpan(`postgresql ${operation}`, { kind: SpanKind.CLIENT, attributes }, (span) =>
      recording(span, send),
    )
}

/** A span for each request, a child of the sender's (`traceparent`), named by its route. */
export const traceRequests = (app: FastifyInstance): void => {
  if (!isOn) return
  const running = new WeakMap<FastifyRequest, { span: Span; within: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'unknown'
    const parent = propagation.extract(context.active(), request.headers)
    const attributes: Attributes = {
      'http.request.method': method,
      'http.route': route,
      'muster.request_id': id,
    }
    const span = trace
      .getTracer(scope)
      .startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    const within = trace.setSpan(parent, span)
    running.set(request, { span, within })
    context.with(within, done)
  })
  // The body comes by events of the socket, which know nothing of the request's span.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(running.get(request)?.within ?? context.active(), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = running.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
