import { describe, expect, it } from 'vitest'
import { findReach } from '#contract/places/reach.calls.ts'
import { useApi } from '../../testing/api.ts'
import { outlineAround } from './reach-outline.ts'

const api = useApi({ rateLimit: false })

describe('what is in reach by car', () => {
  it('is outlined around a place, wider the longer the drive', async () => {
    const near = await api.visitor(findReach, { from: 'sandton.gauteng', minutes: 20 })
    const far = await api.visitor(findReach, { from: 'sandton.gauteng', minutes: 45 })
    expect(near.status).toBe(200)
    expect(near.body.from).toEqual({ name: 'Sandton', lat: -26.1076, lng: 28.0567 })
    expect(near.body.places).toBeGreaterThan(50)
    expect(far.body.places).toBeGreaterThan(near.body.places * 2)
    const north = ({ outline }: typeof far.body) => Math.max(...outline.map(([lat]) => lat))
    expect(north(far.body)).toBeGreaterThan(-25.8)
    expect(north(near.body)).toBeLessThan(-25.9)
  })

  it('also starts from a name or a position, which must be known', async () => {
    const named = await api.visitor(findReach, { from: 'Fourways, Sandton', minutes: 30 })
    expect(named.body.from.name).toBe('Fourways, Sandton')
    const spot = await api.visitor(findReach, { from: '-26.0141,28.0103', minutes: 30 })
    expect(spot.body.from).toEqual({ name: 'Fourways', lat: -26.01, lng: 28.01 })
    const alias = await api.visitor(findReach, { from: 'Joburg', minutes: 30 })
    expect(alias.body.from.name).toBe('Johannesburg')
    const area = await api.visitor(findReach, { from: 'pretoria-east', minutes: 15 })
    expect(area.body.from.name).toBe('Pretoria East')
    expect((await api.visitor(findReach, { from: 'gotham', minutes: 30 })).status).toBe(404)
    expect((await api.visitor(findReach, { from: 'sandton', minutes: 9999 })).status).toBe(422)
  })

  it('starts from the middle of an area as it is now, also after its suburbs have changed', async () => {
    const { database, cache } = api.services
    const start = async () =>
      (await api.visitor(findReach, { from: 'north-coast', minutes: 15 })).body.from
    const before = await start()
    await database.sql`delete from area_members m using areas a where a.id = m.area_id and a.key = 'north-coast'
      and m.id > (select min(n.id) from area_members n where n.area_id = a.id)`
    cache.invalidate('area_members')
    expect(await start()).not.toEqual(before)
  })
})

describe('an outline', () => {
  it('is a smooth line around its points', () => {
    const middle = { lat: -26, lng: 28 }
    const points = [0, 1, 2, 3].map((n) => ({
      lat: -26 + Math.sin((n * Math.PI) / 2),
      lng: 28 + Math.cos((n * Math.PI) / 2),
    }))
    const outline = outlineAround(middle, points)
    expect(outline.length).toBe(192)
    for (const [lat, lng] of outline) {
      expect(Math.abs(lat + 26)).toBeLessThan(1.03)
      expect(Math.abs(lng - 28)).toBeLessThan(1.03)
    }
  })
})
