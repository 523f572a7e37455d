import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origins } from '#contract/resorts/directions.ts'
import { resorts } from '../../db/reference/resorts.ts'
import { embeddedRouter } from './embedded-router.ts'
import { alongRoads } from './road-ways.ts'
import { places, type Place } from './places.ts'
import { resortAccess } from './resort-access.ts'
import { quickestWay, readRoads, roadGraph, straightKm, type Edge } from './road-graph.ts'
import { roadTable } from './roads.ts'
import { openRouter } from './router.ts'

const log = pino({ level: 'silent' })

function kmBetween(from: string, to: string): number {
  return (quickestWay(roadGraph, from, to) as Edge[]).reduce((sum, { km }) => sum + km, 0)
}

function resortOf(code: string) {
  const resort = resorts.find(({ resortCode }) => resortCode === code)
  if (!resort) throw new Error(code)
  return { code, name: resort.resortName, place: [resort.lat, resort.lng] as const }
}

describe('the embedded road graph', () => {
  it.each([
    ['Johannesburg', 'Durban', 570],
    ['Cape Town', 'Plettenberg Bay', 525],
    ['Pretoria', 'Hazyview', 375],
    ['Johannesburg', 'Cape Town', 1400],
    ['Johannesburg', 'Bloemfontein', 400],
    ['Durban', 'Margate', 130],
    ['Pretoria', 'Polokwane', 260],
    ['Cape Town', 'George', 430],
    ['Gqeberha', 'East London', 300],
    ['Johannesburg', 'Nelspruit', 350],
    ['Bloemfontein', 'Upington', 590],
    ['Cape Town', 'Gqeberha', 760],
    ['Cape Town', 'Bloemfontein', 1004],
    ['Cape Town', 'Upington', 894],
    ['Durban', 'Cape Town', 1635],
    ['Durban', 'East London', 667],
    ['Durban', 'Bloemfontein', 635],
    ['Durban', 'Gqeberha', 927],
    ['Johannesburg', 'Upington', 796],
    ['Johannesburg', 'Polokwane', 331],
    ['Johannesburg', 'Gqeberha', 1062],
    ['Johannesburg', 'Kimberley', 472],
    ['George', 'Gqeberha', 335],
    ['George', 'Bloemfontein', 773],
    ['Johannesburg', 'Komatipoort', 460],
    ['Johannesburg', 'Clarens', 320],
    ['Cape Town', 'Montagu', 190],
    ['East London', 'Mthatha', 235],
  ])('finds the route from %s to %s, about %i km', (from, to, known) => {
    expect(Math.abs(kmBetween(from, to) - known) / known).toBeLessThan(0.08)
  })

  it('has no road shorter than the straight line, and none absurdly long', () => {
    for (const { road, from, to, km } of readRoads(roadTable)) {
      const straight = straightKm(roadGraph.at(from), roadGraph.at(to))
      expect(km / straight, `${road} ${from} to ${to}`).toBeGreaterThan(0.995)
      expect(km / straight, `${road} ${from} to ${to}`).toBeLessThan(1.7)
    }
  })

  it('has all eighteen national roads except those that were never built', () => {
    const national = new Set(
      readRoads(roadTable)
        .map(({ road }) => road)
        .filter((road) => road.startsWith('N')),
    )
    expect([...national].sort()).toEqual(
      [
        'N1',
        'N2',
        'N3',
        'N4',
        'N5',
        'N6',
        'N7',
        'N8',
        'N9',
        'N10',
        'N11',
        'N12',
        'N14',
        'N17',
        'N18',
      ].sort(),
    )
  })

  it('knows the last stretch to every resort, and none shorter than the straight line', () => {
    for (const { resortCode, lat, lng } of resorts) {
      const access = resortAccess[resortCode]
      expect(access, resortCode).toBeDefined()
      const straight = straightKm(roadGraph.at(access?.from ?? ''), [lat, lng])
      // A town's coordinates are its middle, so a resort at its edge may be a little nearer.
      expect(access?.km ?? 0, resortCode).toBeGreaterThan(straight * 0.75 - 1)
    }
  })

  it('leads from all fifteen origins to every resort', async () => {
    for (const { code } of origins) {
      for (const { resortCode, lat, lng } of resorts) {
        const to = { code: resortCode, name: resortCode, place: [lat, lng] as const }
        const route = await embeddedRouter.route(code, to)
        const steps = route?.steps ?? []
        const total = steps.reduce((sum, { distance }) => sum + distance, 0)
        expect(Math.abs(total - (route?.distance ?? 0)), `${code} to ${resortCode}`).toBeLessThan(6)
        const [start] = route?.line ?? []
        expect(route?.distance ?? 0).toBeGreaterThan(straightKm(start ?? [0, 0], [lat, lng]) * 0.9)
      }
    }
  })
})

describe('directions', () => {
  it('name road, direction and distance, and end at the resort', async () => {
    const route = await embeddedRouter.route('johannesburg', resortOf('CABA'))
    expect(route?.steps.map(({ text }) => text)).toEqual([
      'Take the N3 towards Durban',
      'Take the N2 towards Umhlanga',
      'Follow the signs to Cabana Beach',
    ])
    expect(route?.distance).toBeGreaterThan(570)
    expect(route?.minutes).toBeGreaterThan(300)
    expect(route?.line.at(-1)).toEqual([-29.7302, 31.0864])
  })

  it('reach a resort that is new to the catalogue from the nearest place', async () => {
    const route = await embeddedRouter.route('pretoria', {
      code: 'NEW1',
      name: 'New',
      place: [-25.05, 31.15],
    })
    expect(route?.steps.at(-2)?.towards).toBe('Hazyview')
  })
})

describe('a routing server', () => {
  const reply = {
    code: 'Ok',
    routes: [
      {
        distance: 598_400,
        duration: 20_700,
        geometry: {
          coordinates: [
            [28.04, -26.2],
            [31.08, -29.73],
          ],
        },
        legs: [
          {
            steps: [
              { distance: 3000, duration: 300, name: 'Albertina Sisulu Road' },
              {
                distance: 570_000,
                duration: 19_000,
                name: '',
                ref: 'N3;N11',
                destinations: 'N3: Durban',
              },
              { distance: 1000, duration: 40, name: '', ref: 'N3' },
              { distance: 24_400, duration: 1360, name: 'Lagoon Drive' },
              { distance: 0, duration: 0, name: '' },
            ],
          },
        ],
      },
    ],
  }
  let asked = ''
  let sent: unknown = reply
  const server = createServer((request, response) => {
    asked = request.url ?? ''
    response.end(JSON.stringify(sent))
  })
  let osrmUrl = ''

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    osrmUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  it('is queried for the route when it is configured', async () => {
    const route = await openRouter({ osrmUrl }, log).route('johannesburg', resortOf('CABA'))
    expect(asked).toMatch(/^\/route\/v1\/driving\/28\.\d+,-26\.\d+;31\.0864,-29\.7302\?/)
    expect(route).toMatchObject({ distance: 598.4, minutes: 345, source: 'osrm' })
    expect(route?.steps.map(({ text, distance }) => `${text}, ${distance}`)).toEqual([
      'Take the Albertina Sisulu Road, 3',
      'Take the N3 towards Durban, 571',
      'Take the Lagoon Drive towards Cabana Beach, 24.4',
    ])
    expect(route?.line[0]).toEqual([-26.2, 28.04])
  })

  it('is replaced by the embedded roads if its reply is invalid', async () => {
    sent = { code: 'NoRoute' }
    const route = await openRouter({ osrmUrl }, log).route('johannesburg', resortOf('CABA'))
    expect(route?.source).toBe('embedded')
  })
})

describe('the line of a route', () => {
  it('follows the bends of the roads on the map, in both directions, from place to place', () => {
    const there: Place[] = [places['Bloemfontein'] as Place, places['Trompsburg'] as Place]
    const line = alongRoads(there)
    expect(line.length).toBeGreaterThan(4)
    expect(line[0]).toEqual(there[0])
    expect(line.at(-1)).toEqual(there[1])
    expect(alongRoads(there.toReversed())).toEqual(line.toReversed())
    const unknown: Place[] = [
      [-30, 20],
      [-31, 21],
    ]
    expect(alongRoads(unknown)).toEqual(unknown)
  })
})
