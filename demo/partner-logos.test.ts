import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '#server/gateways/files.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { settings } from '#server/db/reference/settings.ts'
import { cloneDatabase, type TestDatabase } from '#server/db/testing.ts'
import { fillPartnerLogos } from './partner-logos.ts'
import { wordMarks } from './word-marks.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
})

afterAll(async () => {
  await database?.close()
  await clone?.drop()
})

const names = new Set<string>()
const files: FileStore = {
  write: async (key) => void names.add(key),
  read: async () => undefined,
  exists: async (key) => names.has(key),
  remove: async (key) => void names.delete(key),
}

async function partners() {
  const [row] = await database.sql`
    select value -> 'partners' as partners, version from settings where key = 'company'`
  return row as {
    partners: { name: string; logo: { id: number; alt: string; width: number } | null }[]
    version: number
  }
}

describe('the sample partners’ logos', () => {
  it('are drawn for every partner of a new site', () => {
    expect(wordMarks.map(({ name }) => name)).toEqual(settings.partners.map(({ name }) => name))
  })

  it('are pictures with the partner’s name, and are drawn only once', async () => {
    await fillPartnerLogos({ database, files })
    const first = await partners()
    expect(first.partners.map(({ name }) => name)).toEqual(wordMarks.map(({ name }) => name))
    for (const { name, logo } of first.partners) expect(logo).toMatchObject({ alt: name })
    await fillPartnerLogos({ database, files })
    expect(await partners()).toEqual(first)
    const logged = await database.sql`
      select from change_log
        where table_name = 'settings' and action = 'update'`
    expect(logged).toHaveLength(0)
  })
})
