import { describe, expect, it } from 'vitest'
import { roles } from '#contract/roles.ts'
import { statuses } from '#contract/statuses/statuses.resource.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()
const { list, get, create, update, remove } = statuses
const withdrawn = { code: 'WD', description: 'Withdrawn', display: 'red' as const }

async function aStatus(code: string) {
  const admin = await api.as('superAdmin')
  return (await admin(create, { code, description: `Status ${code}` })).body
}

describe('statuses', () => {
  it('are public, except those that await payment, which are for Super Admins only', async () => {
    const all = { size: 100 }
    const seen = (await api.visitor(list, all)).body
    expect(seen.items.find(({ id }) => id === 1035)).toEqual({
      id: 1035,
      version: 1,
      code: 'S',
      description: 'Sold',
      display: 'red',
      isSystem: true,
    })
    const codes = (items: { code: string }[]) => items.map(({ code }) => code)
    expect(codes(seen.items)).not.toContain('AP')
    expect(codes((await (await api.as('agent'))(list, all)).body.items)).not.toContain('APEFT')
    const admin = await api.as('superAdmin')
    expect(codes((await admin(list, all)).body.items)).toEqual(
      expect.arrayContaining(['AP', 'APEFT']),
    )
    expect((await api.visitor(get, { id: 1033 })).status).toBe(404)
    expect((await admin(get, { id: 1033 })).body.code).toBe('APEFT')
    expect((await api.visitor(get, { id: 1032 })).body.code).toBe('AV')
  })

  it('are found by code or description and sorted', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(list, { search: 'await', sort: 'code', order: 'asc' })
    expect(body.items.map(({ code }) => code)).toEqual(['AP', 'APEFT'])
    expect((await admin(list, { search: '%' })).body.total).toBe(0)
  })

  it('are added, changed and deleted by a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const made = (await admin(create, withdrawn)).body
    expect(made).toMatchObject({ ...withdrawn, isSystem: false, version: 1 })
    const plain = await admin(update, { ...made, display: '', description: 'Taken off' })
    expect(plain.body).toMatchObject({ display: null, description: 'Taken off', version: 2 })
    expect((await admin(remove, { id: made.id })).body).toEqual({ id: made.id })
    expect((await admin(remove, { id: made.id })).status).toBe(404)
    expect((await admin(update, made)).status).toBe(404)
  })

  it('can be saved with an unchanged code', async () => {
    const admin = await api.as('superAdmin')
    const made = await aStatus('KEEP')
    const { status, body } = await admin(update, { ...made, description: 'Kept' })
    expect([status, body.code, body.description]).toEqual([200, 'KEEP', 'Kept'])
    const { body: sold } = await admin(get, { id: 1035 })
    expect((await admin(update, { ...sold, description: 'Sold!' })).body.description).toBe('Sold!')
  })

  it('require a code and a description, with the exact message', async () => {
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(create, { code: ' ', description: '' })
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toEqual({
      code: 'Code is required!',
      description: 'Description is required!',
    })
    expect((await admin(create, { ...withdrawn, display: 'blue' as never })).status).toBe(422)
  })

  it('have a unique code, regardless of case', async () => {
    const admin = await api.as('superAdmin')
    await aStatus('Twice')
    const { status, error } = await admin(create, { ...withdrawn, code: 'tWICE' })
    expect([status, error.fields]).toEqual([409, { code: 'Status Code already recorded!' }])
    const other = await aStatus('Other')
    expect((await admin(update, { ...other, code: 'TWICE' })).status).toBe(409)
  })

  it('of the system cannot change their code or be deleted', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(get, { id: 1034 })
    const renamed = await admin(update, { ...body, code: 'CONTRACT' })
    expect([renamed.status, renamed.error.fields]).toEqual([
      409,
      { code: 'This is a system status, so its code cannot be changed.' },
    ])
    const { status, error } = await admin(remove, { id: 1034 })
    expect([status, error.message]).toEqual([409, 'This is a system status and cannot be deleted.'])
  })

  it('cannot be deleted while listings have them, and report how many', async () => {
    const admin = await api.as('superAdmin')
    const { id } = await aStatus('USED')
    await aWeek(api.services, { status: 'USED' })
    await aProperty(api.services, { statusId: id })
    await aProperty(api.services, { statusId: id })
    const { status, error } = await admin(remove, { id })
    expect([status, error.message]).toEqual([
      409,
      'This status is used by 1 week and 2 properties and cannot be deleted.',
    ])
  })

  it('report who changed what when a save is stale', async () => {
    const admin = await api.as('superAdmin')
    const made = await aStatus('LATE')
    await admin(update, { ...made, description: 'First', display: 'green' })
    await admin(update, { ...made, description: 'Second', display: 'green', version: 2 })
    const { status, error } = await admin(update, { ...made, description: 'Mine' })
    expect([status, error.code]).toEqual([409, 'stale'])
    expect(error.changes).toEqual({
      by: expect.stringMatching(/^superAdmin-/),
      at: expect.stringMatching(/^\d{4}-/),
      fields: [
        {
          label: 'Description',
          before: 'Status LATE',
          after: 'Second',
          from: 'Status LATE',
          to: 'Second',
        },
        { label: 'Colour', before: null, after: 'green', from: '', to: 'green' },
      ],
    })
  })

  it('cannot be changed by anyone else', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(create, withdrawn)).status).toBe(403)
      expect((await send(update, { id: 1035, version: 1, ...withdrawn })).status).toBe(403)
      expect((await send(remove, { id: 1035 })).status).toBe(403)
    }
    expect((await api.visitor(create, withdrawn)).status).toBe(401)
  })
})
