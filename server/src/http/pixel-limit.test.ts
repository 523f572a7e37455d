import sharp from 'sharp'
import { expect, it } from 'vitest'
import { systemTexts } from '#contract/messages.ts'
import { useApi } from '../testing/api.ts'
import { aUser } from '../testing/builders.ts'
import { multipartForm } from '../testing/multipart.ts'
import { aProperty } from '../testing/property-builders.ts'

const api = useApi()

it('pictures are limited by their pixels for each account, before they are decoded', async () => {
  const owner = await aUser(api.services)
  const { id } = await aProperty(api.services, { ownerUserId: owner.id })
  const content = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#6c42a6' },
  })
    .jpeg()
    .toBuffer()
  const upload = async () => {
    const { payload, headers } = multipartForm({ propertyId: String(id) }, [{ content }])
    const authorization = `Bearer ${owner.token}`
    const url = '/api/PropertyImage'
    return api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization },
    })
  }
  expect((await upload()).statusCode).toBe(200)
  const [counter] = await api.services.database.sql`
    update rate_counters set hits = 5999900000 where key = ${`pixels:user ${owner.id}`}
    returning key`
  expect(counter).toBeDefined()
  const refused = await upload()
  expect([refused.statusCode, refused.json().message]).toEqual([429, systemTexts.tooManyPictures])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
})
