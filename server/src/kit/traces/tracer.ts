import { AsyncLocalStorage } from 'node:async_hooks'
import { observe } from '../../db/observe.ts'
import type { Exporter } from './exporter.ts'
import {
  isSampled,
  newSpanId,
  newTraceId,
  readTraceparent,
  type Attributes,
  type OpenSpan,
  type SpanKind,
} from './span.ts'

const spans = new AsyncLocalStorage<OpenSpan>()

const longestStatement = 2000
const literal = /'(?:[^']|'')*'/g

/** Values are already placeholders; text literals in the statement are left out as well. */
function statementText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, longestStatement).replace(literal, '?')
}

export interface RequestSpan {
  span: OpenSpan
  parentSpanId: string | undefined
  startedAt: number
}

export interface Tracer {
  /** The span of a request, or undefined when it is not sampled. */
  begin(traceparent: string | undefined): RequestSpan | undefined
  within<T>(request: RequestSpan, work: () => T): T
  end(request: RequestSpan, name: string, attributes: Attributes, failed: boolean): void
  stop(): Promise<void>
}

const tracers = new Set<Exporter>()

const nowMs = () => performance.timeOrigin + performance.now()

/** A span around work that is part of a traced request; without one, the work alone. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  const parent = tracers.size ? spans.getStore() : undefined
  if (!parent) return work()
  const span = { traceId: parent.traceId, spanId: newSpanId() }
  const startedAt = nowMs()
  let failed = false
  try {
    return await spans.run(span, work)
  } catch (error) {
    failed = true
    throw error
  } finally {
    const ended = { ...span, parentSpanId: parent.spanId, name, kind: 'internal' as const }
    const times = { startedAt, endedAt: nowMs() }
    for (const exporter of tracers) exporter.add({ ...ended, ...times, attributes: {}, failed })
  }
}

export function createTracer(exporter: Exporter, ratio: number): Tracer {
  tracers.add(exporter)
  const unobserve = observe(({ kind, name, startedAt, endedAt, error }) => {
    const parent = spans.getStore()
    if (!parent) return
    const isStatement = kind === 'statement'
    const text = isStatement ? statementText(name) : ''
    exporter.add({
      traceId: parent.traceId,
      spanId: newSpanId(),
      parentSpanId: parent.spanId,
      name: isStatement ? (text.split(' ', 1)[0] ?? 'statement') : name,
      kind: 'client',
      startedAt: performance.timeOrigin + startedAt,
      endedAt: performance.timeOrigin + endedAt,
      attributes: isStatement
        ? { 'db.system': 'postgresql', 'db.query.text': text }
        : { 'peer.service': name },
      failed: error !== undefined,
    })
  })

  return {
    begin(header) {
      const given = readTraceparent(header)
      const traceId = given?.traceId ?? newTraceId()
      if (given?.sampled === false || !isSampled(traceId, ratio)) return undefined
      const span = { traceId, spanId: newSpanId() }
      return { span, parentSpanId: given?.parentSpanId, startedAt: nowMs() }
    },
    within: ({ span }, work) => spans.run(span, work),
    end({ span, parentSpanId, startedAt }, name, attributes, failed) {
      const kind: SpanKind = 'server'
      const endedAt = nowMs()
      exporter.add({ ...span, parentSpanId, name, kind, startedAt, endedAt, attributes, failed })
    },
    async stop() {
      unobserve()
      tracers.delete(exporter)
      await exporter.stop()
    },
  }
}
