import { describe, expect, it } from 'vitest'
import { parseCities, parseSuburbs, provinces, readCities, readSuburbs } from './places.ts'

const cities = readCities()
const suburbs = readSuburbs(cities)

const cityHeader = 'name\tprovince\tlat\tlng\tpostalCode\tmetro\totherNames'
const suburbHeader = 'suburb\tcity\tprovince\tpostalCode\tlat\tlng'

interface Point {
  lat: number
  lng: number
}

function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

function outsideSouthAfrica({ lat, lng }: Point): boolean {
  return lat < -34.9 || lat > -22.1 || lng < 16.4 || lng > 33
}

function repeated(keys: string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

describe('the provinces', () => {
  it('are the nine, each with a capital that is a known city of its own', () => {
    expect(provinces).toHaveLength(9)
    expect(repeated(provinces.map(({ code }) => code))).toEqual([])
    for (const province of provinces) {
      expect(cities).toContainEqual(expect.objectContaining({ name: province.capital, province }))
    }
  })
})

describe('the cities and towns', () => {
  it('number at least 700 and reach every province', () => {
    expect(cities.length).toBeGreaterThanOrEqual(700)
    expect(new Set(cities.map(({ province }) => province.code)).size).toBe(9)
  })

  it('are unique by name and province, former names included', () => {
    const names = cities.flatMap(({ name, otherNames, province }) =>
      [name, ...otherNames].map((each) => `${each}, ${province.name}`),
    )
    expect(repeated(names)).toEqual([])
  })

  it('are in South Africa', () => {
    expect(cities.filter(outsideSouthAfrica)).toEqual([])
  })

  it('include the places where most listings are', () => {
    const names = new Set(cities.flatMap(({ name, otherNames }) => [name, ...otherNames]))
    const expected = `
      Pretoria, Centurion, Johannesburg, Sandton, Randburg, Roodepoort, Midrand, Soweto, Germiston,
      Boksburg, Benoni, Kempton Park, Edenvale, Alberton, Springs, Brakpan, Bloemfontein, Polokwane,
      Nelspruit, Mbombela, Rustenburg, Kimberley, Cape Town, Stellenbosch, Paarl, Somerset West,
      George, Durban, Umhlanga, Ballito, Pietermaritzburg, Gqeberha, Port Elizabeth, East London
    `
      .trim()
      .split(/,\s+/)
    expect(expected.filter((name) => !names.has(name))).toEqual([])
  })
})

describe('the suburbs', () => {
  it('number at least 1,500 across inland, Gauteng and the coast', () => {
    expect(suburbs.length).toBeGreaterThanOrEqual(1500)
  })

  it('are unique by name within their city', () => {
    const keys = suburbs.map(({ name, city }) => `${name}, ${city.name}, ${city.province.name}`)
    expect(repeated(keys)).toEqual([])
  })

  it('belong to cities in the given list', () => {
    const known = new Set(cities)
    expect(suburbs.filter(({ city }) => !known.has(city))).toEqual([])
  })

  it('are in South Africa, within 40 km of their city', () => {
    expect(suburbs.filter(outsideSouthAfrica)).toEqual([])
    const far = suburbs.filter((suburb) => kilometresBetween(suburb, suburb.city) >= 40)
    expect(far.map(({ name, city }) => `${name}, ${city.name}`)).toEqual([])
  })

  it('do not share a position within a city', () => {
    const points = suburbs.map(({ city, lat, lng }) => `${city.name} ${lat} ${lng}`)
    expect(repeated(points)).toEqual([])
  })
})

describe('reading a file of places', () => {
  const town = parseCities(
    `${cityHeader}\nKariega\tEastern Cape\t-33.7556\t25.4007\t\tNelson Mandela Bay\tUitenhage\n`,
    'cities.tsv',
  )

  it('leaves unknown postal codes empty and reads former names', () => {
    expect(town[0]).toMatchObject({
      name: 'Kariega',
      postalCode: null,
      metro: 'Nelson Mandela Bay',
      otherNames: ['Uitenhage'],
    })
  })

  it('finds a city by its former name', () => {
    const line = 'Fairbridge Heights\tUitenhage\tEastern Cape\t6229\t-33.7480\t25.4180'
    const [suburb] = parseSuburbs(`${suburbHeader}\n${line}\n`, 'suburbs-x.tsv', town)
    expect(suburb?.city).toBe(town[0])
  })

  it.each([
    ['an unknown city', 'A\tNowhere\tEastern Cape\t6229\t-33.7\t25.4', 'no city called "Nowhere"'],
    ['a city of another province', 'A\tKariega\tGauteng\t6229\t-33.7\t25.4', 'in Gauteng'],
    ['an unknown province', 'A\tKariega\tTransvaal\t6229\t-33.7\t25.4', 'no province called'],
    ['a missing column', 'A\tKariega\tEastern Cape\t6229\t-33.7', 'expected 6 columns, found 5'],
    ['an empty name', '\tKariega\tEastern Cape\t6229\t-33.7\t25.4', 'suburb is empty'],
    ['a short postal code', 'A\tKariega\tEastern Cape\t629\t-33.7\t25.4', 'four-digit postal code'],
    ['a blank coordinate', 'A\tKariega\tEastern Cape\t6229\t\t25.4', 'not a decimal number'],
  ])('reports the line that has %s', (_, line, message) => {
    const read = () => parseSuburbs(`${suburbHeader}\n${line}\n`, 'suburbs-x.tsv', town)
    expect(read).toThrow(message)
    expect(read).toThrow('suburbs-x.tsv line 2')
  })

  it('refuses a file whose first line does not name the columns', () => {
    expect(() => parseCities('Kariega\tEastern Cape\n', 'cities.tsv')).toThrow(
      'the first line must name the columns',
    )
  })
})
