import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/listing-imports/listing-imports.calls.ts'
import {
  listingImportsTexts as texts,
  pictureProblems,
} from '#contract/listing-imports/listing-imports.messages.ts'
import { FetchRefused, fetchPublicFile } from '../../gateways/public-file.ts'
import { useApi } from '../../testing/api.ts'
import type { TestUser } from '../../testing/builders.ts'
import { heading, importSteps, line } from '../../testing/import-steps.ts'
import type { PictureSources } from './import-step.ts'
import { workOnImport } from './import-work.ts'
import { skippingFailedHosts } from './picture-hosts.ts'

const api = useApi()
const { anAgencyOf, upload, addZip, check, run, settled, rowsOf } = importSteps(api)

let photo: Buffer
const server = createServer((request, reply) => {
  if (request.url === '/moved') reply.writeHead(302, { location: 'http://inside.example/' }).end()
  else if (request.url === '/text') reply.end('no picture')
  else if (request.url === '/front.jpg') reply.end(photo)
  else reply.writeHead(404).end()
})
let site: string

beforeAll(async () => {
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#6c42a6' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  site = `http://pictures.example:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** As in production, except that one port of this machine plays the internet. */
const sources: PictureSources = {
  fetch: (address) =>
    fetchPublicFile(address, {
      mostBytes: 100_000,
      timeoutMs: 20_000,
      ports: [80, (server.address() as AddressInfo).port],
      resolve: async (host) => [host === 'inside.example' ? '10.0.0.1' : '127.0.0.1'],
      isAllowed: (address) => address === '127.0.0.1',
    }),
}

/** Imports with these pictures: the call would fetch them from the internet. */
async function importWith(user: TestUser, content: string, zip?: Uint8Array) {
  const { body } = await upload(user, content)
  if (zip) expect((await addZip(user, body.id, zip)).status).toBe(200)
  await check(user, body)
  await api.services.database.sql`
    update listing_imports set state = 'importing' where id = ${body.id}`
  await workOnImport(api.services, body.id, { sources })
  return settled(user, body.id, 'done')
}

const picturesOf = (agencyId: number) => api.services.database.sql<
  { reference: string; source: string; main: boolean }[]
>`select own_reference as reference, source, is_default as main
  from property_images i join properties p on p.id = i.property_id
  where agency_id = ${agencyId} and p.deleted_at is null order by own_reference, rank`

describe('the pictures of an import', () => {
  it('come from addresses and from a ZIP file, once each, and missing ones are named', async () => {
    const { agency, admin } = await anAgencyOf()
    const file = `${heading},Pictures
${line('P-1', 900_000)},${site}/front.jpg | ${site}/moved | ${site}/text | ${site}/gone.jpg
${line('P-2', 800_000)},garden.jpg; pool.jpg`
    const zip = zipSync({
      'P-1/kitchen.jpg': photo,
      'set/garden.jpg': photo,
      'P-2-1.jpg': photo,
      'readme.txt': Buffer.from('none'),
    })
    const done = await importWith(admin, file, zip)
    expect(done.counts).toMatchObject({ new: 2, pictures: 4, missingPictures: 4 })
    expect(await picturesOf(agency.id)).toEqual([
      { reference: 'P-1', source: `${site}/front.jpg`, main: true },
      { reference: 'P-1', source: 'P-1/kitchen.jpg', main: false },
      { reference: 'P-2', source: 'set/garden.jpg', main: true },
      { reference: 'P-2', source: 'P-2-1.jpg', main: false },
    ])
    const rows = await rowsOf(admin, done.id)
    expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [
        `${site}/moved ${pictureProblems.forbidden}.`,
        `${site}/text ${pictureProblems.notAPicture}.`,
        `${site}/gone.jpg ${pictureProblems.notFound}.`,
      ],
      [`pool.jpg ${pictureProblems.notInZip}.`],
    ])
    const again = await importWith(admin, file, zip)
    expect(again.counts).toMatchObject({ same: 2, pictures: 0, missingPictures: 4 })
  })

  it('are removed when an import that added nothing else is undone', async () => {
    const { agency, admin } = await anAgencyOf()
    await run(admin, `${heading}\n${line('Q-1', 900_000)}`)
    const added = await importWith(admin, `Ref,Pictures\nQ-1,${site}/front.jpg`)
    expect(added.counts).toMatchObject({ same: 1, pictures: 1 })
    expect(await picturesOf(agency.id)).toHaveLength(1)
    await api.by(admin)(calls.undoImport, { id: added.id })
    const undone = await settled(admin, added.id, 'undone')
    expect(undone.counts).toMatchObject({ undone: 1, kept: 0 })
    expect(await picturesOf(agency.id)).toEqual([])
  })

  it('are never fetched from our own network', async () => {
    const { admin } = await anAgencyOf()
    const inside = 'http://169.254.169.254/latest/meta-data'
    const done = await run(admin, `${heading},Pictures\n${line('R-1', 900_000)},${inside}`)
    const [row] = await rowsOf(admin, done.id)
    expect(row?.problems[0]?.message).toBe(`${inside} ${pictureProblems.forbidden}.`)
  })

  it('in a file that is not a ZIP, or contains none, are refused', async () => {
    const { admin } = await anAgencyOf()
    const { body } = await upload(admin, 'Ref\nS-1')
    const message = async (content: Uint8Array) =>
      (await addZip(admin, body.id, content)).body.message
    expect(await message(Buffer.from('no zip'))).toBe(texts.zipUnreadable)
    expect(await message(zipSync({ 'a.txt': Buffer.from('a') }))).toBe(texts.zipEmpty)
  })

  it('are no longer requested from a server that keeps failing', async () => {
    let asked = 0
    const down = skippingFailedHosts({
      fetch: async () => {
        asked += 1
        throw new FetchRefused('tooSlow')
      },
    })
    for (let n = 0; n < 8; n++) {
      await expect(down.fetch(`http://down.example/${n}.jpg`)).rejects.toThrow(FetchRefused)
    }
    expect(asked).toBe(5)
    await expect(down.fetch('http://other.example/1.jpg')).rejects.toThrow('tooSlow')
  })
})
