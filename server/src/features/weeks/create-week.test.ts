import { describe, expect, it } from 'vitest'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { createWeek, getWeekTemplate } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { countWeeks, customOwner, goodWeek } from '../../testing/week-builders.ts'

const api = useApi()

async function mailsAbout(id: number) {
  const rows = await api.services.database.sql`select usage, "to", subject, html from outbox
    where dedupe_key like ${`week loaded:${id}:%`} order by id`
  return rows as unknown as { usage: string; to: string; subject: string; html: string }[]
}

describe('listing a week', () => {
  it('needs a login', async () => {
    expect((await api.visitor(createWeek, goodWeek)).status).toBe(401)
    expect((await api.visitor(getWeekTemplate, {})).status).toBe(401)
  })

  it('returns a blank form', async () => {
    const seller = await api.as('privateUser')
    const { body } = await seller(getWeekTemplate, {})
    expect(body).toMatchObject({ consent: true, unitNumber: '', sellPrice: null, regionId: 1 })
  })

  it('stores the week for the current user, awaiting its EFT', async () => {
    const user = await aUser(api.services)
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
    const { sql } = api.services.database
    const [row] =
      await sql`select created_by, owner_user_id, unit_configuration_id from weeks where id = ${body.id}`
    expect(row).toEqual({ created_by: user.id, owner_user_id: user.id, unit_configuration_id: 8 })
    const consents = await sql`select purpose, given from consents where week_id = ${body.id}`
    expect([...consents]).toEqual([{ purpose: 'listing', given: true }])
    const [log] =
      await sql`select actor_user_id from change_log where table_name = 'weeks' and row_id = ${String(body.id)}`
    expect(log?.actor_user_id).toBe(user.id)
  })

  it('stores amounts to the cent and refuses those it would have to round', async () => {
    const seller = await api.as('privateUser')
    const amounts = { levyAmount: 7000.55, sellPrice: '68 500,05', askingPrice: 0.1 }
    const { body } = await seller(createWeek, { ...goodWeek, ...amounts })
    expect(body).toMatchObject({ levyAmount: 7000.55, sellPrice: 68_500.05, askingPrice: 0.1 })
    const before = await countWeeks(api.services)
    const { status, error } = await seller(createWeek, {
      ...goodWeek,
      levyAmount: 7000.555,
      sellPrice: '68.500',
      askingPrice: '-1',
    })
    expect([status, error.fields]).toEqual([
      422,
      {
        levyAmount: amountTexts.decimals,
        sellPrice: amountTexts.ambiguous,
        askingPrice: amountTexts.negative,
      },
    ])
    expect(await countWeeks(api.services)).toBe(before)
  })

  it('ignores id, owner, status, verification and publication from the client', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services)
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
    const user = await aUser(api.services)
    expect((await admin(createWeek, { ...goodWeek, ownerId: user.id })).body.ownerId).toBe(user.id)
    const { status, error } = await admin(createWeek, { ...goodWeek, ownerId: 999_999 })
    expect([status, Object.keys(error.fields)]).toEqual([422, ['ownerId']])
  })

  it('records the agent on what they list, with the owner they name', async () => {
    const agency = await anAgency(api.services, { name: 'Moreleta Homes' })
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
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
    const [row] = await api.services.database
      .sql`select id_number_encrypted as sealed from week_owners where week_id = ${body.id}`
    expect(row?.sealed).toMatch(/^enc:/)
    expect((await mailsAbout(body.id)).map(({ usage, to }) => `${usage} ${to}`)).toEqual([
      'WeekLoaded-Owner johanna@example.com',
      `WeekLoaded-Agent ${agent.email}`,
      'WeekLoaded-Company hello@jacaranda.example',
    ])
  })

  it('accepts the agent who referred the seller only if agency and agent match', async () => {
    const agency = await anAgency(api.services)
    const other = await anAgency(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const seller = api.by(await aUser(api.services))
    const pair = { referedByAgent: true, agencyId: agency.id, agentId: agent.personId }
    expect((await seller(createWeek, { ...goodWeek, ...pair })).body.agentId).toBe(agent.personId)
    const { status, error } = await seller(createWeek, { ...goodWeek, ...pair, agencyId: other.id })
    expect([status, error.fields]).toEqual([
      422,
      { agentId: 'Please select an agent from this agency!' },
    ])
    const unasked = await seller(createWeek, {
      ...goodWeek,
      ...pair,
      referedByAgent: false,
      listAgain: true,
    })
    expect(unasked.body).toMatchObject({ agentId: null, agencyId: null, referedByAgent: false })
  })

  it('emails the owner a summary', async () => {
    const user = await aUser(api.services)
    const { body } = await api.by(user)(createWeek, goodWeek)
    const [mail] = await mailsAbout(body.id)
    expect(mail).toMatchObject({
      usage: 'WeekLoaded-Owner',
      to: user.email,
      subject: 'We received your week at Cabana Beach',
    })
    expect(mail?.html).toContain(body.weekReference)
    expect(mail?.html).toContain(`/timeshare/${body.id}`)
    expect(mail?.html).not.toMatch(/\[(Resort|User|System)\./)
  })

  it('accepts a custom resort name, with the selected region', async () => {
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
      disclosure: {
        accommodationType: 'Self-catering flat',
        legalBasis: 'club',
        schemeName: 'Blouberg Heights',
      },
    })
  })

  it('defaults to region 1', async () => {
    const seller = api.by(await aUser(api.services))
    const { regionId: _none, ...week } = goodWeek
    const other = { ...week, resortCode: 'Other', otherResortName: 'Nowhere in particular' }
    const { status, body } = await seller(createWeek, other)
    expect([status, body.regionId]).toEqual([200, 1])
  })

  it('takes region and disclosure from the resort', async () => {
    const seller = api.by(await aUser(api.services))
    const { body } = await seller(createWeek, { ...goodWeek, regionId: 13 })
    expect(body.regionCode).toBe('NCST')
    expect(body.disclosure.schemeName).toBe('Cabana Beach')
    expect(body.disclosure.legalBasis).not.toBeNull()
  })

  it.each([
    [{ resortCode: 'NOSUCH' }, { resortCode: 'Please select a resort!' }],
    [{ resortCode: '' }, { resortCode: 'Please select a resort!' }],
    [
      { resortCode: 'Other', otherResortName: 'X', regionId: 9999 },
      { regionId: 'Please select a region!' },
    ],
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
  ])('refuses %j with its exact message and stores nothing', async (wrong, fields) => {
    const seller = await api.as('privateUser')
    const before = await countWeeks(api.services)
    const { status, error } = await seller(createWeek, { ...goodWeek, ...wrong } as never)
    expect([status, error.message]).toEqual([
      422,
      'Please check form and correct all input fields!',
    ])
    expect(error.fields).toEqual(fields)
    expect(await countWeeks(api.services)).toBe(before)
  })

  it('requires the spouse of an owner in community of property, from the form or the profile', async () => {
    const user = await aUser(api.services)
    const words = 'Please ensure that you add spouse details.'
    const typed = { customOwner: true, ownerObject: { ...customOwner, howMarried: 1 } }
    expect((await api.by(user)(createWeek, { ...goodWeek, ...typed })).error.message).toBe(words)
    await api.services.database
      .sql`update individuals set how_married = 1 where user_id = ${user.id}`
    const { status, error } = await api.by(user)(createWeek, goodWeek)
    expect([status, error.message]).toEqual([422, words])
    await api.services.database
      .sql`update individuals set spouse_name = 'Piet', spouse_surname = 'Nkosi' where user_id = ${user.id}`
    expect((await api.by(user)(createWeek, goodWeek)).status).toBe(200)
  })

  it('creates one week if it is sent twice with the same key', async () => {
    const user = await aUser(api.services)
    const options = { headers: { 'idempotency-key': 'week-1' } }
    const first = await api.by(user)(createWeek, goodWeek, options)
    const second = await api.by(user)(createWeek, goodWeek, options)
    expect(second.body.id).toBe(first.body.id)
    expect(
      (await api.services.database.sql`select id from weeks where owner_user_id = ${user.id}`)
        .length,
    ).toBe(1)
  })
})
