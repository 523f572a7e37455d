import { eq } from '../../db/orm.ts'
import { describe, expect, it } from 'vitest'
import {
  addFavourite,
  joinFavourites,
  listFavouriteKeys,
  listFavourites,
  listSimilarToGone,
  removeFavourite,
  removeFavouriteFolder,
  renameFavouriteFolder,
  saveFavourite,
  showListings,
  visitFavourites,
} from '#contract/favourites/favourites.calls.ts'
import { favouritesTexts } from '#contract/favourites/favourites.messages.ts'
import type { DeviceFavourite } from '#contract/favourites/favourites.schema.ts'
import { transaction } from '../../db/connect.ts'
import { properties } from '../../db/schema/properties.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()
const addedAt = '2026-11-01T08:00:00Z'

function changeProperty(id: number, values: Partial<typeof properties.$inferInsert>) {
  return transaction(api.services.database, null, (tx) =>
    tx.update(properties).set(values).where(eq(properties.id, id)),
  )
}

/** As if the favourites were last opened yesterday. */
const sinceYesterday = () =>
  api.services.database.sql`update favourites set shown_at = now() - interval '1 day'`

describe('favourites', () => {
  it('are saved once, listed with their cards, and removed', async () => {
    const send = api.by(await aUser(api.services))
    const property = { kind: 'property', id: (await aProperty(api.services)).id } as const
    const week = {
      kind: 'week',
      id: (await aWeek(api.services, { published: true, unitNumber: '3101' })).id,
    } as const
    for (const key of [property, week, property])
      expect((await send(addFavourite, key)).body).toEqual(key)
    expect((await send(listFavouriteKeys, {})).body).toEqual([property, week])
    const { items } = (await send(listFavourites, {})).body
    expect(items.find(({ kind }) => kind === 'property')).toMatchObject({
      ...property,
      property: { id: property.id, shortDescription: 'A sunny house' },
      week: null,
      price: 1_500_000,
      status: 'FS',
      changes: [],
    })
    expect(items.find(({ kind }) => kind === 'week')).toMatchObject({
      week: { id: week.id, sellPrice: 68_500 },
      changes: [],
    })
    await send(saveFavourite, { ...property, note: 'Ask about the roof', folder: 'Pretoria' })
    expect((await send(removeFavourite, property)).body).toEqual({
      ...property,
      note: 'Ask about the roof',
      folder: 'Pretoria',
    })
    expect((await send(removeFavourite, property)).body).toMatchObject({ note: null, folder: null })
    expect((await send(listFavouriteKeys, {})).body).toEqual([week])
  })

  it('require a login and a published listing', async () => {
    const hidden = await aProperty(api.services, { published: false })
    const key = { kind: 'property', id: hidden.id } as const
    expect((await api.visitor(addFavourite, key)).status).toBe(401)
    expect((await api.visitor(listFavourites, {})).status).toBe(401)
    const owner = api.by(await aUser(api.services))
    expect((await owner(addFavourite, key)).status).toBe(404)
    expect((await owner(addFavourite, { kind: 'car', id: 1 } as never)).status).toBe(422)
    expect((await owner(saveFavourite, { ...key, note: 'Mine' })).status).toBe(404)
    const bad = await api.visitor(showListings, { of: 'property-1,boat-2' })
    expect([bad.status, bad.error.fields]).toEqual([422, { of: favouritesTexts.listingsInvalid }])
  })

  it('have notes and folders that only their owner sees', async () => {
    const send = api.by(await aUser(api.services))
    const key = { kind: 'property', id: (await aProperty(api.services)).id } as const
    const other = { kind: 'property', id: (await aProperty(api.services)).id } as const
    await send(addFavourite, key)
    await send(addFavourite, other)
    const note = 'Mom liked the stoep.'
    const { body } = await send(saveFavourite, { ...key, note, folder: 'Pretoria' })
    expect(body).toEqual({ note, folderId: expect.any(Number) as number })
    const { folderId } = body as { folderId: number }
    // The same folder, regardless of case; an omitted note stays.
    expect((await send(saveFavourite, { ...other, folder: 'PRETORIA' })).body).toEqual({
      note: null,
      folderId,
    })
    expect((await send(saveFavourite, { ...key, folder: null })).body).toEqual({
      note,
      folderId: null,
    })
    expect((await send(listFavourites, {})).body.folders).toEqual([
      { id: folderId, name: 'Pretoria', count: 1 },
    ])
    const stranger = api.by(await aUser(api.services))
    expect((await stranger(renameFavouriteFolder, { id: folderId, name: 'X' })).status).toBe(404)
    expect((await stranger(removeFavouriteFolder, { id: folderId })).status).toBe(404)
    expect((await stranger(listFavourites, {})).body).toEqual({
      items: [],
      folders: [],
      shares: [],
    })
    await send(saveFavourite, { ...key, folder: 'Cape' })
    const taken = await send(renameFavouriteFolder, { id: folderId, name: 'cape' })
    expect([taken.status, taken.error.message]).toEqual([409, favouritesTexts.folderTaken])
    const nameless = await send(renameFavouriteFolder, { id: folderId, name: ' ' })
    expect(nameless.error.fields).toEqual({ name: favouritesTexts.folderName })
    await send(removeFavouriteFolder, { id: folderId })
    const left = (await send(listFavourites, {})).body
    expect([left.items.length, left.folders.map(({ name }) => name)]).toEqual([2, ['Cape']])
  })
})

describe('a device’s favourites', () => {
  it('join the account at login, without losing any or changing existing ones', async () => {
    const send = api.by(await aUser(api.services))
    const [own, both, gone] = await Promise.all(
      Array.from({ length: 3 }, async () => (await aProperty(api.services)).id),
    )
    const week = (await aWeek(api.services, { published: true, unitNumber: '3102' })).id
    const hidden = (await aProperty(api.services, { published: false })).id
    await send(addFavourite, { kind: 'property', id: own as number })
    await send(addFavourite, { kind: 'property', id: both as number })
    await changeProperty(gone as number, { published: false })
    const seen = { addedAt, seenPrice: 1_600_000, seenStatus: 'FS' }
    const items: DeviceFavourite[] = [
      { kind: 'property', id: both as number, ...seen, note: 'From the phone' },
      { kind: 'property', id: both as number, ...seen, note: 'From the phone' },
      { kind: 'property', id: gone as number, ...seen },
      { kind: 'week', id: week, addedAt },
      // One never published, and one that never existed: nobody can have seen them.
      { kind: 'property', id: hidden, addedAt },
      { kind: 'property', id: 99_999_999, addedAt },
    ]
    for (let time = 0; time < 2; time++) {
      const { body } = await send(joinFavourites, { items })
      expect(body.left).toEqual([])
      expect(body.keys.map(({ kind, id }) => [kind, id]).toSorted()).toEqual(
        [
          ['property', own],
          ['property', both],
          ['property', gone],
          ['week', week],
        ].toSorted(),
      )
    }
    const { body } = await send(listFavourites, {})
    expect(body.items.find(({ id }) => id === both)).toMatchObject({ note: 'From the phone' })
    expect(body.items.find(({ id }) => id === gone)).toMatchObject({
      property: null,
      price: null,
      seenPrice: 1_600_000,
      changes: ['gone'],
    })
  })

  it('are shown as they are published now, without details for a deleted listing', async () => {
    const { id } = await aProperty(api.services)
    const { id: hidden } = await aProperty(api.services, { published: false })
    const { body } = await api.visitor(showListings, { of: `property-${hidden},property-${id}` })
    expect(body).toMatchObject([
      { id: hidden, property: null, price: null, status: null },
      { id, property: { id }, price: 1_500_000, status: 'FS' },
    ])
  })
})

describe('what changed since the last visit', () => {
  it('is a new price, a new status or a listing that is gone, until the following visit', async () => {
    const send = api.by(await aUser(api.services))
    const [cheaper, sold, gone] = await Promise.all(
      Array.from({ length: 3 }, async () => (await aProperty(api.services)).id),
    )
    for (const id of [cheaper, sold, gone])
      await send(addFavourite, { kind: 'property', id: id as number })
    await changeProperty(cheaper as number, { price: '1350000' })
    await changeProperty(sold as number, { statusId: 1036 })
    await changeProperty(gone as number, { published: false })
    const changes = async () => {
      const { items } = (await send(listFavourites, {})).body
      return [cheaper, sold, gone].map((id) => items.find((item) => item.id === id)?.changes)
    }
    const expected = [['price'], ['status'], ['gone']]
    expect(await changes()).toEqual(expected)
    // A reload is the same visit.
    await send(visitFavourites, {})
    expect(await changes()).toEqual(expected)
    await sinceYesterday()
    expect(await changes()).toEqual([[], [], []])
    await changeProperty(gone as number, { published: true })
    expect(await changes()).toEqual([[], [], ['back']])
  })

  it('offers listings similar to one that is gone, and nothing for one that was never public', async () => {
    const facts = { propertyTypeId: 2, price: '3000000' }
    const { id } = await aProperty(api.services, facts)
    const { id: near } = await aProperty(api.services, { ...facts, price: '3100000' })
    await aProperty(api.services, { ...facts, price: '9000000' })
    await aProperty(api.services, { ...facts, isSale: false, price: '30000' })
    const { id: draft } = await aProperty(api.services, { ...facts, published: false })
    await changeProperty(id, { published: false })
    const similar = async (of: number) =>
      (await api.visitor(listSimilarToGone, { kind: 'property', id: of })).body
    expect((await similar(id)).properties.map((card) => card.id)).toEqual([near])
    expect(await similar(draft)).toEqual({ properties: [], weeks: [] })
    const { database } = api.services
    const week = await aWeek(api.services, { published: true, unitNumber: '3103' })
    const like = await aWeek(api.services, { published: true, unitNumber: '3104' })
    await database.sql`update weeks set published = false where id = ${week.id}`
    const { body } = await api.visitor(listSimilarToGone, { kind: 'week', id: week.id })
    expect(body.weeks.map((card) => card.id)).toContain(like.id)
  })

  it('offers nothing similar that is itself sold or rented out, and fills its place', async () => {
    const facts = { propertyTypeId: 3, isSale: false, pricePer: 'Month', price: '41000' } as const
    const { id } = await aProperty(api.services, facts)
    const near: number[] = []
    for (const price of ['41100', '41200', '41300', '41400']) {
      near.push((await aProperty(api.services, { ...facts, price })).id)
    }
    await aProperty(api.services, { ...facts, status: 'S' })
    await aProperty(api.services, { ...facts, status: 'RO' })
    await changeProperty(id, { published: false })
    const { body } = await api.visitor(listSimilarToGone, { kind: 'property', id })
    expect(body.properties.map((card) => card.id)).toEqual(near.slice(0, 3))
  })

  it('compares the rents of a month, also where one is quoted for a square metre', async () => {
    const facts = {
      usage: 'Commercial',
      propertyTypeId: 12,
      isSale: false,
      floorSize: 225,
    } as const
    const { id } = await aProperty(api.services, { ...facts, pricePer: 'm2', price: '235' })
    const monthly = { ...facts, pricePer: 'Month' } as const
    const { id: near } = await aProperty(api.services, { ...monthly, price: '51000' })
    await changeProperty(id, { published: false })
    const { body } = await api.visitor(listSimilarToGone, { kind: 'property', id })
    expect(body.properties.map((card) => card.id)).toEqual([near])
  })

  it('offers no week that is sold', async () => {
    const facts = { published: true, sellPrice: '612345' } as const
    const week = await aWeek(api.services, { ...facts, unitNumber: '3105' })
    const sold = await aWeek(api.services, { ...facts, unitNumber: '3106', status: 'S' })
    const free = await aWeek(api.services, { ...facts, unitNumber: '3107' })
    await api.services.database.sql`update weeks set published = false where id = ${week.id}`
    const { body } = await api.visitor(listSimilarToGone, { kind: 'week', id: week.id })
    const ids = body.weeks.map((card) => card.id)
    expect(ids).toContain(free.id)
    expect(ids).not.toContain(sold.id)
  })
})
