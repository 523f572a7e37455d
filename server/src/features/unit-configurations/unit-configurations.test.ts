import { describe, expect, it } from 'vitest'
import { roles } from '#contract/roles.ts'
import { listSeasons } from '#contract/seasons/seasons.calls.ts'
import { unitConfigurations } from '#contract/unit-configurations/unit-configurations.resource.ts'
import { useApi } from '../../testing/api.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()
const { list, get, create, update, remove } = unitConfigurations
const loft = { description: 'Loft, sleeps 3', bedrooms: 1, sleeps: 3 }

describe('unit configurations', () => {
  it('are public', async () => {
    const { body } = await api.visitor(list, { sort: 'description', order: 'asc' })
    expect(body.items[0]).toMatchObject({
      description: '1 bedroom, sleeps 2',
      bedrooms: 1,
      sleeps: 2,
    })
    expect((await api.visitor(get, { id: 1 })).body.description).toBe('Studio, sleeps 2')
  })

  it('are created, changed and deleted only by a Super Admin', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(create, loft)).status).toBe(403)
      expect((await send(update, { id: 1, version: 1, ...loft })).status).toBe(403)
      expect((await send(remove, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(create, loft)).status).toBe(401)
    const admin = await api.as('superAdmin')
    const made = (await admin(create, loft)).body
    const changed = await admin(update, { id: made.id, version: made.version, ...loft, sleeps: 4 })
    expect(changed.body).toMatchObject({ sleeps: 4, version: 2 })
    expect((await admin(update, { id: made.id, version: 1, ...loft })).status).toBe(409)
    expect((await admin(remove, { id: made.id })).status).toBe(200)
  })

  it('refuse invalid input with its message, and a duplicate description', async () => {
    const admin = await api.as('superAdmin')
    expect((await admin(create, { ...loft, description: '' })).error.fields).toEqual({
      description: 'Description is required!',
    })
    expect((await admin(create, { ...loft, sleeps: 0 })).error.fields).toHaveProperty('sleeps')
    const twice = await admin(create, { ...loft, description: 'studio, SLEEPS 2' })
    expect([twice.status, twice.error.message]).toEqual([409, 'Status Code already recorded!'])
  })

  it('cannot be deleted while a week has them', async () => {
    await aWeek(api.services, { unitConfigurationId: 8 })
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(remove, { id: 8 })
    expect([status, error.message]).toEqual([
      409,
      'This unit configuration is used by 1 week and cannot be deleted.',
    ])
    const usesOf = ({ body }: { body: { items: { id: number; uses?: number }[] } }) =>
      body.items.find(({ id }) => id === 8)?.uses
    expect(usesOf(await admin(list, { size: 100 }))).toBe(1)
    expect(usesOf(await api.visitor(list, { size: 100 }))).toBeUndefined()
  })
})

describe('seasons', () => {
  it('are public and in order', async () => {
    const { body } = await api.visitor(listSeasons, {})
    expect(body.map(({ name }) => name)).toEqual([
      'Peak 1',
      'Peak 2',
      'Peak 3',
      'Peak 4',
      'Red',
      'White',
      'Blue',
      'Flexi',
    ])
  })
})
