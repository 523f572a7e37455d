import { capitalise, type Names } from './names.ts'

/** What the features of the server are given. */
const given = { name: 'services', type: 'Services', file: 'services.ts' }

/** The files of a new entity by path: one field, on all sides, with tests. */
export function entityFiles(names: Names): Record<string, string> {
  const { plural, singular } = names
  return {
    [`contract/src/${plural}/${plural}.resource.ts`]: resource(names),
    [`server/src/db/schema/${plural}.ts`]: schema(names),
    [`server/src/features/${plural}/${plural}.routes.ts`]: routes(names),
    [`server/src/features/${plural}/${plural}.test.ts`]: apiTest(names),
    [`web/app/features/${plural}/${plural}.screen.tsx`]: screen(names, 'list'),
    [`web/app/features/${plural}/${singular}.screen.tsx`]: screen(names, 'form'),
    [`e2e/${plural}.e2e.ts`]: browserTest(names),
  }
}

const resource = ({ plural, camel, camelOne, pascalOne, table, words, wordsOne }: Names) => `\
import { z } from 'zod'
import { links } from '../links.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import { line } from '../values/text.ts'

export const ${camel}Texts = {
  descriptionTaken: 'There is already a ${wordsOne} with this description.',
} as const

export const ${camel} = defineResource({
  name: '${camel}',
  singular: '${wordsOne}',
  plural: '${words}',
  pages: { list: links.${camel}, create: links.new${pascalOne}, edit: links.${camelOne} },
  path: '/api/${plural}',
  table: '${table}',
  who: '${camel}.manage',
  fields: { description: line(messages.descriptionRequired, 100) },
  row: { description: z.string() },
  columns: [
    { key: 'description', label: 'Description', lead: true },
    { key: 'id', label: 'Id', narrow: true },
  ],
  form: [{ kind: 'text', name: 'description', label: 'Description', required: true }],
})
`

const schema = ({ camel, table }: Names) => `\
import { sql, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'

export const ${camel} = pgTable(
  '${table}',
  { id: id(), description: text('description').notNull(), ...versioned() },
  (t) => [uniqueIndex('${table}_description_unique').on(sql\`lower(\${t.description})\`)],
)
`

const routes = ({ plural, camel, table }: Names) => `\
import {
  ${camel} as resource,
  ${camel}Texts as texts,
} from '#contract/${plural}/${plural}.resource.ts'
import { ${camel} } from '../../db/schema/${plural}.ts'
import type { Binding } from '../../http/bind.ts'
import { crud } from '../../kit/crud.ts'
import type { ${given.type} } from '../../${given.file}'

export function ${camel}Routes(${given.name}: ${given.type}): Binding[] {
  return crud(${given.name}, resource, ${camel}, {
    searched: ['description'],
    unique: { ${table}_description_unique: { field: 'description', message: texts.descriptionTaken } },
  })
}
`

function screen({ plural, camel }: Names, kind: 'list' | 'form'): string {
  return `\
import { ${camel} } from '#contract/${plural}/${plural}.resource.ts'
import { ${kind}Loader } from '../../backoffice/${kind}-loader.ts'
import { ${kind}Meta, ${kind}Screen } from '../../backoffice/resource-screens.tsx'

export const loader = ${kind}Loader(${camel})
export const meta = ${kind}Meta(${camel})
export default ${kind}Screen(${camel})
`
}

const apiTest = ({ plural, camel, pascalOne, table, words }: Names) => `\
import { describe, expect, it } from 'vitest'
import { messages, systemTexts } from '#contract/messages.ts'
import { roles } from '#contract/roles.ts'
import { ${camel}, ${camel}Texts as texts } from '#contract/${plural}/${plural}.resource.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const { list, get, create, update, remove } = ${camel}

async function a${pascalOne}(description: string) {
  const admin = await api.as('superAdmin')
  return (await admin(create, { description })).body
}

describe('${words}', () => {
  it('are added, found, changed and deleted by a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const made = await a${pascalOne}('  First  ')
    expect(made).toEqual({ id: made.id, version: 1, description: 'First' })
    expect((await admin(list, { search: 'irs' })).body.items).toEqual([made])
    const changed = (await admin(update, { ...made, description: 'Second' })).body
    expect(changed).toEqual({ id: made.id, version: 2, description: 'Second' })
    expect((await admin(get, { id: made.id })).body).toEqual(changed)
    expect((await admin(remove, { id: made.id })).body).toEqual({ id: made.id })
    expect((await admin(get, { id: made.id })).status).toBe(404)
  })

  it.each(['', '   ', undefined])('refuse %j as a description, with the exact message', async (text) => {
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(create, { description: text as string })
    expect([status, error.message]).toEqual([422, messages.formInvalid])
    expect(error.fields).toEqual({ description: messages.descriptionRequired })
  })

  it('have a description of their own, whatever its case', async () => {
    const admin = await api.as('superAdmin')
    await a${pascalOne}('Twice')
    const { status, error } = await admin(create, { description: 'tWICE' })
    expect([status, error.fields]).toEqual([409, { description: texts.descriptionTaken }])
  })

  it('refuse a stale change and show the newer one', async () => {
    const admin = await api.as('superAdmin')
    const made = await a${pascalOne}('Contended')
    await admin(update, { ...made, description: 'Theirs' })
    const { status, error } = await admin(update, { ...made, description: 'Mine' })
    expect([status, error.code]).toEqual([409, 'stale'])
    expect(error.changes?.fields).toEqual([
      { label: 'Description', before: 'Contended', after: 'Theirs' },
    ])
  })

  it('stay while another record points to them', async () => {
    const admin = await api.as('superAdmin')
    const { sql } = api.${given.name}.database
    const { id } = await a${pascalOne}('In use')
    await sql\`create table pointers (to_id integer references ${table} (id))\`
    await sql\`insert into pointers values (\${id})\`
    const { status, error } = await admin(remove, { id })
    expect([status, error.message]).toEqual([409, systemTexts.inUse])
  })

  it('are refused to every other role and to visitors', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(list, {})).status).toBe(403)
      expect((await send(create, { description: 'Mine' })).status).toBe(403)
      expect((await send(update, { id: 1, version: 1, description: 'Mine' })).status).toBe(403)
      expect((await send(remove, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(list, {})).status).toBe(401)
  })
})
`

const browserTest = ({ plural, words, wordsOne }: Names) => `\
import { expect, test } from './fixtures.ts'

test('a Super Admin finds ${words} in the menu, and adds, changes and deletes one', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/today')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByText('Setup', { exact: true }).click()
  await menu.getByRole('link', { name: '${capitalise(words)}' }).click()
  await expect(page.getByRole('heading', { name: '${capitalise(words)}' })).toBeVisible()
  await page.getByRole('link', { name: 'New ${wordsOne}' }).first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Description is required!')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Description').fill('First')
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('link', { name: 'Edit First' }).click()
  await page.getByLabel('Description').fill('Second')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Second/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete Second' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Second was deleted.')).toBeVisible()
})

test('${words} are closed to another role', async ({ page, loginAs, expectRefused }) => {
  await loginAs('seller')
  expectRefused('/${plural}')
  expect((await page.goto('/${plural}'))?.status()).toBe(403)
})
`
