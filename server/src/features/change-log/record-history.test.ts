import { beforeAll, describe, expect, it } from 'vitest'
import { getIndividual, updateIndividual } from '#contract/accounts/individuals.calls.ts'
import { getAgent, updateAgent } from '#contract/agencies/agents.calls.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import {
  getAgencyHistory,
  getAgentHistory,
  getRecordHistory,
  historyTexts as texts,
  undoChange,
} from '#contract/change-log/record-history.calls.ts'
import { links } from '#contract/links.ts'
import * as properties from '#contract/properties/properties.calls.ts'
import { getCompanySettings, saveCompanySettings } from '#contract/settings/settings.calls.ts'
import { statuses } from '#contract/statuses/statuses.resource.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { updateWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aPlace, aProperty, type TestPlace } from '../../testing/property-builders.ts'
import { aPropertyForm, changesOf } from '../../testing/property-form.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
let place: TestPlace

beforeAll(async () => {
  place = await aPlace(api.services)
})

type Send = Awaited<ReturnType<typeof api.as>>

async function linesOf(table: HistoryTable, rowId: number | string, send?: Send) {
  const by = send ?? (await api.as('superAdmin'))
  const { status, body } = await by(getRecordHistory, { table, rowId: String(rowId) })
  expect(status).toBe(200)
  return body.lines
}

const sentences = async (table: HistoryTable, rowId: number | string) =>
  (await linesOf(table, rowId)).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))

async function listed(facts: Parameters<typeof aPropertyForm>[1] = {}) {
  const owner = await api.as('privateUser')
  return (await owner(properties.createProperty, aPropertyForm(place, facts))).body
}

async function change(id: number, facts: Parameters<typeof changesOf>[1], as?: Send) {
  const owner = as ?? (await api.as('privateUser'))
  const { body } = await owner(properties.getProperty, { id })
  const { status } = await owner(properties.updateProperty, changesOf(body, facts))
  expect(status).toBe(200)
}

/** The fields of the newest change, and the number of rows. */
async function loggedBy(work: () => Promise<unknown>) {
  const { sql } = api.services.database
  const [last] = await sql`select coalesce(max(id), 0) as id from change_log`
  await work()
  const rows =
    await sql`select table_name, after from change_log where id > ${last?.id} order by id`
  return rows.map((row) => {
    const { version: _version, ...after } = row.after as Record<string, unknown>
    return [row.table_name, Object.keys(after)]
  })
}

describe('a save that touches only the price', () => {
  it('logs only the price of a property', async () => {
    const { id } = await listed()
    expect(await loggedBy(() => change(id, { price: 2_400_000 }))).toEqual([
      ['properties', ['price']],
    ])
  })

  it('logs only the price of a week', async () => {
    const { id } = await aWeek(api.services)
    const admin = await api.as('superAdmin')
    const { body } = await admin(getWeek, { id: String(id) })
    const sent = { id, version: body.version as number, sellPrice: 65_000 }
    expect(await loggedBy(() => admin(updateWeek, sent))).toEqual([['weeks', ['sell_price']]])
  })

  it('is as exact for a person whose ID number is stored encrypted', async () => {
    const user = await aUser(api.services)
    const own = api.by(user)
    const { body } = await own(getIndividual, { id: user.personId })
    const { bankingDetails: _banking, ...known } = body
    const facts = { ...known, cellNumber: '0825550134', telephone: '' }
    const first = await own(updateIndividual, { ...facts, idNumber: '8001015009087' } as never)
    expect(first.status, JSON.stringify(first.error)).toBe(200)
    const again = {
      ...facts,
      idNumber: '8001015009087',
      version: first.body.version,
      cellNumber: '0825550199',
    }
    expect(await loggedBy(() => own(updateIndividual, again as never))).toEqual([
      ['individuals', ['cell_number']],
    ])
  })
})

describe('the history of a record', () => {
  it('describes the changes of a property in words, with its fields and photos', async () => {
    const { id, propertyRef } = await listed({ price: 2_650_000 })
    const { sql } = api.services.database
    await change(id, {
      price: 2_500_000,
      propertyUserFields: [
        { userDefinedFieldId: 101, value: 4 },
        { userDefinedFieldId: 108, value: true },
      ],
    })
    await sql`with pictures as (
        insert into images (key, placeholder, width, height, bytes, sha256)
        select 'h' || n, '', 10, 10, 10, 'h' || n from generate_series(1, 3) n returning id)
      insert into property_images (property_id, image_id) select ${id}, id from pictures`
    await sql`update properties set description = '<p>Two</p><p>paragraphs</p>' where id = ${id}`
    const found = await sentences('properties', id)
    expect(found.slice(0, 2)).toEqual(['Description changed', '3 photos added'])
    expect(found).toContain('Price from R 2 650 000 to R 2 500 000')
    expect(found).toContain('Bedrooms from 3 to 4')
    expect(found.some((text) => /^Bathrooms removed, was 2.5$/.test(text))).toBe(true)
    expect(found.at(-1)).toBe('Property added')

    const admin = await api.as('superAdmin')
    const { body } = await admin(getRecordHistory, { table: 'properties', rowId: String(id) })
    expect(body).toMatchObject({ more: false, changeLog: links.changesOf(propertyRef) })
    const [described] = body.lines
    expect(described).toMatchObject({ automatic: true, who: null, to: 'Two\nparagraphs' })
    const price = body.lines.find(({ column }) => column === 'price')
    expect(price).toMatchObject({ role: 'Private User', automatic: false, mayUndo: true })

    const log = await admin(listChanges, { search: propertyRef } as never)
    expect(log.body.items.length).toBeGreaterThanOrEqual(7)
    expect(new Set(log.body.items.map(({ record }) => record))).toEqual(new Set([propertyRef]))
    expect(log.body.items[0]?.link).toBe(`${links.editProperty(id)}#history`)
  })

  it('covers people with their account, agencies, settings and setup', async () => {
    const user = await aUser(api.services, { role: 'agent', username: 'hist_agent' })
    const agency = await anAgency(api.services, { name: 'Waterkloof Homes' })
    const { sql } = api.services.database
    await sql`update agents set surname = 'Mokoena' where user_id = ${user.id}`
    await sql`update users set email = 'naledi@example.com' where id = ${user.id}`
    await sql`update agencies set ffc_valid_until = '2026-12-31' where id = ${agency.id}`
    await sql`update statuses set description = 'On offer' where code = 'FS'`
    const [status] = await sql`select id from statuses where code = 'FS'`
    expect(await sentences('users', user.id)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Email from .* to naledi@example.com$/),
        expect.stringMatching(/^Surname from .* to Mokoena$/),
      ]),
    )
    expect(await sentences('agencies', agency.id)).toContain(
      'FFC valid until set to 31 December 2026',
    )
    expect((await sentences('statuses', Number(status?.id)))[0]).toBe(
      'Description from For Sale to On offer',
    )
    const admin = await api.as('superAdmin')
    const { body } = await admin(getCompanySettings, {})
    const { logo, partners, phoneInternational: _abroad, ...facts } = body
    const form = {
      ...facts,
      logoId: logo?.id ?? null,
      partners: partners.map((one) => ({ name: one.name, logoId: one.logo?.id ?? null })),
      address: { ...facts.address, city: 'Centurion' },
    }
    expect((await admin(saveCompanySettings, form)).status).toBe(200)
    expect((await sentences('settings', 'company'))[0]).toBe(
      `City from ${body.address.city} to Centurion`,
    )
  })

  it('is for those who manage a listing, without other people’s names', async () => {
    const { id } = await listed({ price: 3_000_000 })
    const admin = await api.as('superAdmin')
    await change(id, { price: 2_900_000 }, admin)
    const owner = await api.as('privateUser')
    const [reduced, added] = await linesOf('properties', id, owner)
    expect(reduced).toMatchObject({ who: null, role: 'Super Admin', own: false })
    expect(added).toMatchObject({ own: true })
    const { body } = await owner(getRecordHistory, { table: 'properties', rowId: String(id) })
    expect(body.changeLog).toBeNull()
    const stranger = await api.as('agent')
    const refused = await stranger(getRecordHistory, { table: 'properties', rowId: String(id) })
    expect(refused.status).toBe(404)
    const users = await owner(getRecordHistory, { table: 'users', rowId: '1' })
    expect([users.status, users.error.code]).toEqual([403, 'notAllowed'])
  })

  it('refuses an unknown record', async () => {
    const admin = await api.as('superAdmin')
    const unknown = await admin(getRecordHistory, { table: 'weeks', rowId: '999999' })
    expect(unknown.status).toBe(404)
    const bad = await admin(getRecordHistory, { table: 'change_log', rowId: '1' } as never)
    expect(bad.status).toBe(422)
  })
})

describe('the history for an agency’s administrator', () => {
  async function aTeam() {
    const agency = await anAgency(api.services)
    const admin = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    return { agency, agent, by: api.by(admin), sql: api.services.database.sql }
  }

  const said = ({ lines }: { lines: { sentence: string }[] }) =>
    lines.map(({ sentence }) => sentence)

  it('shows what changed in the agency, without accounts and without an undo', async () => {
    const { agency, by, sql } = await aTeam()
    const office = await aUser(api.services, { role: 'superAdmin' })
    await sql`update agencies set verified_by = ${office.id}, ffc_number = 'F123456' where id = ${agency.id}`
    const { status, body } = await by(getAgencyHistory, { id: agency.id })
    expect(status).toBe(200)
    expect(said(body)[0]).toMatch(/^FFC number .*F123456$/)
    expect(JSON.stringify(body)).not.toContain(office.username)
    expect(body.lines.some(({ mayUndo }) => mayUndo)).toBe(false)
    expect(body.changeLog).toBeNull()
    const { changeId } = body.lines[0] as { changeId: number }
    expect((await by(undoChange, { changeId, column: 'ffc_number' })).status).toBe(403)
  })

  it('shows what changed about an agent, by name if a colleague did it', async () => {
    const { agent, by, sql } = await aTeam()
    const own = api.by(agent)
    const before = await own(getAgent, { id: agent.personId })
    const saved = await own(updateAgent, {
      ...before.body,
      version: before.body.version,
      cellNumber: '0825550134',
    } as never)
    expect(saved.status, JSON.stringify(saved.error)).toBe(200)
    await sql`update agents set spouse_name = 'Palesa', street = 'Duncan Street',
      id_number_encrypted = 'enc:x' where id = ${agent.personId}`
    const { body } = await by(getAgentHistory, { id: agent.personId })
    expect(body.lines[0]).toMatchObject({ role: 'Agent', own: false, mayUndo: false })
    expect(body.lines[0]?.who).toBe(`${before.body.name} ${before.body.surname}`)
    expect(said(body)[0]).toMatch(/^Cellphone number .*082 555 0134$/)
    expect(JSON.stringify(body)).not.toMatch(/Palesa|Duncan|ID number/)
  })

  it('begins where the agent joined the agency', async () => {
    const { agency, by, sql } = await aTeam()
    const other = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: other.id })
    const id = agent.personId
    await sql`update agents set telephone = '+27125550000' where id = ${id}`
    expect((await by(getAgentHistory, { id })).status).toBe(404)
    await sql`update agents set agency_id = ${agency.id} where id = ${id}`
    await sql`update agents set telephone = null, cell_number = '+27825550177' where id = ${id}`
    await sql`update agents set cell_number = '+27825550178' where id = ${id}`
    const { body } = await by(getAgentHistory, { id })
    expect(said(body)[0]).toBe('Cellphone number from 082 555 0177 to 082 555 0178')
    expect(said(body).at(-1)).toMatch(/^Agency from /)
    expect(said(body).filter((text) => text.includes('012 555 0000'))).toHaveLength(1)
    await sql`update agents set agency_id = ${other.id} where id = ${id}`
    expect((await by(getAgentHistory, { id })).status).toBe(404)
  })

  it('names the agent who changed a listing, but no usernames', async () => {
    const { agency, agent, by, sql } = await aTeam()
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, {
      ownerUserId: owner.id,
      agentId: agent.personId,
      agencyId: agency.id,
    } as never)
    await sql`update properties set owner_user_id = ${agent.id}, agency_id = ${agency.id},
      agent_id = ${agent.personId} where id = ${id}`
    await change(id, { price: 2_100_000 }, api.by(agent))
    const lines = await linesOf('properties', id, by)
    const price = lines.find(({ what }) => what === 'Price')
    expect(price).toMatchObject({ role: 'Agent', mayUndo: true, who: expect.any(String) })
    expect(lines.map(({ what }) => what)).not.toContain('Owner')
    expect(JSON.stringify(lines)).not.toContain(owner.username)
  })
})

describe('undo', () => {
  async function lineAbout(table: HistoryTable, rowId: number | string, what: string) {
    const line = (await linesOf(table, rowId)).find((one) => one.what === what)
    return { changeId: line?.changeId as number, column: line?.column as string }
  }

  it('reverts a price like an ordinary change, and refuses once it has changed again', async () => {
    const { id } = await listed({ price: 2_650_000 })
    const owner = await api.as('privateUser')
    await change(id, { price: 2_500_000 })
    const first = await lineAbout('properties', id, 'Price')
    const logged = await loggedBy(async () => {
      const { status, body } = await owner(undoChange, first)
      expect(status).toBe(200)
      expect(body.message.replaceAll('\u00a0', ' ')).toBe('Price is R 2 650 000 again.')
    })
    expect(logged).toEqual([['properties', ['price']]])
    expect((await sentences('properties', id))[0]).toBe('Price from R 2 500 000 to R 2 650 000')
    const { status, error } = await owner(undoChange, first)
    expect([status, error.code, error.message]).toEqual([
      409,
      'stale',
      texts.changedSince('Price', 'R\u00a02\u00a0650\u00a0000'),
    ])
  })

  it('reverts a user-defined field together with the fact that cards show', async () => {
    const { id } = await listed()
    await change(id, { propertyUserFields: [{ userDefinedFieldId: 101, value: 5 }] })
    const bedrooms = await lineAbout('properties', id, 'Bedrooms')
    const { body } = await (await api.as('privateUser'))(undoChange, bedrooms)
    expect(body.message).toBe('Bedrooms is 3 again.')
    const { sql } = api.services.database
    const [row] = await sql`select bedrooms from properties where id = ${id}`
    expect(row?.bedrooms).toBe(3)
  })

  it('follows the rules of a week', async () => {
    const { id } = await aWeek(api.services)
    const { sql } = api.services.database
    await sql`update weeks set sell_price = 60000 where id = ${id}`
    const price = await lineAbout('weeks', id, 'Selling price')
    await sql`update weeks set status_id = (select id from statuses where code = 'S') where id = ${id}`
    const admin = await api.as('superAdmin')
    expect((await admin(undoChange, price)).status).toBe(409)
    await sql`update weeks set status_id = (select id from statuses where code = 'AV') where id = ${id}`
    expect((await admin(undoChange, price)).status).toBe(200)
    const [row] = await sql`select sell_price from weeks where id = ${id}`
    expect(row?.sell_price).toBe('68500.00')
  })

  it('works for setup and settings, and not for a field with rules of its own', async () => {
    const admin = await api.as('superAdmin')
    const made = await admin(statuses.create, { code: 'HX', description: 'Held' } as never)
    const { id, version } = made.body as { id: number; version: number }
    await admin(statuses.update, { ...made.body, id, version, description: 'On hold' } as never)
    const undone = await admin(undoChange, await lineAbout('statuses', id, 'Description'))
    expect(undone.body.message).toBe('Description is Held again.')
    const city = await lineAbout('settings', 'company', 'City')
    expect((await admin(undoChange, city)).status).toBe(200)
    const { id: property } = await aProperty(api.services)
    await api.services.database.sql`update properties set published = false where id = ${property}`
    const published = await lineAbout('properties', property, 'Published')
    const { status, error } = await admin(undoChange, published)
    expect([status, error.message]).toEqual([409, texts.notPlain])
  })

  it('is refused to others, for bad input and for what does not exist', async () => {
    const { id } = await listed({ price: 2_650_000 })
    await change(id, { price: 2_500_000 })
    const price = await lineAbout('properties', id, 'Price')
    expect((await (await api.as('agent'))(undoChange, price)).status).toBe(404)
    expect((await (await api.as('designer'))(undoChange, price)).status).toBe(403)
    expect((await api.visitor(undoChange, price)).status).toBe(401)
    const admin = await api.as('superAdmin')
    expect((await admin(undoChange, { changeId: 999_999_999, column: 'price' })).status).toBe(404)
    expect((await admin(undoChange, { changeId: 0, column: '' })).status).toBe(422)
  })
})
