import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureKeys } from '#contract/properties/features.ts'
import { hasValue } from '#contract/properties/feature-values.ts'
import { connect, type Database } from './connect.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

const present = [
  'Splash pool',
  'Two small dogs',
  'By agreement',
  'North-facing',
  'Nogal groot',
  '5 kVA',
]
const absent = [
  '',
  ' ',
  'No',
  'no.',
  'None',
  'Nee',
  'Geen',
  'n/a',
  '-',
  'Not allowed',
  'No pets',
  '0',
]
const refused = ['Strictly no pets', 'Unfurnished', 'NO, sorry', 'Pets not allowed', 'Without']

describe('a value of a field', () => {
  it('counts as present in the database exactly where the contract says so', async () => {
    const cases = [
      ...present.map((value) => ['text', value, true] as const),
      ...[...absent, ...refused].map((value) => ['text', value, false] as const),
      ...(['Yes', 'No'] as const).map((value) => ['yesno', value, value === 'Yes'] as const),
      ...['1', '0.5', '250000'].map((value) => ['number', value, true] as const),
      ...['0', '0.0'].map((value) => ['number', value, false] as const),
    ]
    for (const [type, value, expected] of cases) {
      const [row] = await database.sql`select has_value(${type}, ${value}) as has`
      expect([value, row?.has, hasValue(type, value)]).toEqual([value, expected, expected])
    }
  })
})

describe('the built-in features', () => {
  it('are numbered in the database in the order of the contract', async () => {
    const [row] = await database.sql`
      select pg_get_viewdef('property_search_source'::regclass) as text`
    const [, list = ''] = /array_position\(ARRAY\[([^\]]*)\]/.exec(row?.text as string) ?? []
    expect(list.match(/[a-z]+(?='::text)/g)).toEqual([...featureKeys])
  })
})
