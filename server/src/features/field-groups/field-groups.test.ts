import { describe, expect, it } from 'vitest'
import * as calls from '#contract/field-groups/field-groups.calls.ts'
import { usesCap } from '#contract/values/paging.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()
const group = {
  description: 'Sea and Sand',
  usageType: 2 as const,
  rank: 90,
  fields: [
    { id: 0, fieldName: 'Metres to the Beach', fieldType: 'number' as const, rank: 1, groupId: 1 },
    { id: 0, fieldName: 'Sea View', fieldType: 'yesno' as const, rank: 2 },
  ],
}

let made = 0

async function aGroup(facts: Partial<typeof group> = {}) {
  const named = { ...group, description: made++ ? `Sea and Sand ${made}` : group.description }
  return (await (await api.as('superAdmin'))(calls.createFieldGroup, { ...named, ...facts })).body
}

describe('user-defined groups', () => {
  it('are listed by rank with their fields, for everyone who is logged in', async () => {
    const user = await api.as('privateUser')
    const { body } = await user(calls.listFieldGroups, {})
    expect(body.items[0]).toMatchObject({
      description: 'Property Overview',
      usageType: 2,
      propertyUsageType: 'Both',
    })
    expect(body.items[0]?.fields[0]).toMatchObject({ fieldName: 'Bedrooms', fieldType: 'number' })
    expect((await api.visitor(calls.listFieldGroups, {})).status).toBe(401)
    expect((await api.visitor(calls.getFieldGroup, { id: 1 })).status).toBe(401)
    expect((await user(calls.getFieldGroup, { id: 999 })).status).toBe(404)
  })

  it('show a Super Admin how many properties use them, counted exactly only up to a thousand', async () => {
    const admin = await api.as('superAdmin')
    const { sql } = api.services.database
    const used = await aGroup()
    const [first, second] = used.fields.map(({ id }) => id) as [number, number]
    const one = await aProperty(api.services)
    const other = await aProperty(api.services)
    await sql`insert into property_field_values values
      (${one.id}, ${first}, '200'), (${one.id}, ${second}, 'yes'), (${other.id}, ${second}, 'yes')`
    const usesOf = async (send: typeof admin) => {
      const { body } = await send(calls.listFieldGroups, { size: 100 })
      return body.items.find(({ id }) => id === used.id)?.uses
    }
    expect(await usesOf(admin)).toBe(2)
    expect(await usesOf(await api.as('privateUser'))).toBeUndefined()
    const columns = sql.unsafe(
      'usage, is_sale, property_type_id, short_description, price, province_id, city_id, suburb_id, status_id, owner_user_id',
    )
    await sql`with copies as (
        insert into properties (${columns})
        select ${columns} from properties, generate_series(1, ${usesCap + 5}) where id = ${one.id}
        returning id)
      insert into property_field_values select id, ${first}, '5' from copies`
    expect(await usesOf(admin)).toBe(usesCap + 1)
  })

  it('are saved with their fields, which cannot claim another group', async () => {
    const made = await aGroup()
    expect(made.fields.map(({ fieldName, groupId }) => [fieldName, groupId])).toEqual([
      ['Metres to the Beach', made.id],
      ['Sea View', made.id],
    ])
    const admin = await api.as('superAdmin')
    const [first] = made.fields
    const { status, body } = await admin(calls.updateFieldGroup, {
      ...made,
      description: 'The Sea',
      fields: [
        { ...(first as NonNullable<typeof first>), fieldName: 'Metres to the Sea' },
        { id: 0, fieldName: 'Own Jetty', fieldType: 'yesno', rank: 3 },
      ],
    })
    expect(status).toBe(200)
    expect(body.fields.map(({ fieldName }) => fieldName)).toEqual([
      'Metres to the Sea',
      'Sea View',
      'Own Jetty',
    ])
    expect((await admin(calls.updateFieldGroup, { ...made, fields: [] })).error.code).toBe('stale')
  })

  it('refuse a field of another group, and change nothing', async () => {
    const made = await aGroup()
    const admin = await api.as('superAdmin')
    const { status } = await admin(calls.updateFieldGroup, {
      ...made,
      description: 'Stolen',
      fields: [{ id: 101, fieldName: 'Bedrooms', fieldType: 'number', rank: 1 }],
    })
    expect(status).toBe(422)
    expect((await admin(calls.getFieldGroup, { id: made.id })).body.description).toBe(
      made.description,
    )
  })

  it('require a description, with the exact message', async () => {
    const { status, error } = await (
      await api.as('superAdmin')
    )(calls.createFieldGroup, { ...group, description: ' ' })
    expect([status, error.message, error.fields.description]).toEqual([
      422,
      'Please check form and correct all input fields!',
      'Description is Required!',
    ])
  })

  it('have unique names among those that a form shows together', async () => {
    const admin = await api.as('superAdmin')
    const form = { description: 'Unique Views', usageType: 0 as const, rank: 90 }
    const { body: homes } = await admin(calls.createFieldGroup, form)
    const message = calls.fieldGroupsMessages.groupTaken
    for (const usageType of [0, 2] as const) {
      const again = { ...form, description: 'UNIQUE views', usageType }
      const { status, error } = await admin(calls.createFieldGroup, again)
      expect([status, error.fields]).toEqual([409, { description: message }])
    }
    const { status, body: shops } = await admin(calls.createFieldGroup, { ...form, usageType: 1 })
    expect(status).toBe(200)
    const both = await admin(calls.updateFieldGroup, { ...shops, usageType: 2 })
    expect([both.status, both.error.message]).toEqual([409, message])
    for (const { id } of [homes, shops]) await admin(calls.removeFieldGroup, { id })
  })

  it('are deleted with their fields unless the fields have values', async () => {
    const admin = await api.as('superAdmin')
    const made = await aGroup()
    const fieldId = made.fields[0]?.id as number
    const { id } = await aProperty(api.services)
    await api.services.database
      .sql`insert into property_field_values values (${id}, ${fieldId}, '200')`
    const refused = await admin(calls.removeFieldGroup, { id: made.id })
    expect([refused.status, refused.error.message]).toEqual([
      409,
      `'${made.description}' is filled in for 1 property, so it cannot be deleted.`,
    ])
    const field = await admin(calls.removeUserField, { id: fieldId })
    expect([field.status, field.error.message]).toEqual([
      409,
      "'Metres to the Beach' is filled in for 1 property, so it cannot be deleted.",
    ])
    expect(
      (
        await admin(calls.updateUserField, {
          ...(made.fields[0] as (typeof made.fields)[number]),
          fieldType: 'yesno',
        })
      ).status,
    ).toBe(409)
    await api.services.database.sql`delete from property_field_values where field_id = ${fieldId}`
    expect((await admin(calls.removeFieldGroup, { id: made.id })).body).toEqual({ id: made.id })
    expect((await admin(calls.getUserField, { id: fieldId })).status).toBe(404)
  })

  it('are changed only by a Super Admin', async () => {
    const field = { fieldName: 'X', fieldType: 'text' as const, rank: 1 }
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      for (const reply of [
        await send(calls.createFieldGroup, group),
        await send(calls.updateFieldGroup, { ...group, id: 1, version: 1 }),
        await send(calls.removeFieldGroup, { id: 1 }),
        await send(calls.createUserField, { ...field, groupId: 1 }),
        await send(calls.updateUserField, { ...field, id: 101, version: 1 }),
        await send(calls.removeUserField, { id: 101 }),
      ])
        expect(reply.status).toBe(403)
      expect((await send(calls.listUserFields, { groupId: 1 })).status).toBe(200)
      expect((await send(calls.getUserField, { id: 101 })).status).toBe(200)
    }
    expect((await api.visitor(calls.listUserFields, { groupId: 1 })).status).toBe(401)
    expect((await api.visitor(calls.getUserField, { id: 101 })).status).toBe(401)
    expect((await api.visitor(calls.createUserField, { ...field, groupId: 1 })).status).toBe(401)
  })
})

describe('a user-defined field', () => {
  it('is added, read, changed and deleted on its own', async () => {
    const admin = await api.as('superAdmin')
    const made = await aGroup()
    const { body } = await admin(calls.createUserField, {
      groupId: made.id,
      fieldName: 'Boathouse',
      fieldType: 'yesno',
      rank: 9,
      searchable: true,
    })
    expect((await admin(calls.listUserFields, { groupId: made.id })).body).toHaveLength(3)
    expect(body).toMatchObject({ searchable: true, feature: null })
    const { searchable: _, ...withoutIt } = body
    const changed = await admin(calls.updateUserField, { ...withoutIt, fieldName: 'Boat House' })
    expect(changed.body).toMatchObject({
      fieldName: 'Boat House',
      groupId: made.id,
      searchable: true,
      version: 2,
    })
    expect((await admin(calls.updateUserField, { ...body })).error.code).toBe('stale')
    expect((await admin(calls.removeUserField, { id: body.id })).body).toEqual({ id: body.id })
    expect((await admin(calls.listUserFields, { groupId: 999 })).status).toBe(404)
    expect(
      (
        await admin(calls.createUserField, {
          groupId: 999,
          fieldName: 'X',
          fieldType: 'text',
          rank: 1,
        })
      ).status,
    ).toBe(404)
  })

  it('requires a name that is unique in its group and a known type', async () => {
    const admin = await api.as('superAdmin')
    const twice = await admin(calls.createUserField, {
      groupId: 1,
      fieldName: 'BEDROOMS',
      fieldType: 'number',
      rank: 1,
    })
    expect([twice.status, twice.error.message]).toEqual([
      409,
      'This group already has a field with that name.',
    ])
    const odd = await admin(calls.createUserField, {
      groupId: 1,
      fieldName: 'Odd',
      fieldType: 'colour' as never,
      rank: 1,
    })
    expect(odd.error.fields).toEqual({ fieldType: 'Please choose text, number or yes/no.' })
  })
})
