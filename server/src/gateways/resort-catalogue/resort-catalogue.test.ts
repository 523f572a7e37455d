import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '../../db/connect.ts'
import { cloneDatabase } from '../../db/testing.ts'
import { openCatalogue } from './open-catalogue.ts'

const log = pino({ level: 'silent' })
const asked: string[] = []
let database: Database
let drop: () => Promise<void>
let url: string

const replies: Record<string, unknown> = {
  'GET /catalogue/api/v1/regions?country=ZA': [{ regionCode: 'KZN', regionName: 'KwaZulu-Natal' }],
  'GET /catalogue/api/v1/resorts?disabled=true&region=KZN': [
    { resortCode: 'SEA1', resortName: 'Sea One', lat: '-29.7', long: null },
  ],
  'GET /catalogue/api/v1/resorts/CABA/description': { description: 'By the sea.\n\nWith a pool.' },
  'GET /catalogue/api/v1/resorts/CABA/socialmedia': [
    { prCategory: 'Website', prSite: 'https://cabana.example' },
    { prCategory: 'Website', prSite: 'javascript:alert(1)' },
    { prCategory: 'MySpace', prSite: 'https://cabana.example' },
  ],
  'GET /catalogue/api/v1/resorts/CABA/images/0': Buffer.from('first').toString('base64'),
  'GET /catalogue/api/v1/resorts/CABA/images/1': '',
  'GET /catalogue/api/v1/resorts/CABA/layout': { image: Buffer.from('plan').toString('base64') },
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const service = createServer(async (request, response) => {
  const line = `${request.method} ${request.url}`
  asked.push(line)
  if (line.endsWith('/product/facilities')) {
    const { id, site } = JSON.parse(await bodyOf(request))
    if (id === 'AWAY')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    response.end(JSON.stringify([{ category: 'Pools', description: `${id} ${site}`, secret: 1 }]))
    return
  }
  if (!(line in replies)) return void response.writeHead(500).end()
  response.end(JSON.stringify(replies[line]))
})

beforeAll(async () => {
  const clone = await cloneDatabase()
  drop = clone.drop
  database = connect(clone.url, { max: 2 })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/catalogue`
})
afterAll(async () => {
  service.close()
  await database.close()
  await drop()
})
beforeEach(() => {
  asked.length = 0
})

const open = (resortCatalogueUrl?: string) => openCatalogue({ resortCatalogueUrl }, database, log)

describe('the embedded resort catalogue', () => {
  it('reads from our own tables', async () => {
    const catalogue = open()
    expect((await catalogue.regions()).length).toBeGreaterThan(15)
    expect((await catalogue.resortsOf('GAUT')).map(({ resortCode }) => resortCode)).toEqual([
      'MANZ',
    ])
    expect((await catalogue.facilities('manz', 'On')).map(({ category }) => category)).toContain(
      'Pools',
    )
    expect(await catalogue.description('MANZ')).toHaveLength(2)
    expect((await catalogue.media('MANZ'))[0]?.prCategory).toBe('Website')
    expect(await catalogue.images('MANZ')).toEqual([])
    expect(await catalogue.facilities('NONE', 'On')).toEqual([])
  })
})

describe('the resort catalogue service', () => {
  it('is queried for regions, resorts, texts, links and pictures', async () => {
    const catalogue = open(url)
    expect(await catalogue.regions()).toEqual([{ regionCode: 'KZN', regionName: 'KwaZulu-Natal' }])
    expect(await catalogue.resortsOf('KZN')).toEqual([
      { resortCode: 'SEA1', resortName: 'Sea One', lat: -29.7, long: null },
    ])
    expect(await catalogue.description('CABA')).toEqual(['By the sea.', 'With a pool.'])
    expect(await catalogue.media('CABA')).toEqual([
      { prCategory: 'Website', prSite: 'https://cabana.example' },
    ])
    const images = await catalogue.images('CABA')
    expect(images.map((image) => Buffer.from(image).toString())).toEqual(['first'])
    expect(Buffer.from((await catalogue.layout('CABA')) as Uint8Array).toString()).toBe('plan')
  })

  it('is queried once while its reply is cached', async () => {
    const catalogue = open(url)
    const facilities = [
      await catalogue.facilities('CABA', 'Off'),
      await catalogue.facilities('CABA', 'Off'),
    ]
    expect(facilities[1]).toEqual([{ category: 'Pools', description: 'CABA Off' }])
    expect(asked).toHaveLength(1)
  })

  it('may not redirect us, and our own tables are used when it fails', async () => {
    const catalogue = open(url)
    expect(await catalogue.facilities('AWAY', 'On')).toEqual([])
    expect((await catalogue.description('MANZ'))[0]).toContain('Manzi Monate')
  })
})
