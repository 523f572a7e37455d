import { describe, expect, it } from 'vitest'
import { getAgency, updateAgency } from '#contract/agencies/agencies.calls.ts'
import { decideApproval, listApprovals, undoApproval } from '#contract/approvals/approvals.calls.ts'
import { refusalReasons, refusalText } from '#contract/approvals/refusal-reasons.ts'
import { links } from '#contract/links.ts'
import { getToday } from '#contract/today/today.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { applyDue } from './apply-decisions.ts'

const api = useApi({ rateLimit: false })
const sql = () => api.services.database.sql

async function letTimePass() {
  await sql()`update approval_decisions set takes_effect_at = now() - interval '1 second'
    where state = 'waiting'`
  await applyDue(api.services)
}

/** Registered online: nobody has checked its certificate. */
async function aRegisteredAgency() {
  const agency = await anAgency(api.services, { verified: false })
  const owner = await aUser(api.services, { role: 'agency', agencyId: agency.id })
  await sql()`update agencies set user_id = ${owner.id} where id = ${agency.id}`
  const [row] = await sql()`select version from agencies where id = ${agency.id}`
  const item = { kind: 'agency', id: agency.id, version: row?.version as number } as const
  return { ...agency, owner, item }
}

async function inQueue(id: number) {
  const { body } = await (await api.as('superAdmin'))(listApprovals, {})
  return body.items.find((one) => one.kind === 'agency' && one.id === id)
}

const stateOf = async (id: number) =>
  (
    await sql()`select verified_at is not null as verified, refusal_reason as refusal
      from agencies where id = ${id}`
  )[0]

describe('an agency in the queue of approvals', () => {
  it('is there with its numbers and its administrator, and is counted on Today', async () => {
    const admin = await api.as('superAdmin')
    const before = (await admin(getToday, {})).body.waiting.agencies.count
    const { id, name, owner } = await aRegisteredAgency()
    expect(await inQueue(id)).toMatchObject({
      reference: name,
      listing: null,
      seller: 'Thandi Nkosi',
      publishes: false,
      facts: expect.arrayContaining([
        { label: 'FFC number', value: '2026 118 402' },
        { label: 'FFC valid until', value: 'Not given' },
        { label: 'Company registration number', value: '2013/112233/07' },
        { label: 'Email', value: owner.email },
      ]),
    })
    expect((await admin(getToday, {})).body.waiting.agencies.count).toBe(before + 1)
  })

  it('is verified after ten seconds, unless that is undone', async () => {
    const admin = await api.as('superAdmin')
    const { id, item } = await aRegisteredAgency()
    const { body } = await admin(decideApproval, { ...item, decision: 'approve' })
    expect(await inQueue(id)).toBeUndefined()
    await admin(undoApproval, { id: body.id })
    await letTimePass()
    expect(await stateOf(id)).toEqual({ verified: false, refusal: null })
    expect(await inQueue(id)).toBeDefined()
    await admin(decideApproval, { ...item, decision: 'approve' })
    await letTimePass()
    expect(await stateOf(id)).toEqual({ verified: true, refusal: null })
  })

  it('is refused with reasons; corrected by its administrator, it is there again', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aRegisteredAgency()
    const reason = refusalText('agency', new Set(['certificate']), 'Phone us if it is new.')
    await admin(decideApproval, { ...item, decision: 'refuse', reason })
    await letTimePass()
    expect(await stateOf(id)).toEqual({ verified: false, refusal: reason })
    expect(await inQueue(id)).toBeUndefined()
    const mails = await sql()`select usage, html from outbox where "to" = ${owner.email}`
    expect(mails.map(({ usage }) => usage)).toEqual(['AgencyRefused'])
    // Each required change has its own line.
    expect(mails[0]?.html).toContain(`pre-line">${refusalReasons.agency[0]?.text}\nPhone us`)
    const notices = await sql()`select link from notifications where user_id = ${owner.id}`
    expect(notices).toEqual([{ link: links.agency() }])

    const own = api.by(owner)
    const { body } = await own(getAgency, { id })
    expect(body.refusalReason).toBe(reason)
    const saved = await own(updateAgency, {
      version: body.version as number,
      agencyName: body.agencyName,
      eaabeffcNumber: '2026 555 001',
      companyRegNumber: '2013/112233/07',
    } as never)
    expect(saved.body).toMatchObject({ refusalReason: null, eaabeffcNumber: '2026 555 001' })
    expect((await inQueue(id))?.facts).toContainEqual({
      label: 'FFC number',
      value: '2026 555 001',
    })
  })

  it('is not verified if it has changed since the decision', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aRegisteredAgency()
    const decided = await admin(decideApproval, { ...item, decision: 'approve' })
    const { body } = await api.by(owner)(getAgency, { id })
    await api.by(owner)(updateAgency, {
      version: body.version as number,
      agencyName: 'Quite another agency',
    } as never)
    await letTimePass()
    expect(await stateOf(id)).toMatchObject({ verified: false })
    const { failed } = (await admin(listApprovals, {})).body
    expect(failed.map((one) => one.id)).toContain(decided.body.id)
  })

  it('cannot be refused once it is verified', async () => {
    const admin = await api.as('superAdmin')
    const { id, item } = await aRegisteredAgency()
    await sql()`update agencies set verified_at = now() where id = ${id}`
    const { status } = await admin(decideApproval, { ...item, decision: 'approve' })
    expect(status).toBe(404)
  })

  it('has reasons of its own', () => {
    const keys = refusalReasons.agency.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeLessThanOrEqual(9)
  })
})
