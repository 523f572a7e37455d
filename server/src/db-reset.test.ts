import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listTables } from './archive/catalogue.ts'
import { connect, type Database } from './db/connect.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { reset } from './db-reset.ts'
import { cloneDatabase, type TestDatabase } from './db/testing.ts'

let clone: TestDatabase
let database: Database
let dataDir: string

beforeEach(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1, applicationName: 'jacaranda reset' })
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-reset-'))
  await mkdir(path.join(dataDir, 'files'))
  await writeFile(path.join(dataDir, 'files', 'picture.webp'), 'x')
  await writeFile(path.join(dataDir, 'secret.key'), 'x')
})

afterEach(async () => {
  await database.close()
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const site = () => ({ production: false, dataDir, storage: { kind: 'local' } as const })

/** Nothing was deleted. */
async function expectUntouched() {
  expect(await listTables(database.sql)).not.toEqual([])
  expect(existsSync(path.join(dataDir, 'files', 'picture.webp'))).toBe(true)
}

describe('a reset', () => {
  it('deletes tables and files but not the key, and the next start creates the tables again', async () => {
    await reset(database, site())
    expect(await listTables(database.sql)).toEqual([])
    expect(existsSync(path.join(dataDir, 'files'))).toBe(false)
    expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(true)
    expect(await migrate(database)).toBe(readMigrations().length)
  })

  it('is refused in production', async () => {
    await expect(reset(database, { ...site(), production: true })).rejects.toThrow('production')
    await expectUntouched()
  })

  it('is refused while the site is running on the database', async () => {
    const program = connect(clone.url, { max: 1 })
    await program.sql`select 1`
    await expect(reset(database, site())).rejects.toThrow('still running')
    await program.close()
    await expectUntouched()
  })
})
