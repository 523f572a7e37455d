import { describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { roles } from '#contract/roles.ts'
import { figureDays, getToday } from '#contract/today/today.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { anOffer } from '../../testing/offer-builders.ts'
import { aPayment } from '../../testing/payment-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { findDue } from './due.service.ts'

const api = useApi({ rateLimit: false })

async function ask() {
  api.services.cache.invalidate()
  const { status, body } = await (await api.as('superAdmin'))(getToday, {})
  expect(status).toBe(200)
  return body
}

describe('what needs attention', () => {
  it('is empty on a quiet day', async () => {
    const { waiting } = await ask()
    for (const kind of Object.values(waiting)) {
      expect(kind).toEqual({ count: 0, oldest: null, items: [] })
    }
  })

  it('lists the first few payments and counts them all; refunds have a due date', async () => {
    const eft = { provider: 'eft', providerRequestId: null } as const
    const first = await aPayment(api.services, eft)
    for (let n = 0; n < 3; n++) await aPayment(api.services, eft)
    await aPayment(api.services, {})
    await aPayment(api.services, { ...eft, state: 'paid', paidAt: new Date() })
    const due = await aPayment(api.services, {
      state: 'refund due',
      refundDueOn: new Date('2026-12-01T09:00:00Z'),
    })
    const { payments, refunds } = (await ask()).waiting
    expect([payments.count, payments.items.length]).toEqual([4, 3])
    expect(payments.oldest).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(payments.items[0]).toEqual({
      id: first.id,
      reference: first.reference,
      listing: expect.stringMatching(/^TW-\d+, Cabana Beach, 27 Fri$/),
      payer: 'Thandi Nkosi',
      amount: 380,
    })
    expect(refunds.items).toMatchObject([{ id: due.id, dueOn: '2026-12-01' }])
  })

  it('counts weeks that are paid but not verified, and not those that await payment', async () => {
    const { id } = await aWeek(api.services, {})
    await aWeek(api.services, { verified: true })
    await aWeek(api.services, { status: 'AP' })
    await aWeek(api.services, { deletedAt: new Date() })
    const { weeks } = (await ask()).waiting
    expect(weeks.count).toBe(1)
    expect(weeks.items).toMatchObject([{ id, title: 'Cabana Beach, 27 Fri' }])
  })

  it('shows how many days are left for a privacy request', async () => {
    const { sql } = api.services.database
    await sql`insert into privacy_requests (kind, email, name, due_on, state) values
      ('deletion', 'late@example.com', '', ${addDays(today(), -2)}, 'open'),
      ('access', 'soon@example.com', 'Sipho Dube', ${addDays(today(), 5)}, 'open'),
      ('access', 'done@example.com', 'Done', ${today()}, 'answered')`
    const { privacyRequests } = (await ask()).waiting
    expect(privacyRequests.count).toBe(2)
    expect(privacyRequests.items).toMatchObject([
      { name: 'late@example.com', kind: 'deletion', daysLeft: -2 },
      { name: 'Sipho Dube', kind: 'access', daysLeft: 5 },
    ])
  })

  it('lists failed emails, open alerts and agencies to check', async () => {
    const { sql } = api.services.database
    await sql`insert into outbox ("to", subject, html, text, usage, state, message_id) values
      ('gone@example.com', 'Your offer', '<p>', 'x', 'ContactUs', 'failed', '<today-1>'),
      ('here@example.com', 'Your offer', '<p>', 'x', 'ContactUs', 'queued', '<today-2>')`
    await sql`with event as (insert into payment_events (provider, kind, outcome)
        values ('payfast', 'notify', 'refused') returning id)
      insert into payment_alerts (event_id, kind) select id, 'forged' from event`
    const agency = await anAgency(api.services, { verified: false, name: 'Moreleta Homes' })
    await anAgency(api.services, {})
    const { mails, paymentAlerts, agencies } = (await ask()).waiting
    expect([mails.count, mails.items[0]?.to]).toEqual([1, 'gone@example.com'])
    expect(paymentAlerts.items).toMatchObject([{ kind: 'forged', payment: null }])
    expect(agencies).toMatchObject({ count: 1, items: [{ id: agency.id, name: 'Moreleta Homes' }] })
  })

  it('lists published listings past their hide date, but not a sold week', async () => {
    const been = { published: true, arrivalDate: '2026-07-03', departureDate: '2026-07-10' }
    const week = await aWeek(api.services, been)
    await aWeek(api.services, { ...been, published: false, verified: true })
    await aWeek(api.services, { ...been, status: 'S', hideAfter: addDays(today(), 3) })
    const house = await aProperty(api.services, { status: 'S', hideAfter: addDays(today(), -1) })
    const { pastListings } = (await ask()).waiting
    expect(pastListings.items).toMatchObject([
      { kind: 'week', id: week.id, day: '2026-07-10' },
      { kind: 'property', id: house.id, day: addDays(today(), -1) },
    ])
    expect(pastListings.count).toBe(2)
  })
})

describe('what is due', () => {
  it('has a line each with a link, earliest first: listings, certificates, campaigns, refunds and holidays', async () => {
    const { sql } = api.services.database
    const agency = await anAgency(api.services, { name: 'Due Homes' })
    await sql`update agencies set ffc_valid_until = ${addDays(today(), -3)}, ffc_number = 'F77'
      where id = ${agency.id}`
    const house = await aProperty(api.services, { status: 'S', hideAfter: addDays(today(), 2) })
    await aProperty(api.services, { status: 'S', hideAfter: addDays(today(), 31) })
    const [campaign] = await sql`insert into campaigns (name, start_date, end_date, is_timeshare)
      values ('December special', ${addDays(today(), 4)}, ${addDays(today(), 60)}, true) returning id`
    const refund = await aPayment(api.services, {
      state: 'refund due',
      refundDueOn: new Date(`${addDays(today(), 5)}T09:00:00Z`),
    })
    const own = [
      links.agency(agency.id),
      links.editProperty(house.id),
      links.landingPage(Number(campaign?.id), true),
      links.payment(refund.id),
    ]
    const lines = (await ask()).due.filter(({ link }) => link !== null && own.includes(link))
    expect(lines).toEqual([
      {
        day: addDays(today(), -3),
        kind: 'certificate',
        title: 'Due Homes',
        note: 'FFC F77 has expired',
        link: links.agency(agency.id),
      },
      expect.objectContaining({ kind: 'listing', link: links.editProperty(house.id) }),
      expect.objectContaining({
        title: 'December special',
        note: 'Campaign starts',
        link: links.landingPage(Number(campaign?.id), true),
      }),
      expect.objectContaining({
        day: addDays(today(), 5),
        note: 'Refund due. Thandi Nkosi',
        link: links.payment(refund.id),
      }),
    ])
  })

  it('includes the holidays', async () => {
    const december = await findDue(api.services.database.db, '2026-12-01')
    expect(december.filter(({ kind }) => kind === 'holiday').map(({ title }) => title)).toEqual([
      'December holidays 2026',
      'Day of Reconciliation',
      'Christmas Day',
      'Day of Goodwill',
    ])
  })
})

describe('the backups', () => {
  const add = (state: string, hoursAgo: number, lateInHours: number) =>
    api.services.database.sql`
      insert into backups (started_at, finished_at, state, host, file, bytes, error, late_after)
      select at, at, ${state}, 'host', 'a.backup', 123456,
        case when ${state} = 'failed' then 'The disk is full' end, now() + make_interval(hours => ${lateInHours})
      from (select now() - make_interval(hours => ${hoursAgo}) as at) t`

  it('are shown with the age and size of the last, and need attention if one failed or is late', async () => {
    expect((await ask()).lastBackup).toBeNull()
    await add('complete', 5, 1)
    const fine = await ask()
    expect(fine.waiting.backups.count).toBe(0)
    expect(fine.lastBackup).toMatchObject({ bytes: 123_456 })
    expect(Math.round((fine.lastBackup?.ageSeconds ?? 0) / 3600)).toBe(5)
    await add('failed', 1, 40)
    const failed = await ask()
    expect(failed.lastBackup).toMatchObject({ bytes: 123_456 })
    expect(failed.waiting.backups).toEqual({
      count: 1,
      oldest: failed.lastBackup?.finishedAt,
      items: [{ problem: 'failed', error: 'The disk is full' }],
    })
    await add('complete', 0, -1)
    const late = await ask()
    expect(late.waiting.backups.items).toEqual([{ problem: 'late', error: null }])
    await api.services.database.sql`delete from backups`
  })
})

describe('the statistics', () => {
  it('count each of the last thirty days, and nothing older', async () => {
    const { sql } = api.services.database
    await anOffer(api)
    const old = new Date(Date.now() - 40 * 86_400_000)
    const before = (await ask()).figures
    await sql`insert into search_log (created_at, user_name, type, value) values
      (now(), 'Unknown', 'Residential', 'Lynnwood, Pretoria; up to R 2 500 000'),
      (now(), 'Unknown', 'Commercial', 'lynnwood, pretoria'),
      (now(), 'Unknown', 'Residential', 'Pretoria'),
      (now(), 'Unknown', 'Residential', 'types 1, 2'),
      (now(), 'Unknown', 'Timeshare', 'Lynnwood, Pretoria'),
      (${old}, 'Unknown', 'Residential', 'Lynnwood, Pretoria')`
    await aPayment(api.services, { state: 'paid', paidAt: old })
    const { days, suburbs, live, openOffers } = (await ask()).figures
    expect(days).toHaveLength(figureDays)
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([addDays(today(), -29), today()])
    const last = days.at(-1)
    expect(last?.searches).toBe((before.days.at(-1)?.searches ?? 0) + 5)
    expect(last?.payments).toBe(380)
    expect(last?.offers).toBe(1)
    expect(last?.listings).toBeGreaterThan(5)
    expect(days.slice(0, -1).every(({ payments }) => payments === 0)).toBe(true)
    expect(suburbs).toEqual([{ suburb: 'Lynnwood', city: 'Pretoria', searches: 2 }])
    expect(live.properties).toBeGreaterThan(0)
    expect(openOffers).toEqual({ count: 1, amount: 1_400_000 })
  })

  it('are counted once a minute; items that need attention are always current', async () => {
    const admin = await api.as('superAdmin')
    const first = (await admin(getToday, {})).body
    await anOffer(api)
    await anAgency(api.services, { verified: false })
    const second = (await admin(getToday, {})).body
    expect(second.figures).toEqual(first.figures)
    expect(second.waiting.agencies.count).toBe(first.waiting.agencies.count + 1)
  })
})

it('Today is for Super Admins only', async () => {
  expect((await api.visitor(getToday, {})).status).toBe(401)
  for (const role of roles.filter((one) => one !== 'superAdmin')) {
    const { status, error } = await api.by(await aUser(api.services, { role }))(getToday, {})
    expect([role, status, error.code]).toEqual([role, 403, 'notAllowed'])
  }
})
