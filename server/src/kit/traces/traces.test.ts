import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { observed } from '../../db/observe.ts'
import { traceRequests } from '../../http/traces.ts'
import { createExporter } from './exporter.ts'
import type { toOtlp } from './otlp.ts'
import { isSampled, readTraceparent } from './span.ts'
import { createTracer, traced } from './tracer.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'
const log = pino({ level: 'silent' })
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function aCollector() {
  const received: { headers: IncomingHttpHeaders; url: string; body: ReturnType<typeof toOtlp> }[] =
    []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, url: request.url ?? '', body: JSON.parse(body) })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await vi.waitFor(() => expect(server.listening).toBe(true))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, received }
}

/** A server with one traced route, which sends a statement and calls a service. */
function anApp(url: string, ratio = 1) {
  const config = { url, serviceName: 'site', headers: { 'api-key': 'a b' }, ratio }
  const exporter = createExporter(config, log)
  const app = Fastify()
  traceRequests(app, createTracer(exporter, ratio))
  app.get('/weeks/:id', () =>
    traced('call weeks.get', async () => {
      await observed('statement', "select 'Thandi'\n from weeks where id = $1", async () => 1)
      await observed('outside', 'geocoder', () => Promise.reject(new Error('away'))).catch(() => {})
      return { ok: true }
    }),
  )
  return { app, exporter }
}

const ask = (app: ReturnType<typeof Fastify>, flags = '01') =>
  app.inject({
    url: '/weeks/7?email=a@example.com',
    headers: { traceparent: `00-${traceId}-${parent}-${flags}` },
  })

describe('traces', () => {
  it('are sent as OTLP JSON: a span for the request, the call, the statement and the service', async () => {
    const { url, received } = await aCollector()
    const { app, exporter } = anApp(url)
    await ask(app)
    await exporter.flush()
    const [sent] = received
    expect([sent?.url, sent?.headers['api-key']]).toEqual(['/v1/traces', 'a b'])
    expect(sent?.headers['content-type']).toBe('application/json')
    const [resource] = sent?.body.resourceSpans ?? []
    expect(resource?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'site' },
    })
    const spans = resource?.scopeSpans[0]?.spans ?? []
    expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
      ['select', 3],
      ['geocoder', 3],
      ['call weeks.get', 1],
      ['GET /weeks/:id', 2],
    ])
    const [statement, service, call, request] = spans
    expect(
      spans.every((span) => span.traceId === traceId && /^[\da-f]{16}$/.test(span.spanId)),
    ).toBe(true)
    expect([request?.parentSpanId, call?.parentSpanId]).toEqual([parent, request?.spanId])
    expect([statement?.parentSpanId, service?.parentSpanId]).toEqual([call?.spanId, call?.spanId])
    expect(service?.status).toEqual({ code: 2 })
    expect(statement?.attributes).toContainEqual({
      key: 'db.query.text',
      value: { stringValue: 'select ? from weeks where id = $1' },
    })
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: '200' },
    })
    // Nanoseconds since 1970 of this century, as text.
    expect(request?.startTimeUnixNano).toMatch(/^[12]\d{18}$/)
    expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThan(
      BigInt(request?.startTimeUnixNano ?? 0),
    )
    expect(JSON.stringify(sent?.body)).not.toContain('example.com')
    await app.close()
  })

  it('are not made for a request that its sender or the ratio does not sample', async () => {
    const { url, received } = await aCollector()
    const all = anApp(url)
    await ask(all.app, '00')
    await all.app.close()
    const none = anApp(url, 0)
    await ask(none.app)
    await none.app.close()
    expect(received).toEqual([])
    expect([isSampled(traceId, 1), isSampled(traceId, 0.12), isSampled(traceId, 0.1)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('have no effect on requests when the collector is down or hangs', async () => {
    const hanging = createServer(() => {}).listen(0, '127.0.0.1')
    servers.push(hanging)
    await vi.waitFor(() => expect(hanging.listening).toBe(true))
    const { port } = hanging.address() as AddressInfo
    for (const url of ['http://127.0.0.1:1/v1/traces', `http://127.0.0.1:${port}/v1/traces`]) {
      const { app } = anApp(url)
      for (let n = 0; n < 10; n++) expect((await ask(app)).statusCode).toBe(200)
      await app.close()
    }
  })

  it('are dropped when too many wait, and sent in batches', async () => {
    const { url, received } = await aCollector()
    const config = { url, serviceName: 'site', headers: {}, ratio: 1 }
    const limits = { mostWaiting: 5, batch: 2, everyMs: 60_000, timeoutMs: 5_000 }
    const exporter = createExporter(config, log, limits)
    const times = { startedAt: 0, endedAt: 1, attributes: {}, failed: false }
    const span = { traceId, spanId: parent, parentSpanId: undefined, name: 'a', ...times }
    for (let n = 0; n < 100; n++) exporter.add({ ...span, kind: 'internal' })
    await exporter.stop()
    expect(received.map(({ body }) => body.resourceSpans[0]?.scopeSpans[0]?.spans.length)).toEqual([
      2, 2, 1,
    ])
  })

  it('read only a valid traceparent', () => {
    expect(readTraceparent(`00-${traceId}-${parent}-01`)).toEqual({
      traceId,
      parentSpanId: parent,
      sampled: true,
    })
    for (const header of [
      undefined,
      '',
      `ff-${traceId}-${parent}-01`,
      `00-${'0'.repeat(32)}-${parent}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `00-${traceId.toUpperCase()}-${parent}-01`,
    ]) {
      expect(readTraceparent(header)).toBeUndefined()
    }
  })
})
