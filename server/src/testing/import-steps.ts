import { expect, vi } from 'vitest'
import * as calls from '#contract/listing-imports/listing-imports.calls.ts'
import type { ImportDetails } from '#contract/listing-imports/listing-imports.schema.ts'
import type { ImportState } from '#contract/listing-imports/listing-imports.states.ts'
import type { TestApi } from './api.ts'
import { anAgency, aUser, type TestUser } from './builders.ts'
import { multipartForm } from './multipart.ts'

export const heading = 'Ref,Listing type,Type,Title,Description,Price,Province,Town,Suburb,Bedrooms'

export const line = (ref: string, price: number, title = 'A sunny house') =>
  `${ref},For Sale,House,${title},"Close to schools.",${price},Gauteng,Pretoria,Lynnwood,3`

interface ImportedListing {
  id: number
  reference: string
  price: string
  bedrooms: number
  published: boolean
  status: string
  owner: number
}

/** An agency that imports listings, step by step: `const { upload, check } = importSteps(api)`. */
export function importSteps(api: TestApi) {
  async function anAgencyOf(agents = 0) {
    const agency = await anAgency(api.services)
    const admin = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const team: TestUser[] = []
    for (let n = 0; n < agents; n++) {
      team.push(await aUser(api.services, { role: 'agent', agencyId: agency.id }))
    }
    return { agency, admin, team }
  }

  async function send(user: TestUser, url: string, file: { content: Buffer; name: string }) {
    const type = file.name.endsWith('.csv') ? 'text/csv' : 'application/octet-stream'
    const { payload, headers } = multipartForm({}, [{ ...file, type }])
    const response = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${user.token}` },
    })
    const body = response.json<ImportDetails & { message: string }>()
    return { status: response.statusCode, body }
  }

  const upload = (user: TestUser, content: string | Buffer, name = 'listings.csv') =>
    send(user, calls.uploadListings.path, { content: Buffer.from(content), name })

  const addZip = (user: TestUser, id: number, content: Uint8Array) =>
    send(user, calls.addImportPictures.path.replace('{id}', String(id)), {
      content: Buffer.from(content),
      name: 'pictures.zip',
    })

  function settled(user: TestUser, id: number, state: ImportState) {
    return vi.waitFor(
      async () => {
        const { body } = await api.by(user)(calls.getImport, { id })
        expect(body.state).toBe(state)
        return body
      },
      { timeout: 60_000, interval: 50 },
    )
  }

  async function check(user: TestUser, { id, mapping, defaults }: ImportDetails) {
    const reply = await api.by(user)(calls.checkImport, { id, mapping, defaults })
    expect(reply.status).toBe(200)
    return settled(user, id, 'checked')
  }

  async function run(user: TestUser, content: string | Buffer, name?: string) {
    const { body } = await upload(user, content, name)
    await check(user, body)
    await api.by(user)(calls.runImport, { id: body.id })
    return settled(user, body.id, 'done')
  }

  const rowsOf = async (user: TestUser, id: number) =>
    (await api.by(user)(calls.listImportRows, { id, size: 100 })).body.items

  const listingsOf = (agencyId: number) => api.services.database.sql<ImportedListing[]>`
    select p.id, own_reference as reference, price, bedrooms, published, s.code as status, owner_user_id as owner
    from properties p join statuses s on s.id = p.status_id
    where agency_id = ${agencyId} and deleted_at is null order by own_reference`

  return { anAgencyOf, upload, addZip, settled, check, run, rowsOf, listingsOf }
}
