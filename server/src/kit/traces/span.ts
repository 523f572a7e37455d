import { randomBytes } from 'node:crypto'

export type SpanKind = 'internal' | 'server' | 'client'
export type Attributes = Readonly<Record<string, string | number>>

/** A span that is over. */
export interface EndedSpan {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with fractions. */
  startedAt: number
  endedAt: number
  attributes: Attributes
  failed: boolean
}

/** A span that others can be part of. */
export interface OpenSpan {
  traceId: string
  spanId: string
}

const traceparent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/
const zero = /^0+$/

/** What a W3C `traceparent` header says; undefined when it is absent or invalid. */
export function readTraceparent(
  header: string | undefined,
): { traceId: string; parentSpanId: string; sampled: boolean } | undefined {
  const [, traceId = '', parentSpanId = '', flags = ''] = traceparent.exec(header ?? '') ?? []
  if (!traceId || header?.startsWith('ff') || zero.test(traceId) || zero.test(parentSpanId)) {
    return undefined
  }
  return { traceId, parentSpanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')

/** Decided by the trace id, so that all services with the same ratio make the same choice. */
export function isSampled(traceId: string, ratio: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < ratio
}
