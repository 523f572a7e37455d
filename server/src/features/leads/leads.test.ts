import { describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { changeLead, listLeads } from '#contract/leads/leads.calls.ts'
import { acceptOffer, counterOffer, getOffer } from '#contract/offers/offers.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { anOffer } from '../../testing/offer-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })

const asked = { name: 'Sipho Dlamini', email: 's@example.com', message: 'Is it still for sale?' }

async function enquire(input: Record<string, unknown>) {
  const { status, error } = await api.visitor(sendEnquiry, { ...asked, ...input } as never)
  if (status !== 200) throw new Error(error.message)
}

const leadsOf = async (user: TestUser, query = {}) => (await api.by(user)(listLeads, query)).body

describe('the leads inbox', () => {
  it('contains the enquiries on the listings of an owner, their agent and that agency', async () => {
    const agency = await anAgency(api.services)
    const owner = await aUser(api.services)
    const agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const colleague = await aUser(api.services, { role: 'agent', agencyId: agency.id })
    const administrator = await aUser(api.services, { role: 'agency', agencyId: agency.id })
    const pair = { agentId: agent.personId, agencyId: agency.id }
    const house = await aProperty(api.services, { ownerUserId: owner.id, ...pair })
    const week = await aWeek(api.services, { ownerUserId: owner.id, published: true, ...pair })
    await enquire({ property: house.id, phone: '082 555 0134' })
    await enquire({ week: week.id, message: 'And the week?' })
    for (const user of [owner, agent, administrator]) {
      const { items, total, counts } = await leadsOf(user)
      expect([total, counts]).toEqual([2, { new: 2, answered: 0, closed: 0 }])
      expect(items.map((item) => item.listing?.kind)).toEqual(['week', 'property'])
      expect(items[0]?.listing).toMatchObject({ id: week.id, resortCode: 'CABA' })
      expect(items[1]).toMatchObject({
        kind: 'enquiry',
        name: 'Sipho Dlamini',
        email: 's@example.com',
        phone: '+27825550134',
        state: 'new',
        listing: { id: house.id, reference: house.reference, usage: 'Residential' },
      })
    }
    expect((await leadsOf(colleague)).total).toBe(0)
    expect((await leadsOf(await aUser(api.services))).total).toBe(0)
    expect((await api.visitor(listLeads, {})).status).toBe(401)
    expect((await (await api.as('designer'))(listLeads, {})).status).toBe(403)
  })

  it('stores a state and a note, and who replied', async () => {
    const owner = await aUser(api.services)
    const { id: property } = await aProperty(api.services, { ownerUserId: owner.id })
    await enquire({ property })
    const [lead] = (await leadsOf(owner)).items
    const { kind, id, version } = lead as NonNullable<typeof lead>
    const change = { kind, id, version, state: 'answered', note: 'Phoned on Monday.' } as const
    const { status, body } = await api.by(owner)(changeLead, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'answered',
      note: 'Phoned on Monday.',
      answeredBy: 'Thandi Nkosi',
    })
    const stale = await api.by(owner)(changeLead, change)
    expect(stale.error.code).toBe('stale')
    expect(stale.error.changes?.fields.map(({ label }) => label)).toContain('Note')
    expect((await leadsOf(owner, { state: 'new' })).items).toEqual([])
    expect((await leadsOf(owner, { state: 'answered', search: 'monday' })).total).toBe(1)
    const again = { ...change, version: body.version, state: 'new' as const }
    expect((await api.by(owner)(changeLead, again)).body.answeredBy).toBeNull()
    expect((await (await api.as('agent'))(changeLead, again)).status).toBe(404)
    const wrong = await api.by(owner)(changeLead, { ...again, state: 'lost' } as never)
    expect(wrong.error.fields).toEqual({ state: 'Please choose a status: new, replied or closed.' })
  })

  it('hides the details of a visitor who did not agree to share them', async () => {
    const owner = await aUser(api.services)
    const { id: property } = await aProperty(api.services, { ownerUserId: owner.id })
    await enquire({ property, phone: '082 555 0134', consent: false })
    expect((await leadsOf(owner)).items[0]).toMatchObject({ email: null, phone: null })
  })

  it('contains offers, whose state follows from the response to them', async () => {
    const { id, owner, bidder } = await anOffer(api)
    const read = async () => (await leadsOf(owner, { kind: 'offer' })).items[0]
    expect(await read()).toMatchObject({
      kind: 'offer',
      id,
      state: 'new',
      amount: 1_400_000,
      email: null,
    })
    await api.by(owner)(counterOffer, { id, amount: 1_450_000 })
    const lead = await read()
    expect(lead?.state).toBe('answered')
    const input = {
      kind: 'offer' as const,
      id,
      version: lead?.version ?? 0,
      note: 'Serious buyer.',
    }
    expect((await api.by(owner)(changeLead, { ...input, state: 'closed' })).status).toBe(409)
    expect((await api.by(owner)(changeLead, input)).body.note).toBe('Serious buyer.')
    const theirs = (await api.by(bidder)(getOffer, { id })).body
    expect(JSON.stringify(theirs)).not.toContain('Serious buyer.')
    await api.by(owner)(acceptOffer, { id })
    expect(await read()).toMatchObject({ state: 'closed', statusCode: 'E2', email: bidder.email })
    expect((await leadsOf(bidder)).total).toBe(0)
  })

  it('shows a Super Admin all leads, including the messages of the contact form', async () => {
    await api.visitor(sendContactMessage, { ...asked, mailSourceId: 2 })
    const admin = await aUser(api.services, { role: 'superAdmin' })
    const { items } = await leadsOf(admin, { kind: 'contact' })
    expect(items[0]).toMatchObject({ kind: 'contact', name: 'Sipho Dlamini', listing: null })
    const { id, version } = items[0] as (typeof items)[number]
    const change = { kind: 'contact', id, version, state: 'closed' } as const
    expect((await api.by(admin)(changeLead, change)).body.state).toBe('closed')
    expect((await (await api.as('agency'))(changeLead, change)).status).toBe(404)
    expect((await leadsOf(admin)).total).toBeGreaterThan(5)
  })
})
