import { describe, expect, it } from 'vitest'
import { publishProperty, unpublishProperty } from '#contract/properties/properties.calls.ts'
import { addDays, formatDay, today } from '#contract/values/day.ts'
import { publishWeek, unpublishWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { hidePastProperties } from '../properties/publish-property.service.ts'
import { hidePastWeeks } from '../weeks/publish-week.service.ts'
import { warnOfExpiry } from './listing-emails.ts'

const api = useApi()

const usagesTo = async ({ email }: { email: string }) =>
  (await api.services.database.sql`select usage from outbox where "to" = ${email} order by id`).map(
    ({ usage }) => usage,
  )

describe('the seller of a week', () => {
  it('is notified when someone else verifies, publishes or unpublishes it, once each', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id })
    const admin = await api.as('superAdmin')
    for (const call of [verifyWeek, verifyWeek, publishWeek, publishWeek]) await admin(call, { id })
    expect(await usagesTo(owner)).toEqual(['ListingVerified', 'ListingPublished'])
    for (const call of [unpublishWeek, unpublishWeek]) await admin(call, { id })
    expect((await usagesTo(owner)).slice(2)).toEqual(['ListingHidden'])
  })

  it('is not notified of their own actions, but their agent is', async () => {
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const facts = { ownerUserId: owner.id, agentId: agent.personId, agencyId: agency.id }
    const { id } = await aWeek(api.services, { ...facts, verified: true })
    expect((await api.by(owner)(publishWeek, { id })).status).toBe(200)
    expect(await usagesTo(owner)).toEqual([])
    expect(await usagesTo(agent)).toEqual(['ListingPublished'])
  })

  it('is addressed by name, and so is their agent', async () => {
    const { sql } = api.services.database
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    await sql`update individuals set name = 'Johanna', surname = 'van Wyk' where id = ${owner.personId}`
    const facts = { ownerUserId: owner.id, agentId: agent.personId, agencyId: agency.id }
    const { id } = await aWeek(api.services, { ...facts, verified: true })
    await (
      await api.as('superAdmin')
    )(publishWeek, { id })
    const mails = await sql`select "to", html from outbox
      where "to" in (${owner.email}, ${agent.email}) order by "to" = ${agent.email}`
    expect(mails.map(({ to, html }) => [to, /Good day [^<]+/.exec(html as string)?.[0]])).toEqual([
      [owner.email, 'Good day Johanna van Wyk,'],
      [agent.email, 'Good day Thandi Nkosi,'],
    ])
  })

  it('is not notified if the change is refused', async () => {
    const owner = await aUser(api.services)
    const { id } = await aWeek(api.services, { ownerUserId: owner.id, status: 'AP' })
    expect((await (await api.as('superAdmin'))(publishWeek, { id })).status).toBe(409)
    expect(await usagesTo(owner)).toEqual([])
  })
})

describe('the seller of a property', () => {
  it('is notified when someone else publishes or unpublishes it', async () => {
    const owner = await aUser(api.services)
    const { id } = await aProperty(api.services, { ownerUserId: owner.id, published: false })
    const admin = await api.as('superAdmin')
    for (const call of [publishProperty, publishProperty]) await admin(call, { id })
    for (const call of [unpublishProperty, unpublishProperty]) await admin(call, { id })
    expect(await usagesTo(owner)).toEqual(['ListingPublished', 'ListingHidden'])
    await api.by(owner)(publishProperty, { id })
    await api.by(owner)(unpublishProperty, { id })
    expect(await usagesTo(owner)).toHaveLength(2)
  })
})

describe('a listing with a last day', () => {
  it('triggers a reminder 14 days before, once per date, and another when it is over', async () => {
    const [seller, landlord] = [await aUser(api.services), await aUser(api.services)]
    const last = addDays(today(), 14)
    const week = { ownerUserId: seller.id, status: 'S', published: true }
    const { id } = await aWeek(api.services, { ...week, hideAfter: last })
    await aWeek(api.services, { ...week, hideAfter: addDays(today(), 15) })
    const property = { ownerUserId: landlord.id, status: 'RO' } as const
    await aProperty(api.services, { ...property, hideAfter: today() })
    await warnOfExpiry(api.services)
    await warnOfExpiry(api.services)
    expect(await usagesTo(seller)).toEqual(['ListingExpiring'])
    expect(await usagesTo(landlord)).toEqual(['ListingExpiring'])
    const [mail] = await api.services.database
      .sql`select subject from outbox where "to" = ${seller.email}`
    expect(mail?.subject).toContain(formatDay(last))
    const { sql } = api.services.database
    await sql`update weeks set hide_after = ${addDays(today(), 7)} where id = ${id}`
    await warnOfExpiry(api.services)
    expect(await usagesTo(seller)).toHaveLength(2)
    await sql`update weeks set hide_after = ${addDays(today(), -1)} where id = ${id}`
    await sql`update properties set hide_after = ${addDays(today(), -1)}
      where owner_user_id = ${landlord.id}`
    await Promise.all([hidePastWeeks(api.services), hidePastProperties(api.services)])
    expect((await usagesTo(seller)).at(-1)).toBe('ListingHidden')
    expect((await usagesTo(landlord)).at(-1)).toBe('ListingHidden')
  })
})
