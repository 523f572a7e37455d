import type { FastifyBaseLogger } from 'fastify'
import type { TraceConfig } from '../../config/traces.ts'
import { createFaultLog } from '../../gateways/fault-log.ts'
import { causeOf } from '../../gateways/outside.ts'
import { toOtlp } from './otlp.ts'
import type { EndedSpan } from './span.ts'

export interface ExporterLimits {
  /** When this many spans are waiting, further ones are dropped. */
  mostWaiting: number
  batch: number
  everyMs: number
  timeoutMs: number
}

export interface Exporter {
  /** Never waits and never fails. */
  add(span: EndedSpan): void
  flush(): Promise<void>
  stop(): Promise<void>
}

const defaultLimits: ExporterLimits = {
  mostWaiting: 4096,
  batch: 512,
  everyMs: 5_000,
  timeoutMs: 5_000,
}

const stopMs = 1_000

/** Sends spans in batches, one request at a time. If the collector is down they are lost, with no other effect. */
export function createExporter(
  { url, headers, serviceName }: TraceConfig,
  log: FastifyBaseLogger,
  limits: ExporterLimits = defaultLimits,
): Exporter {
  let waiting: EndedSpan[] = []
  let sending: Promise<void> | undefined
  const faults = createFaultLog(log)

  async function send(spans: EndedSpan[], timeoutMs: number): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(toOtlp(spans, serviceName)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`status ${response.status}`)
      faults.recovered('The trace collector is accepting spans again')
    } catch (error) {
      faults.failed(
        'away',
        `The trace collector does not accept spans (${causeOf(error)}): check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS. Traces are lost until then; nothing else is affected.`,
      )
    }
  }

  async function sendAll(timeoutMs: number): Promise<void> {
    while (waiting.length) {
      const spans = waiting.slice(0, limits.batch)
      waiting = waiting.slice(limits.batch)
      await send(spans, timeoutMs)
    }
  }

  function flush(timeoutMs = limits.timeoutMs): Promise<void> {
    sending ??= sendAll(timeoutMs).finally(() => {
      sending = undefined
    })
    return sending
  }

  const timer = setInterval(() => void flush().catch(() => {}), limits.everyMs)
  timer.unref()

  return {
    add(span) {
      if (waiting.length < limits.mostWaiting) waiting.push(span)
    },
    flush: () => flush(),
    async stop() {
      clearInterval(timer)
      await flush(stopMs)
    },
  }
}
