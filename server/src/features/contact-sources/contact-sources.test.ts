import { describe, expect, it } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const { list, get, create, update, remove } = contactSources

async function aSource(description: string) {
  const admin = await api.as('superAdmin')
  return (await admin(create, { description })).body
}

describe('contact sources', () => {
  it('are public: every visitor sees the choices', async () => {
    const { status, body } = await api.visitor(list, {})
    expect(status).toBe(200)
    expect(body.items.map((item) => item.description)).toContain('Google Search')
    expect(Object.keys(body.items[0] as object).sort()).toEqual(['description', 'id', 'version'])
  })

  it('are searched by part of their description, sorted and paged', async () => {
    await aSource('Radio 94.7')
    await aSource('Radio 702')
    const { body } = await api.visitor(list, {
      search: 'radio',
      sort: 'description',
      order: 'asc',
      size: 1,
    })
    expect(body).toMatchObject({ total: 2, page: 1, size: 1 })
    expect(body.items[0]?.description).toBe('Radio 702')
  })

  it('treat percent signs in a search literally', async () => {
    await aSource('100% word of mouth')
    expect((await api.visitor(list, { search: '100%' })).body.total).toBe(1)
    expect((await api.visitor(list, { search: '_' })).body.total).toBe(0)
  })

  it('can be added, read, changed and deleted by a Super Admin', async () => {
    const admin = await api.as('superAdmin')
    const source = await aSource('  A friend  ')
    expect(source).toMatchObject({ description: 'A friend', version: 1 })
    const changed = await admin(update, { ...source, description: 'A good friend' })
    expect(changed.body).toEqual({ id: source.id, description: 'A good friend', version: 2 })
    expect((await admin(get, { id: source.id })).body).toEqual(changed.body)
    expect((await admin(remove, { id: source.id })).body).toEqual({ id: source.id })
    expect((await admin(get, { id: source.id })).status).toBe(404)
  })

  it('can be saved with an unchanged description', async () => {
    const admin = await api.as('superAdmin')
    const source = await aSource('Unchanged')
    expect((await admin(update, source)).status).toBe(200)
  })

  it.each(['', '   ', undefined])(
    'refuse %j as a description with the exact message',
    async (description) => {
      const admin = await api.as('superAdmin')
      const { status, error } = await admin(create, { description: description as string })
      expect(status).toBe(422)
      expect(error.message).toBe('Please check form and correct all input fields!')
      expect(error.fields).toEqual({ description: 'Description is required!' })
    },
  )

  it('refuse a description that already exists, regardless of case', async () => {
    const admin = await api.as('superAdmin')
    const { status, error } = await admin(create, { description: 'GOOGLE search' })
    expect(status).toBe(409)
    expect(error.fields).toEqual({ description: 'Status Code already recorded!' })
  })

  it('refuse a stale change', async () => {
    const admin = await api.as('superAdmin')
    const source = await aSource('Contended')
    await admin(update, { ...source, description: 'First' })
    const { status, error } = await admin(update, { ...source, description: 'Second' })
    expect([status, error.code]).toEqual([409, 'stale'])
    expect(error.changes?.fields).toEqual([
      { label: 'Description', before: 'Contended', after: 'First', from: 'Contended', to: 'First' },
    ])
    expect((await admin(get, { id: source.id })).body.description).toBe('First')
  })

  it('cannot be deleted while in use, and report how often', async () => {
    const admin = await api.as('superAdmin')
    const source = await aSource('Used')
    await api.services.database
      .sql`insert into contact_messages (name, email, message, contact_source_id)
      values ('A', 'a@b.co', 'Hello', ${source.id})`
    const { status, error } = await admin(remove, { id: source.id })
    expect(status).toBe(409)
    expect(error.message).toBe('This source is used by 1 contact message and cannot be deleted.')
  })

  it('cannot be deleted while any other record refers to them', async () => {
    const admin = await api.as('superAdmin')
    const { sql } = api.services.database
    const { id } = await aSource('Pointed to')
    await sql`create table pointers (to_id integer references contact_sources (id))`
    await sql`insert into pointers values (${id})`
    const { status, error } = await admin(remove, { id })
    expect([status, error.message]).toEqual([409, 'This record is in use and cannot be deleted.'])
  })

  it('are refused to every other role and to visitors', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(create, { description: 'Mine' })).status).toBe(403)
      expect((await send(update, { id: 1, version: 1, description: 'Mine' })).status).toBe(403)
      expect((await send(remove, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(create, { description: 'Mine' })).status).toBe(401)
  })

  it('record every change in the change log with its author', async () => {
    const source = await aSource('Logged')
    const [entry] = await api.services.database.sql`select actor_name, action, after from change_log
      where table_name = 'contact_sources' and row_id = ${String(source.id)}`
    expect(entry).toMatchObject({ action: 'insert', after: { description: 'Logged' } })
    expect(entry?.actor_name).toMatch(/^superAdmin-/)
  })
})
