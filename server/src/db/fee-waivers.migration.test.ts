import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { useApi } from '../testing/api.ts'
import { aProperty } from '../testing/property-builders.ts'
import { aWeek } from '../testing/week-builders.ts'

const api = useApi()
const folder = path.join(import.meta.dirname, 'migrations')

/** What the migration does to listings that were there before it. */
async function repair() {
  const name = (await readdir(folder)).find((file) => file.endsWith('_fee_waivers.sql')) ?? ''
  const statements = (await readFile(path.join(folder, name), 'utf8'))
    .split('--> statement-breakpoint')
    .filter((text) => /^(INSERT|UPDATE)/m.test(text) && !/TRIGGER|TABLE/.test(text))
  expect(statements).toHaveLength(4)
  for (const text of statements) await api.parts.database.sql.unsafe(text)
}

it('listings from before waivers are waived when nobody paid, and wait again when refunded', async () => {
  const { sql } = api.parts.database
  const week = async (status: string, state: string | null) => {
    const { id } = await aWeek(api.parts, { published: status !== 'AP', status })
    if (state) await sql`update payments set state = ${state} where week_id = ${id}`
    else await sql`delete from payments where week_id = ${id}`
    return id
  }
  const property = async (status: 'FS' | 'P' | 'AP', state: string | null) => {
    const { id } = await aProperty(api.parts, { published: status !== 'AP', status })
    if (state) await sql`update payments set state = ${state} where property_id = ${id}`
    else await sql`delete from payments where property_id = ${id}`
    return id
  }
  const weeks = [
    await week('AV', 'paid'),
    await week('AV', null),
    await week('AV', 'refund due'),
    await week('P', 'refunded'),
    await week('AP', null),
  ]
  const properties = [
    await property('FS', 'paid'),
    await property('FS', null),
    await property('FS', 'refunded'),
    await property('P', 'refund due'),
    await property('AP', null),
  ]
  await repair()
  const told = async (table: string, column: string, ids: number[]) => {
    const rows = await sql`select s.code, l.published,
        exists (select from fee_waivers f where ${sql(column)} = l.id) as waived
      from ${sql(table)} l join statuses s on s.id = l.status_id
      where l.id = any(${ids}) order by l.id`
    return rows.map(({ code, published, waived }) => [code, published, waived])
  }
  const fate = (open: string) => [
    [open, true, false],
    [open, true, true],
    ['AP', false, false],
    ['P', false, false],
    ['AP', false, false],
  ]
  expect(await told('weeks', 'week_id', weeks)).toEqual(fate('AV'))
  expect(await told('properties', 'property_id', properties)).toEqual(fate('FS'))
})
