import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getResort } from '#contract/resorts/resorts.calls.ts'
import { useApi } from '../../testing/api.ts'
import { syncCatalogue } from './catalogue-sync.service.ts'

const api = useApi()
let picture = ''

const service = createServer((request, response) => {
  const path = request.url ?? ''
  const replies: [RegExp, unknown][] = [
    [
      /regions\?/,
      [
        { regionCode: 'GAUT', regionName: 'x' },
        { regionCode: 'NEWR', regionName: 'New region' },
      ],
    ],
    [/region=GAUT/, [{ resortCode: 'MANZ', resortName: 'Changed', lat: 0, long: 0 }]],
    [/region=NEWR/, [{ resortCode: 'NEW1', resortName: 'New Resort', lat: -26.5, long: 28.5 }]],
    [/NEW1\/description/, 'A new place.'],
    [/NEW1\/images\/0/, picture],
    [/NEW1\/images\/1/, Buffer.from('not a picture').toString('base64')],
    [/NEW1\/layout/, picture],
  ]
  const found = replies.find(([pattern]) => pattern.test(path))
  response.writeHead(found ? 200 : 404).end(JSON.stringify(found?.[1] ?? null))
})

beforeAll(async () => {
  picture = (
    await sharp({ create: { width: 640, height: 400, channels: 3, background: '#6c42a6' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => service.close())

describe('the resort catalogue', () => {
  it('is not changed when no catalogue is configured', async () => {
    expect(await syncCatalogue(api.services)).toBe(0)
  })

  it('adds missing regions, resorts and pictures, and changes nothing that exists', async () => {
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    const services = {
      ...api.services,
      config: { ...api.services.config, resortCatalogueUrl: url },
    }
    expect(await syncCatalogue(services)).toBe(1)
    expect(await syncCatalogue(services)).toBe(0)
    api.services.cache.invalidate()
    const { body } = await api.visitor(getResort, { x: 'NEW1' })
    expect(body).toMatchObject({
      resortName: 'New Resort',
      regionName: 'New region',
      description: ['A new place.'],
    })
    expect(body.images).toHaveLength(1)
    expect(body.layout).toHaveLength(1)
    expect((await api.visitor(getResort, { x: 'MANZ' })).body.resortName).toBe('Manzi Monate')
  })
})
