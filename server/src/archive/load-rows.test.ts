import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { withRowLoader } from './load-rows.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1, applicationName: 'test' })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const columns = ['user_name', 'type', 'value']

it('stops in the middle of a table, and leaves the connection usable', async () => {
  const loading = database.sql.begin((tx) =>
    withRowLoader(tx, async (loader) => {
      await loader.add('search_log', columns, Buffer.from('a\tb\tc\nhalf a'))
      throw new Error('The disk is full')
    }),
  )
  await expect(loading).rejects.toThrow('The disk is full')
  expect(await database.sql`select count(*)::int as rows from search_log`).toEqual([{ rows: 0 }])
})

it('names the table whose rows are refused or incomplete', async () => {
  const load = (rows: string) =>
    database.sql.begin((tx) =>
      withRowLoader(tx, async (loader) => {
        await loader.add('search_log', columns, Buffer.from(rows))
        await loader.finish('search_log', 2)
      }),
    )
  await expect(load('a\tb\tc\n')).rejects.toThrow('search_log has 1 rows instead of 2')
  await expect(load('a\tb\n')).rejects.toThrow('Could not load the rows of search_log')
})
