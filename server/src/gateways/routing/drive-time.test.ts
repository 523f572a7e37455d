import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOutside } from '../outside.ts'
import { driveMinutes } from './drive-time.ts'
import { localPlaces } from './local-roads.ts'
import { osrmTable } from './osrm-table.ts'
import { places, type Place } from './places.ts'
import { openReach } from './reach.ts'

const log = pino({ level: 'silent' })
const at = (name: string) => (places[name] ?? localPlaces[name]) as Place

describe('the drive over the embedded roads', () => {
  it.each([
    ['Sandton', 'Pretoria', 45],
    ['Sandton', 'Randburg', 17],
    ['Sandton', 'Midrand', 23],
    ['Sandton', 'Krugersdorp', 45],
    ['Sandton', 'Benoni', 38],
    ['Sandton', 'Vereeniging', 60],
    ['Pretoria', 'Centurion', 21],
    ['Pretoria', 'Bergville', 245],
    ['Pretoria', 'Hazyview', 245],
    ['Pretoria', 'Durban', 355],
    ['Johannesburg', 'Hoedspruit', 330],
    ['Cape Town', 'Hermanus', 90],
    ['Cape Town', 'Stellenbosch', 47],
    ['Cape Town', 'Simon’s Town', 50],
    ['Cape Town', 'Hout Bay', 30],
    ['Cape Town', 'Knysna', 340],
    ['Durban', 'Ballito', 37],
    ['Durban', 'Pinetown', 22],
    ['Durban', 'Margate', 93],
    ['Gqeberha', 'Jeffreys Bay', 54],
    ['East London', 'Gonubie', 18],
  ])('from %s to %s takes about %i minutes', (from, to, known) => {
    const [minutes = 0] = driveMinutes(at(from), [{ place: at(to) }])
    expect(Math.abs(minutes - known)).toBeLessThan(Math.max(4, known * 0.17))
  })

  it('ends with the known last stretch of a resort', () => {
    const place: Place = [-32.68, 19.42]
    const [near = 0, known = 0] = driveMinutes(at('Cape Town'), [
      { place },
      { place, code: 'KAGG' },
    ])
    expect(known).toBeGreaterThan(near)
  })

  it('also leads to a point far from every road', () => {
    const [minutes = 0] = driveMinutes(at('Upington'), [{ place: [-26.47, 20.61] }])
    expect(minutes).toBeGreaterThan(120)
    expect(minutes).toBeLessThan(480)
  })
})

describe('a routing server', () => {
  const asked: string[] = []
  let broken = false
  const server = createServer((request, response) => {
    const points = decodeURIComponent(request.url ?? '').split('/driving/')[1] ?? ''
    const count = (points.split('?')[0] ?? '').split(';').length
    asked.push(request.url ?? '')
    const durations = [Array.from({ length: count }, (_, n) => (n === 3 ? null : n * 60))]
    response.end(JSON.stringify(broken ? { code: 'TooBig' } : { code: 'Ok', durations }))
  })
  let osrmUrl = ''

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    osrmUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const three = ['Pretoria', 'Midrand', 'Durban'].map((name) => ({ place: at(name) }))

  it('is asked for a table, a batch of points at a time', async () => {
    const outside = openOutside({ name: 'table', address: osrmUrl, remedy: '', meanwhile: '' })
    const table = osrmTable(`${osrmUrl}/`, outside, { chunk: 2, atOnce: 1 })
    expect(await table.minutes(at('Sandton'), three)).toEqual([1, 2, 1])
    expect(asked).toEqual([
      expect.stringMatching(/^\/table\/v1\/driving\/28\.0\d+,-26\.1\d+;[^;]+;[^;]+\?sources=0&/),
      expect.stringMatching(/^\/table\/v1\/driving\/[^;]+;[^;]+\?sources=0&/),
    ])
  })

  it('reports where no road leads', async () => {
    const minutes = await openReach({ osrmUrl }, log).minutes(at('Sandton'), three)
    expect(minutes).toEqual([1, 2, Number.POSITIVE_INFINITY])
  })

  it('is replaced by the embedded roads if its reply is invalid', async () => {
    broken = true
    const minutes = await openReach({ osrmUrl }, log).minutes(at('Sandton'), three)
    expect(minutes).toEqual(driveMinutes(at('Sandton'), three))
  })
})
