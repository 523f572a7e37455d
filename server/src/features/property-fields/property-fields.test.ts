import { beforeAll, describe, expect, it } from 'vitest'
import {
  listFieldsOfType,
  listOverviewFields,
  listSavedFields,
  listSavedValues,
} from '#contract/property-fields/property-fields.calls.ts'
import * as calls from '#contract/properties/properties.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aPlace, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm } from '../../testing/property-form.ts'

const api = useApi({ rateLimit: false })
let place: TestPlace

beforeAll(async () => {
  place = await aPlace(api.services)
})

async function listed(facts: Parameters<typeof aPropertyForm>[1] = {}) {
  const owner = await api.as('privateUser')
  const { body } = await owner(calls.createProperty, aPropertyForm(place, facts))
  return body
}

describe('the fields of a form', () => {
  it('depend on the type and its usage', async () => {
    const overview = (await api.visitor(listOverviewFields, {})).body
    expect(overview.map(({ name }) => name)).toContain('Bedrooms')
    const names = async (id: number) =>
      (await api.visitor(listFieldsOfType, { id })).body.map(({ groupName }) => groupName)
    expect(await names(1)).toContain('Rooms')
    expect(await names(101)).toContain('Business Space')
    expect(await names(101)).not.toContain('Rooms')
    expect((await api.visitor(listFieldsOfType, { id: 9999 })).status).toBe(404)
  })

  it('return saved values to those who may see the listing', async () => {
    const { id } = await listed()
    const owner = await api.as('privateUser')
    expect((await api.visitor(listSavedFields, { id })).status).toBe(404)
    expect((await owner(listSavedFields, { id })).body).toHaveLength(3)
    const { body } = await owner(listSavedValues, {
      type: 'Residential',
      group: 'property overview',
      id,
    })
    expect(body.find(({ name }) => name === 'Bedrooms')?.value).toBe('3')
    expect(body.find(({ name }) => name === 'Garages')?.value).toBe('')
    expect((await owner(listSavedValues, { type: '1', group: '1', id })).body).toHaveLength(
      body.length,
    )
    expect((await owner(listSavedValues, { type: 'Boat', group: '1', id })).status).toBe(404)
  })
})
