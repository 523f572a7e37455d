import { expect, it } from 'vitest'
import { properties } from '../db/schema/properties.ts'
import { weeks } from '../db/schema/weeks.ts'
import { useApi } from '../testing/api.ts'
import { aProperty } from '../testing/property-builders.ts'
import { countUses } from './uses.ts'

const api = useApi()

it('counts the rows that refer to each record, in several tables and up to a limit', async () => {
  const { db } = api.services.database
  const house = { propertyTypeId: 1 }
  for (const facts of [house, house, house, { propertyTypeId: 2 }]) {
    await aProperty(api.services, facts)
  }
  const types = [properties.propertyTypeId]
  expect(await countUses(db, types, [1, 2, 3])).toEqual(
    new Map([
      [1, 3],
      [2, 1],
      [3, 0],
    ]),
  )
  expect(await countUses(db, types, [1, 2], 2)).toEqual(
    new Map([
      [1, 2],
      [2, 1],
    ]),
  )
  const [row] = await api.services.database.sql`select status_id as id from properties limit 1`
  const counted = await countUses(db, [weeks.statusId, properties.statusId], [row?.id as number])
  expect([...counted.values()]).toEqual([4])
  expect(await countUses(db, types, [])).toEqual(new Map())
})
