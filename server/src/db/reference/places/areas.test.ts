import { describe, expect, it } from 'vitest'
import { isPlaceKey, slugOf } from '#contract/places/place-key.ts'
import { parseAreas, readAliases, readAreas } from './areas.ts'
import { provinces, readCities, readSuburbs } from './places.ts'

const cities = readCities()
const suburbs = readSuburbs(cities)
const areas = readAreas(cities, suburbs)

function repeated(keys: string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

describe('the named areas', () => {
  it('number at least 130, in all nine provinces, each with members', () => {
    expect(areas.length).toBeGreaterThanOrEqual(130)
    expect(new Set(areas.map(({ province }) => province.code)).size).toBe(9)
    const empty = areas.filter((area) => area.cities.length + area.suburbs.length === 0)
    expect(empty.map(({ key }) => key)).toEqual([])
  })

  it('have a unique key that matches their name and is not a province', () => {
    expect(repeated(areas.map(({ key }) => key))).toEqual([])
    const taken = new Set(provinces.map(({ name }) => slugOf(name)))
    const wrong = areas.filter(
      ({ key, name }) =>
        !isPlaceKey(key) || key.includes('.') || taken.has(key) || !key.includes(slugOf(name)),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  it('have no duplicate member, and no suburb whose whole city is a member', () => {
    const doubled = areas.filter(
      ({ cities: whole, suburbs: parts }) =>
        new Set(whole).size < whole.length ||
        new Set(parts).size < parts.length ||
        parts.some(({ city }) => whole.includes(city)),
    )
    expect(doubled.map(({ key }) => key)).toEqual([])
  })

  it('name their city if another area has the same name', () => {
    const names = areas.map(({ name, city }) => `${name}, ${city?.name ?? ''}`)
    expect(repeated(names)).toEqual([])
    const shared = repeated(areas.map(({ name }) => name))
    expect(areas.filter(({ name, city }) => shared.includes(name) && !city)).toEqual([])
  })

  it('report the line of a member that does not exist', () => {
    const text = `key\tname\tcity\tprovince\totherNames\tmembers\nx\tX\t\tGauteng\t\tPretoria: Nowhere\n`
    expect(() => parseAreas(text, 'areas.tsv', cities, suburbs)).toThrow(
      'areas.tsv line 2: no suburb called "Nowhere" in Pretoria',
    )
  })
})

describe('the aliases', () => {
  it('belong to known places, without duplicates', () => {
    const names = readAliases(cities, suburbs).map(({ name, of }) => `${name} of ${of.name}`)
    expect(names.length).toBeGreaterThan(100)
    expect(repeated(names)).toEqual([])
  })
})
