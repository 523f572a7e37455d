import { describe, expect, it } from 'vitest'
import { getIndividual, updateIndividual } from '#contract/accounts/individuals.calls.ts'
import { getAgent, updateAgent } from '#contract/agencies/agents.calls.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import {
  getAgencyHistory,
  getAgentHistory,
  getRecordHistory,
  undoChange,
} from '#contract/change-log/record-history.calls.ts'
import { links } from '#contract/links.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { updateWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { recordHistory } from '../../testing/record-history.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const { linesOf, sentences, listed, change, moveCompany, loggedBy } = recordHistory(api)
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
    const city = await moveCompany('Centurion')
    expect((await sentences('settings', 'company'))[0]).toBe(`City from ${city} to Centurion`)
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
