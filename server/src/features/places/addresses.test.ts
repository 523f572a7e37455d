import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { findAddress } from '#contract/places/addresses.calls.ts'
import { listCities, listSuburbs } from '#contract/places/place-choices.calls.ts'
import { listProvinces } from '#contract/places/places.calls.ts'
import { useApi, type TestApi } from '../../testing/api.ts'

const asked: string[] = []
const replies: { status: number; body: unknown }[] = []

/** A geocoder, as far as we use it. */
const server: Server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder').searchParams.get('q') ?? '')
  const { status, body } = replies.shift() ?? { status: 200, body: [] }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

const plain = useApi()
const online = useApi({
  geocoderUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
})

async function lynnwood(api: TestApi) {
  const provinces = (await api.visitor(listProvinces, {})).body
  const provinceId = provinces.find(({ name }) => name === 'Gauteng')?.id ?? 0
  const cities = (await api.visitor(listCities, { provinceId })).body
  const cityId = cities.find(({ name }) => name === 'Pretoria')?.id ?? 0
  const suburbs = (await api.visitor(listSuburbs, { cityId })).body
  const suburb = suburbs.find(({ name }) => name === 'Lynnwood')
  return { cityId, suburbId: suburb?.id ?? 0, lat: suburb?.lat, lng: suburb?.lng }
}

describe('the position of an address', () => {
  it('is the centre of its suburb, or of its city', async () => {
    const { cityId, suburbId, lat, lng } = await lynnwood(plain)
    const seller = await plain.as('privateUser')
    const found = await seller(findAddress, { street: '1 Main Road', cityId, suburbId })
    expect(found.body).toEqual({ lat, lng, exact: false })
    const city = (await seller(findAddress, { street: '', cityId })).body
    expect(city).toMatchObject({ exact: false })
    expect(city?.lat).not.toBe(lat)
    expect((await seller(findAddress, { street: '', cityId: 2_000_000 })).body).toBeNull()
  })

  it('is the house if a geocoder is configured and knows it', async () => {
    const { cityId, suburbId, lat, lng } = await lynnwood(online)
    const seller = await online.as('privateUser')
    const where = { street: '87 Lynnwood Road', cityId, suburbId }
    replies.push({ status: 200, body: [{ lat: '-25.7601', lon: '28.2702' }] })
    expect((await seller(findAddress, where)).body).toEqual({
      lat: -25.7601,
      lng: 28.2702,
      exact: true,
    })
    expect(asked).toEqual(['87 Lynnwood Road, Lynnwood, Pretoria, Gauteng'])
    replies.push({ status: 200, body: [] }, { status: 503, body: {} })
    const middle = { lat, lng, exact: false }
    expect((await seller(findAddress, where)).body).toEqual(middle)
    expect((await seller(findAddress, where)).body).toEqual(middle)
  })

  it('requires a login', async () => {
    expect((await plain.visitor(findAddress, { cityId: 1 })).status).toBe(401)
    const seller = await plain.as('privateUser')
    expect((await seller(findAddress, { cityId: 'x' as never })).status).toBe(422)
  })
})
