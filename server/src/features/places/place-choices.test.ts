import { describe, expect, it } from 'vitest'
import { listCities, listPlacesAround, listSuburbs } from '#contract/places/place-choices.calls.ts'
import { listProvinces } from '#contract/places/places.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

describe('the place choices of a form', () => {
  it('lead from a province to its cities and to their suburbs', async () => {
    const provinces = (await api.visitor(listProvinces, {})).body
    const gauteng = provinces.find(({ name }) => name === 'Gauteng')
    const cities = (await api.visitor(listCities, { provinceId: gauteng?.id ?? 0 })).body
    const pretoria = cities.find(({ name }) => name === 'Pretoria')
    expect(cities.map(({ name }) => name)).not.toContain('Cape Town')
    const suburbs = (await api.visitor(listSuburbs, { cityId: pretoria?.id ?? 0 })).body
    expect(suburbs.find(({ name }) => name === 'Lynnwood')).toMatchObject({
      postalCode: expect.any(String),
      lat: expect.any(Number),
    })
  })

  it('are empty for an unknown id, and an invalid id is refused', async () => {
    expect((await api.visitor(listSuburbs, { cityId: 2_000_000 })).body).toEqual([])
    expect((await api.visitor(listCities, { provinceId: 'x' as never })).status).toBe(422)
  })

  it('near a point come nearest first', async () => {
    const names = (await api.visitor(listPlacesAround, { lat: -25.765, lng: 28.29 })).body
    expect(names.length).toBeGreaterThan(10)
    expect(names.slice(0, 12).map(({ name }) => name)).toContain('Murrayfield')
    expect((await api.visitor(listPlacesAround, { lat: 'north' as never, lng: 1 })).status).toBe(
      422,
    )
  })
})
