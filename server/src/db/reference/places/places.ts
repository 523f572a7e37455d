import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface ProvincePlace {
  code: string
  name: string
  capital: string
  lat: number
  lng: number
}

export interface City {
  name: string
  province: ProvincePlace
  lat: number
  lng: number
  postalCode: string | null
  metro: string | null
  otherNames: string[]
}

export interface Suburb {
  name: string
  city: City
  postalCode: string
  lat: number
  lng: number
}

export const provinces: readonly ProvincePlace[] = [
  { code: 'EC', name: 'Eastern Cape', capital: 'Bhisho', lat: -32.0, lng: 26.8 },
  { code: 'FS', name: 'Free State', capital: 'Bloemfontein', lat: -28.6, lng: 26.9 },
  { code: 'GP', name: 'Gauteng', capital: 'Johannesburg', lat: -26.1, lng: 28.2 },
  { code: 'KZN', name: 'KwaZulu-Natal', capital: 'Pietermaritzburg', lat: -28.8, lng: 30.8 },
  { code: 'LP', name: 'Limpopo', capital: 'Polokwane', lat: -23.8, lng: 29.3 },
  { code: 'MP', name: 'Mpumalanga', capital: 'Nelspruit', lat: -26.0, lng: 30.2 },
  { code: 'NC', name: 'Northern Cape', capital: 'Kimberley', lat: -29.8, lng: 21.4 },
  { code: 'NW', name: 'North West', capital: 'Mahikeng', lat: -26.4, lng: 25.7 },
  { code: 'WC', name: 'Western Cape', capital: 'Cape Town', lat: -33.4, lng: 20.3 },
]

const cityColumns = ['name', 'province', 'lat', 'lng', 'postalCode', 'metro', 'otherNames'] as const
const suburbColumns = ['suburb', 'city', 'province', 'postalCode', 'lat', 'lng'] as const

const provinceByName = new Map(provinces.map((province) => [province.name, province]))

export function readCities(): City[] {
  return parseCities(readFileSync(join(import.meta.dirname, 'cities.tsv'), 'utf8'), 'cities.tsv')
}

export function readSuburbs(cities: readonly City[] = readCities()): Suburb[] {
  return suburbFiles().flatMap((file) =>
    parseSuburbs(readFileSync(join(import.meta.dirname, file), 'utf8'), file, cities),
  )
}

function suburbFiles(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => /^suburbs-.+\.tsv$/.test(file))
    .sort()
}

export function parseCities(text: string, source: string): City[] {
  return parseRows(text, source, cityColumns).map(({ values, where }) => ({
    name: required(values.name, 'name', where),
    province: provinceNamed(values.province, where),
    ...coordinates(values, where),
    postalCode: values.postalCode === '' ? null : postalCode(values.postalCode, where),
    metro: values.metro === '' ? null : values.metro,
    otherNames: values.otherNames === '' ? [] : values.otherNames.split('; '),
  }))
}

export function parseSuburbs(text: string, source: string, cities: readonly City[]): Suburb[] {
  const cityOf = cityFinder(cities)
  return parseRows(text, source, suburbColumns).map(({ values, where }) => ({
    name: required(values.suburb, 'suburb', where),
    city: cityOf(values.city, provinceNamed(values.province, where), where),
    postalCode: postalCode(values.postalCode, where),
    ...coordinates(values, where),
  }))
}

interface Row<Column extends string> {
  values: Record<Column, string>
  where: string
}

export function parseRows<Column extends string>(
  text: string,
  source: string,
  columns: readonly Column[],
): Row<Column>[] {
  const [header, ...lines] = text.split(/\r?\n/)
  if (header !== columns.join('\t')) {
    throw new Error(`${source}: the first line must name the columns ${columns.join(', ')}`)
  }
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const where = `${source} line ${index + 2}`
    const cells = line.split('\t')
    if (cells.length !== columns.length) {
      throw new Error(`${where}: expected ${columns.length} columns, found ${cells.length}`)
    }
    const pairs = columns.map((column, at) => [column, (cells[at] ?? '').trim()])
    return [{ values: Object.fromEntries(pairs) as Record<Column, string>, where }]
  })
}

// A renamed town keeps both names in daily use, so a suburb may name its city by either; the
// current name wins if another town in the province has the old one.
function cityFinder(cities: readonly City[]) {
  const known = new Map<string, City>()
  const key = (name: string, province: ProvincePlace) => `${province.code}/${name}`
  for (const city of cities) {
    for (const name of city.otherNames) known.set(key(name, city.province), city)
  }
  for (const city of cities) known.set(key(city.name, city.province), city)

  return (name: string, province: ProvincePlace, where: string): City => {
    const city = known.get(key(name, province))
    if (!city) throw new Error(`${where}: no city called "${name}" in ${province.name}`)
    return city
  }
}

export function provinceNamed(name: string, where: string): ProvincePlace {
  const province = provinceByName.get(name)
  if (!province) throw new Error(`${where}: no province called "${name}"`)
  return province
}

function required(value: string, column: string, where: string): string {
  if (value === '') throw new Error(`${where}: ${column} is empty`)
  return value
}

function postalCode(value: string, where: string): string {
  if (!/^\d{4}$/.test(value))
    throw new Error(`${where}: "${value}" is not a four-digit postal code`)
  return value
}

function coordinates(values: { lat: string; lng: string }, where: string) {
  const read = (text: string, column: string): number => {
    if (!/^-?\d+(\.\d+)?$/.test(text)) {
      throw new Error(`${where}: ${column} "${text}" is not a decimal number`)
    }
    return Number(text)
  }
  return { lat: read(values.lat, 'lat'), lng: read(values.lng, 'lng') }
}
