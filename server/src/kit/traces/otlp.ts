import type { Attributes, EndedSpan, SpanKind } from './span.ts'

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }
const statusError = 2

const nanoseconds = (ms: number) =>
  `${BigInt(Math.trunc(ms)) * 1_000_000n + BigInt(Math.trunc((ms % 1) * 1_000_000))}`

function toAttributes(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/** The JSON of OTLP over HTTP: ids in hexadecimal, times in nanoseconds as text. */
export function toOtlp(spans: readonly EndedSpan[], serviceName: string) {
  return {
    resourceSpans: [
      {
        resource: {
          attributes: toAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
        },
        scopeSpans: [
          {
            scope: { name: 'jacaranda' },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentSpanId ? { parentSpanId: span.parentSpanId } : {}),
              name: span.name,
              kind: kinds[span.kind],
              startTimeUnixNano: nanoseconds(span.startedAt),
              endTimeUnixNano: nanoseconds(span.endedAt),
              attributes: toAttributes(span.attributes),
              status: span.failed ? { code: statusError } : {},
            })),
          },
        ],
      },
    ],
  }
}
