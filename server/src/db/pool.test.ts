import { expect, it } from 'vitest'
import { aDyingDatabase } from '../testing/dying-database.ts'
import { DatabaseUnavailable } from './errors.ts'
import { createPool } from './pool.ts'

it('A database that dies while accepting a connection fails the statement, not the program', async () => {
  const { url, close } = await aDyingDatabase()
  const pool = createPool(url, { max: 2, applicationName: 'test', timeouts: null })
  await expect(pool.run({ text: 'select 1', values: [] })).rejects.toThrow(DatabaseUnavailable)
  await pool.end()
  close()
})
