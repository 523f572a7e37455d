import { describe, expect, it } from 'vitest'
import { createWeek, getWeek, getWeekOwner, getWeekTemplate, updateWeek } from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aWeek, countWeeks, customOwner, goodWeek } from '../../testing/week-builders.ts'

const api = useApi()

async function mailsAbout(id: number) {
  const rows = await api.parts.database.sql`select usage, "to", subject, html from outbox
    where dedupe_key like ${`week loaded:${id}:%`} order by id`
  return rows as unknown as { usage: string; to: string; subject: string; html: string }[]
}

describe('listing a week', () => {
  it('needs a login', async () => {
    expect((await api.visitor(createWeek, goodWeek)).status).toBe(401)
    expect((await api.visitor(getWeekTemplate, {})).status).toBe(401)
  })

  it('gives a blank form with no data', async () => {
    const seller = await api.as('privateUser')
    const { body } = await seller(getWeekTemplate, {})
    expect(body).toMatchObject({ consent: true, unitNumber: '', sellPrice: null })
  })

  it('stores the week of the one who is logged in, waiting for its EFT', async () => {
    const user = await aUser(api.parts)
    const { status, body } = await api.by(user)(createWeek, { ...goodWeek, mandate: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      resortName: 'Cabana Beach',
      region: 'Umhlanga and Dolphin Coast',
      season: 'Peak 3',
      bedrooms: '2',
      sellPrice: 68500,
      levyPerNight: 1691.43,
      weekNumber: 27,
      status: { id: 1033, code: 'APEFT' },
      statusId: 1033,
      publish: false,
      verified: false,
      paid: false,
      isTender: false,
      pulbishedDate: null,
      ownerId: user.id,
      owner: 'Thandi Nkosi',
      customOwner: false,
      agentId: null,
      schoolHoliday: { code: '2027-winter' },
      may: { edit: true, publish: false, unpublish: false, verify: false, remove: true },
    })
    expect(body.weekReference).toMatch(/^TW-\d{5}$/)
    expect(body.mandateDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const { sql } = api.parts.database
    const [row] = await sql`select created_by, owner_user_id, unit_configuration_id from weeks where id = ${body.id}`
    expect(row).toEqual({ created_by: user.id, owner_user_id: user.id, unit_configuration_id: 8 })
    const consents = await sql`select purpose, given from consents where week_id = ${body.id}`
    expect([...consents]).toEqual([{ purpose: 'listing', given: true }])
    const [log] = await sql`select actor_user_id from change_log where table_name = 'weeks' and row_id = ${String(body.id)}`
    expect(log?.actor_user_id).toBe(user.id)
  })

  it('ignores whatever a client says about id, owner, status, verification and publication', async () => {
    const user = await aUser(api.parts)
    const other = await aUser(api.parts)
    const { body } = await api.by(user)(createWeek, {
      ...goodWeek,
      id: 77777,
      ownerId: other.id,
      createdBy: other.id,
      statusId: 1032,
      publish: true,
      isPublished: true,
      verified: true,
      isTender: true,
      pulbishedDate: '2020-01-01T00:00:00',
      agentId: 1,
      agencyId: 1,
      ownerObject: customOwner,
    } as never)
    expect(body.id).not.toBe(77777)
    expect(body).toMatchObject({
      ownerId: user.id,
      statusId: 1033,
      publish: false,
      verified: false,
      isTender: false,
      pulbishedDate: null,
      agentId: null,
      agencyId: null,
      customOwner: false,
    })
    expect(body.ownerObject?.name).toBe('Thandi')
  })

  it('lets a Super Admin choose the owner, who must exist', async () => {
    const admin = await api.as('superAdmin')
    const user = await aUser(api.parts)
    expect((await admin(createWeek, { ...goodWeek, ownerId: user.id })).body.ownerId).toBe(user.id)
    const { status, error } = await admin(createWeek, { ...goodWeek, ownerId: 999_999 })
    expect([status, Object.keys(error.fields)]).toEqual([422, ['ownerId']])
  })

  it('puts an agent’s own name on what they list, with the owner they name', async () => {
    const agency = await anAgency(api.parts, { name: 'Moreleta Homes' })
    const agent = await aUser(api.parts, { role: 'agent', agencyId: agency.id })
    const { body } = await api.by(agent)(createWeek, {
      ...goodWeek,
      customOwner: true,
      ownerObject: { ...customOwner, idNumber: '8001015009087', address: { city: 'Pretoria' } },
      agentId: 424242,
    } as never)
    expect(body).toMatchObject({
      agentId: agent.personId,
      agencyId: agency.id,
      agencyName: 'Moreleta Homes',
      referedByAgent: true,
      customOwner: true,
      owner: 'Johanna van Wyk',
      practitioner: { agencyName: 'Moreleta Homes' },
    })
    expect(body.ownerObject).toMatchObject({
      emailAddress: 'johanna@example.com',
      cellNumber: '+27835550162',
      idNumber: '800101•••••87',
      address: { city: 'Pretoria' },
    })
    const [row] = await api.parts.database.sql`select id_number_encrypted as sealed from week_owners where week_id = ${body.id}`
    expect(row?.sealed).toMatch(/^enc:/)
    expect((await mailsAbout(body.id)).map(({ usage, to }) => `${usage} ${to}`)).toEqual([
      'WeekLoaded-Owner johanna@example.com',
      'WeekLoaded-Owner hello@jacaranda.example',
      `WeekLoaded-Agent ${agent.email}`,
      'WeekLoaded-Agent hello@jacaranda.example',
    ])
  })

  it('takes the agent who referred the seller only when agency and agent belong together', async () => {
    const agency = await anAgency(api.parts)
    const other = await anAgency(api.parts)
    const agent = await aUser(api.parts, { role: 'agent', agencyId: agency.id })
    const seller = await api.as('privateUser')
    const pair = { referedByAgent: true, agencyId: agency.id, agentId: agent.personId }
    expect((await seller(createWeek, { ...goodWeek, ...pair })).body.agentId).toBe(agent.personId)
    const { status, error } = await seller(createWeek, { ...goodWeek, ...pair, agencyId: other.id })
    expect([status, error.fields]).toEqual([422, { agentId: 'Please select an agent of this agency!' }])
    const unasked = await seller(createWeek, { ...goodWeek, ...pair, referedByAgent: false })
    expect(unasked.body).toMatchObject({ agentId: null, agencyId: null, referedByAgent: false })
  })

  it('mails the owner what they told us', async () => {
    const user = await aUser(api.parts)
    const { body } = await api.by(user)(createWeek, goodWeek)
    const [mail] = await mailsAbout(body.id)
    expect(mail).toMatchObject({ usage: 'WeekLoaded-Owner', to: user.email, subject: 'Your week at Cabana Beach is with us' })
    expect(mail?.html).toContain(body.weekReference)
    expect(mail?.html).toContain(`/timeshare/${body.id}`)
    expect(mail?.html).not.toMatch(/\[(Resort|User|System)\./)
  })

  it('takes a resort of its own name, with the region that was chosen', async () => {
    const seller = await api.as('privateUser')
    const { body } = await seller(createWeek, {
      ...goodWeek,
      resortCode: 'Other',
      otherResortName: 'Blouberg Heights',
      regionId: 13,
      accommodationType: 'Self-catering flat',
      legalBasis: 'club',
    })
    expect(body).toMatchObject({
      resortName: 'Blouberg Heights',
      resortCode: '',
      otherResort: true,
      regionId: 13,
      disclosure: { accommodationType: 'Self-catering flat', legalBasis: 'club', schemeName: 'Blouberg Heights' },
    })
  })

  it('takes region and disclosure from the resort', async () => {
    const seller = await api.as('privateUser')
    const { body } = await seller(createWeek, { ...goodWeek, regionId: 13 })
    expect(body.regionCode).toBe('NCST')
    expect(body.disclosure.schemeName).toBe('Cabana Beach')
    expect(body.disclosure.legalBasis).not.toBeNull()
  })

  it.each([
    [{ resortCode: 'NOSUCH' }, { resortCode: 'Please select a resort!' }],
    [{ resortCode: '' }, { resortCode: 'Please select a resort!' }],
    [{ resortCode: 'Other', otherResortName: 'X', regionId: 9999 }, { regionId: 'Please select a region!' }],
    [{ resortCode: 'Other' }, { otherResortName: 'Other Resort Name is required!' }],
    [{ unitNumber: ' ' }, { unitNumber: 'Unit Number is required!' }],
    [{ module: '' }, { module: 'Week Module is required!' }],
    [{ season: 'Purple' }, { season: 'Please select a season!' }],
    [{ bedrooms: '9' }, { bedrooms: 'Please select Bedroom/s!' }],
    [{ maxSleep: 3 }, { maxSleep: 'Please select maximum sleeper!' }],
    [{ weekType: 7 }, { weekType: 'Please select Week Type!' }],
    [{ levyAmount: null }, { levyAmount: 'Levy Amount is required!' }],
    [{ currentYearBanked: true }, { bankedWith: 'Please select a Banking Entity!' }],
    [{ arrivalDate: '' }, { arrivalDate: 'Arrival Date is Required!' }],
    [{ departureDate: '1753-01-01' }, { departureDate: 'Departure Date is Required!' }],
    [{ sellPrice: 0 }, { sellPrice: 'Selling Price is Required!' }],
  ])('refuses %j with its exact words and stores nothing', async (wrong, fields) => {
    const seller = await api.as('privateUser')
    const before = await countWeeks(api.parts)
    const { status, error } = await seller(createWeek, { ...goodWeek, ...wrong } as never)
    expect([status, error.message]).toEqual([422, 'Please check form and correct all input fields!'])
    expect(error.fields).toEqual(fields)
    expect(await countWeeks(api.parts)).toBe(before)
  })

  it('asks an owner in community of property for the spouse, typed or in the profile', async () => {
    const user = await aUser(api.parts)
    const words = 'Please ensure that you add spouse details.'
    const typed = { customOwner: true, ownerObject: { ...customOwner, howMarried: 1 } }
    expect((await api.by(user)(createWeek, { ...goodWeek, ...typed })).error.message).toBe(words)
    await api.parts.database.sql`update individuals set how_married = 1 where user_id = ${user.id}`
    const { status, error } = await api.by(user)(createWeek, goodWeek)
    expect([status, error.message]).toEqual([422, words])
    await api.parts.database.sql`update individuals set spouse_name = 'Piet', spouse_surname = 'Nkosi' where user_id = ${user.id}`
    expect((await api.by(user)(createWeek, goodWeek)).status).toBe(200)
  })

  it('makes one week when it is sent twice with the same key', async () => {
    const user = await aUser(api.parts)
    const options = { headers: { 'idempotency-key': 'week-1' } }
    const first = await api.by(user)(createWeek, goodWeek, options)
    const second = await api.by(user)(createWeek, goodWeek, options)
    expect(second.body.id).toBe(first.body.id)
    expect((await api.parts.database.sql`select id from weeks where owner_user_id = ${user.id}`).length).toBe(1)
  })
})

describe('changing a week', () => {
  async function listed(facts: Parameters<typeof aWeek>[1] = {}) {
    const owner = await aUser(api.parts)
    const { id } = await aWeek(api.parts, { ownerUserId: owner.id, ...facts })
    return { id, owner, send: api.by(owner) }
  }

  it('keeps what is not sent and raises the version', async () => {
    const { id, send } = await listed({ published: true })
    const { status, body } = await send(updateWeek, { id, version: 1, sellPrice: 70_000, currentYearBanked: true, bankedWith: 'RCI' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ sellPrice: 70_000, unitNumber: '1204', bankedWith: 'RCI', version: 2, publish: true })
  })

  it('is refused when someone else saved it in between', async () => {
    const { id, send } = await listed()
    await send(updateWeek, { id, version: 1, unitNumber: 'A' })
    const { status, error } = await send(updateWeek, { id, version: 1, unitNumber: 'B' })
    expect([status, error.code]).toEqual([409, 'stale'])
  })

  it('of another owner is as absent as none at all', async () => {
    const { id } = await listed({ published: true })
    const stranger = await api.as('privateUser')
    expect((await stranger(updateWeek, { id, version: 1, sellPrice: 1 })).status).toBe(404)
    expect((await stranger(updateWeek, { id: 999_999, version: 1 })).status).toBe(404)
    expect((await api.visitor(updateWeek, { id, version: 1 })).status).toBe(401)
  })

  it('leaves owner, agent, tender, verification and publication as they are', async () => {
    const { id, owner, send } = await listed()
    const { body } = await send(updateWeek, {
      id, version: 1, ownerId: 1, agentId: 1, agencyId: 1, isTender: true, verified: true, publish: true, isPublished: true,
    } as never)
    expect(body).toMatchObject({ ownerId: owner.id, agentId: null, isTender: false, verified: false, publish: false })
  })

  it('lets the owner say that an EFT is coming, and nothing else about the status', async () => {
    const { id, send } = await listed({ status: 'AP' })
    expect((await send(updateWeek, { id, version: 1, statusId: 1032 })).body.status?.code).toBe('AP')
    expect((await send(updateWeek, { id, version: 2, statusId: 1033 })).body.status?.code).toBe('APEFT')
    const paid = await listed()
    expect((await paid.send(updateWeek, { id: paid.id, version: 1, statusId: 1033 })).body.status?.code).toBe('AV')
  })

  it('lets a Super Admin set any status of weeks; a sold week gets its last day', async () => {
    const { id } = await listed({ status: 'APEFT' })
    const admin = await api.as('superAdmin')
    const paid = await admin(updateWeek, { id, version: 1, statusId: 1032 })
    expect(paid.body).toMatchObject({ paid: true, state: 'paid' })
    const sold = await admin(updateWeek, { id, version: 2, statusId: 1035 })
    expect(sold.body.hideAfter).toMatch(/^\d{4}-/)
    expect((await admin(updateWeek, { id, version: 3, statusId: 1041 })).status).toBe(422)
  })

  it('is over for the owner when the week is sold', async () => {
    const { id, send } = await listed({ status: 'S' })
    const { status, error } = await send(updateWeek, { id, version: 1, sellPrice: 1000 })
    expect([status, error.message]).toEqual([409, 'This week is sold.'])
  })

  it('checks the rules that hang on what is stored', async () => {
    const { id, send } = await listed()
    expect((await send(updateWeek, { id, version: 1, currentYearBanked: true })).error.fields).toEqual({
      bankedWith: 'Please select a Banking Entity!',
    })
    expect((await send(updateWeek, { id, version: 1, departureDate: '2027-07-01' })).error.fields).toHaveProperty('departureDate')
    expect((await send(updateWeek, { id, version: 1, unitNumber: '' })).error.fields).toEqual({
      unitNumber: 'Unit Number is required!',
    })
    const other = await send(updateWeek, { id, version: 1, resortCode: 'Other' })
    expect(other.error.fields).toEqual({ otherResortName: 'Other Resort Name is required!' })
  })

  it('normalises the owner who has no account', async () => {
    const { id, send } = await listed({ ownerName: 'Johanna' })
    const { body } = await send(updateWeek, {
      id,
      version: 1,
      price: 72_000,
      ownerObject: { name: 'petrus', cellNumber: '', telephone: '', spouseCellnumber: '', surname: 'botha' },
    })
    expect(body.ownerObject).toMatchObject({
      name: 'Petrus',
      surname: 'Botha',
      cellNumber: '+27835550162',
      telephone: '+27125550162',
      spouseCellnumber: null,
    })
    expect(body.askingPrice).toBe(72_000)
  })

  it('lets a Super Admin turn a week over to an owner without an account and back', async () => {
    const { id, send } = await listed()
    const admin = await api.as('superAdmin')
    const refused = await admin(updateWeek, { id, version: 1, customOwner: true, ownerObject: { name: 'Johanna' } })
    expect(refused.error.fields).toMatchObject({ 'ownerObject.surname': 'Surname is Required!' })
    const custom = await admin(updateWeek, { id, version: 1, customOwner: true, ownerObject: customOwner })
    expect(custom.body.owner).toBe('Johanna Van Wyk')
    expect((await send(updateWeek, { id, version: 2, customOwner: false })).body.customOwner).toBe(true)
    const back = await admin(updateWeek, { id, version: 3, customOwner: false })
    expect(back.body).toMatchObject({ customOwner: false, owner: 'Thandi Nkosi' })
  })

  it('notes a withdrawn consent', async () => {
    const { id, send } = await listed()
    await send(updateWeek, { id, version: 1, consent: false })
    const rows = await api.parts.database.sql`select given from consents where week_id = ${id}`
    expect([...rows]).toEqual([{ given: false }])
  })
})

describe('the owner who has no account', () => {
  it('is shown to those who look after the week alone', async () => {
    const agency = await anAgency(api.parts)
    const agent = await aUser(api.parts, { role: 'agent', agencyId: agency.id })
    const boss = await aUser(api.parts, { role: 'agency', agencyId: agency.id })
    const { id } = await aWeek(api.parts, {
      published: true,
      ownerName: 'Johanna',
      agentId: agent.personId,
      agencyId: agency.id,
    })
    const admin = await api.as('superAdmin')
    for (const send of [api.by(agent), api.by(boss), admin]) {
      expect((await send(getWeekOwner, { weekId: id })).body).toMatchObject({ name: 'Johanna' })
    }
    const stranger = await api.as('agent')
    expect((await stranger(getWeekOwner, { weekId: id })).status).toBe(404)
    expect((await api.visitor(getWeekOwner, { weekId: id })).status).toBe(401)
    const { body } = await api.visitor(getWeek, { id })
    expect(JSON.stringify(body)).not.toMatch(/Johanna|example\.com|Thandi/)
  })

  it('is absent where the owner has an account', async () => {
    const owner = await aUser(api.parts)
    const { id } = await aWeek(api.parts, { ownerUserId: owner.id })
    expect((await api.by(owner)(getWeekOwner, { weekId: id })).status).toBe(404)
  })
})
