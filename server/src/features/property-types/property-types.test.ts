import { describe, expect, it } from 'vitest'
import {
  listPropertyTypesByUsage,
  propertyTypes,
  propertyTypesMessages,
} from '#contract/property-types/property-types.resource.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()
const { list, get, create, update, remove } = propertyTypes

describe('property types', () => {
  it('are public, paged and filtered by usage', async () => {
    const { body } = await api.visitor(list, { size: 100 })
    expect(body.items.find(({ id }) => id === 1)).toEqual({
      id: 1,
      version: 1,
      description: 'House',
      usageType: 0,
      propertyUsageType: 'Residential',
      isLand: false,
    })
    expect(body.items.filter(({ isLand }) => isLand).map(({ description }) => description)).toEqual(
      ['Commercial Land', 'Farm', 'Smallholding', 'Vacant Land'],
    )
    expect(body.items[0]?.description).toBe('Cluster')
    const shops = await api.visitor(listPropertyTypesByUsage, { usage: 'commercial' as never })
    expect(new Set(shops.body.map(({ usageType }) => usageType))).toEqual(new Set([1]))
    expect((await api.visitor(listPropertyTypesByUsage, { usage: 'Boat' as never })).status).toBe(
      422,
    )
    expect((await api.visitor(get, { id: 101 })).body.description).toBe('Office')
    expect((await api.visitor(get, { id: 9999 })).status).toBe(404)
    expect(
      (await api.visitor(list, { search: 'ous', sort: 'usageType', order: 'desc', size: 100 })).body
        .items[0]?.usageType,
    ).toBe(1)
  })

  it('are added, changed and deleted by a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(create, { description: ' Loft ', usageType: 0, isLand: true })
    expect(body).toMatchObject({ description: 'Loft', usageType: 0, isLand: true, version: 1 })
    const { isLand: _, ...withoutIt } = body
    const changed = await admin(update, { ...withoutIt, description: 'Studio Loft', usageType: 1 })
    expect(changed.body).toMatchObject({
      description: 'Studio Loft',
      propertyUsageType: 'Commercial',
      isLand: true,
      version: 2,
    })
    expect((await admin(update, { ...body, description: 'Late' })).error.code).toBe('stale')
    expect((await admin(remove, { id: body.id })).body).toEqual({ id: body.id })
    expect((await admin(remove, { id: body.id })).status).toBe(404)
    expect((await admin(update, { ...body })).status).toBe(404)
  })

  it('show a Super Admin, and nobody else, how many properties have them', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(create, { description: 'Barn', usageType: 0 })
    await aProperty(api.services, { propertyTypeId: body.id })
    const usesOf = async (send: typeof admin) =>
      (await send(list, { search: 'Barn' })).body.items.map(({ uses }) => uses)
    expect(await usesOf(admin)).toEqual([1])
    expect(await usesOf(await api.as('privateUser'))).toEqual([undefined])
  })

  it('require a description, with the exact message', async () => {
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(create, { description: '', usageType: 0 })
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toEqual({ description: 'Description is required!' })
    expect(
      (await admin(create, { description: 'X', usageType: 7 as never })).error.fields.usageType,
    ).toBe('Please select a usage type')
  })

  it('have unique names within their usage, ignoring case', async () => {
    const admin = await api.as('superAdmin')
    const taken = await admin(create, { description: 'hOUSE', usageType: 0 })
    const message = propertyTypesMessages.typeTaken
    expect([taken.status, taken.error.fields]).toEqual([409, { description: message }])
    const { body } = await admin(create, { description: 'House', usageType: 1 })
    const renamed = await admin(update, { ...body, description: 'office' })
    expect([renamed.status, renamed.error.message]).toEqual([409, message])
    await admin(remove, { id: body.id })
  })

  it('cannot be deleted while properties use them, and report how many', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(create, { description: 'Treehouse', usageType: 0 })
    await aProperty(api.services, { propertyTypeId: body.id })
    await aProperty(api.services, { propertyTypeId: body.id })
    const { status, error } = await admin(remove, { id: body.id })
    expect([status, error.message]).toEqual([
      409,
      'This type is used by 2 properties and cannot be deleted.',
    ])
    expect((await admin(update, { ...body, usageType: 1 })).status).toBe(409)
    expect((await admin(update, { ...body, description: 'Tree house' })).status).toBe(200)
  })

  it('cannot be changed by anyone else', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(create, { description: 'X', usageType: 0 })).status).toBe(403)
      expect(
        (await send(update, { id: 1, version: 1, description: 'X', usageType: 0 })).status,
      ).toBe(403)
      expect((await send(remove, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(create, { description: 'X', usageType: 0 })).status).toBe(401)
  })
})
