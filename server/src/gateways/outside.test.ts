import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFaultLog } from './fault-log.ts'
import { openGeocoder } from './geocoder/open-geocoder.ts'
import { callOutside, openOutside, OutsideRefusal, outsideState } from './outside.ts'
import { openRouter } from './routing/router.ts'

const servers: Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  servers.push(server)
  await vi.waitFor(() => expect(server.listening).toBe(true))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Timeouts of seconds become tens of milliseconds. */
function shortTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
}

function aLog() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  return { log, lines }
}

const service = { name: 'test service', address: 'http://x', remedy: 'check X', meanwhile: 'y' }

describe('a call to an outside service', () => {
  it('ends at its timeout, even if the work ignores it', async () => {
    const outside = openOutside(service)
    await expect(callOutside(outside, 10, () => new Promise(() => {}))).rejects.toThrow(/timeout/)
  })

  it('opens the circuit after failures and reports that, but not after refusals', async () => {
    const { log, lines } = aLog()
    const clock = { now: 0 }
    const outside = openOutside({ ...service, log, failures: 2, now: () => clock.now })
    const call = (thrown?: Error) =>
      callOutside(outside, 1000, async () => {
        if (thrown) throw thrown
      }).catch(() => {})
    for (let n = 0; n < 5; n++) await call(new OutsideRefusal('no such street'))
    expect(outsideState().find(({ name }) => name === 'test service')).toMatchObject({
      state: 'closed',
      failures: 0,
    })
    for (let n = 0; n < 5; n++) {
      await call(Object.assign(new Error('no'), { code: 'ECONNREFUSED', address: '::1', port: 9 }))
    }
    expect(outsideState().find(({ name }) => name === 'test service')).toMatchObject({
      state: 'open',
      failures: 2,
    })
    clock.now += 1000
    await call()
    expect(lines).toEqual([
      'The test service does not respond (ECONNREFUSED ::1:9): check X. Until then y. Next attempt in 1 s.',
      'The test service is responding again after 1 s; 3 calls were refused in the meantime.',
    ])
  })
})

const hangs: RequestListener = () => {}
const trickles: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[')
}

describe.each([
  ['hangs', hangs],
  ['sends a body that never ends', trickles],
])('a server that %s', (_what, handler) => {
  it('is replaced by the gazetteer and the road graph, and soon no longer called', async () => {
    shortTimeouts()
    let asked = 0
    const url = await serve((...given) => {
      asked++
      handler(...given)
    })
    const { log, lines } = aLog()
    const geocoder = openGeocoder({ geocoderUrl: url }, log)
    const router = openRouter({ osrmUrl: url }, log)
    const address = { street: '1 Main Road', suburb: undefined, city: 'Durban', province: 'KZN' }
    const to = { code: 'CABA', name: 'Cabana Beach', place: [-29.72, 31.08] as const }
    for (let n = 0; n < 8; n++) {
      expect(await geocoder.find(address)).toBeUndefined()
      expect((await router.route('durban', to))?.source).not.toBe('osrm')
    }
    expect(asked).toBe(10)
    expect(lines).toEqual([
      expect.stringMatching(/^The geocoder does not respond \(no reply in time\)/),
      expect.stringMatching(/^The routing server does not respond \(no reply in time\)/),
    ])
  })
})

describe('the log of a fault', () => {
  it('has one line for its beginning, one for each new cause and one for its end', () => {
    const { log, lines } = aLog()
    const clock = { now: 0 }
    const faults = createFaultLog(log, () => clock.now)
    faults.recovered('It works again')
    for (let n = 0; n < 100; n++) faults.failed('away', 'It is away')
    faults.failed('busy', 'It is busy')
    clock.now = 300_000
    faults.recovered('It works again')
    faults.recovered('It works again')
    expect(lines).toEqual([
      'It is away',
      'It is busy',
      'It works again after 5 min and 101 failures',
    ])
  })
})
