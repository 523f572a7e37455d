import { describe, expect, it } from 'vitest'
import {
  decideApproval,
  dismissApproval,
  listApprovals,
  undoApproval,
} from '#contract/approvals/approvals.calls.ts'
import { approvalsTexts as texts } from '#contract/approvals/approvals.messages.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { getToday } from '#contract/today/today.calls.ts'
import { updateWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { applyDue } from './apply-decisions.ts'

const api = useApi()

const reason = 'The resort’s records show different details for this week.'

/** As if the ten seconds were over. */
async function letTimePass() {
  await api.services.database.sql`
    update approval_decisions set takes_effect_at = now() - interval '1 second' where state = 'waiting'`
  await applyDue(api.services)
}

async function aSubmittedWeek() {
  const owner = await aUser(api.services)
  const { id } = await aWeek(api.services, { ownerUserId: owner.id })
  return { id, owner, item: { kind: 'week', id, version: 1 } as const }
}

const weekOf = async (id: number) =>
  (
    await api.services.database.sql`select published, verified_at is not null as verified,
      refusal_reason as refusal from weeks where id = ${id}`
  )[0]
const mailsTo = async ({ email }: { email: string }) =>
  (await api.services.database.sql`select usage from outbox where "to" = ${email} order by id`).map(
    ({ usage }) => usage as string,
  )

describe('the queue of approvals', () => {
  it('has what Today counts, oldest first, with the details to check', async () => {
    const admin = await api.as('superAdmin')
    const { id } = await aSubmittedWeek()
    const { body } = await admin(listApprovals, {})
    const { waiting } = (await admin(getToday, {})).body
    expect(body.total).toBe(
      waiting.weeks.count + waiting.listingChanges.count + waiting.agencies.count,
    )
    const item = body.items.find((one) => one.kind === 'week' && one.id === id)
    expect(item).toMatchObject({ publishes: true, listing: { kind: 'week', id } })
    expect(item?.facts).toContainEqual({ label: 'Unit', value: '1204' })
    const times = body.items.map(({ since }) => Date.parse(since))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('verifies and publishes after ten seconds, and emails nobody before that', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aSubmittedWeek()
    const { body } = await admin(decideApproval, { ...item, decision: 'approve' })
    expect(body.millisecondsLeft).toBeGreaterThan(0)
    expect(await weekOf(id)).toMatchObject({ published: false, verified: false })
    expect(await mailsTo(owner)).toEqual([])
    const during = (await admin(listApprovals, {})).body
    expect(during.items.some((one) => one.kind === 'week' && one.id === id)).toBe(false)
    expect(during.waiting.map((one) => one.id)).toContain(body.id)
    await letTimePass()
    expect(await weekOf(id)).toMatchObject({ published: true, verified: true })
    expect(await mailsTo(owner)).toEqual(['ListingVerified', 'ListingPublished'])
    const late = await admin(undoApproval, { id: body.id })
    expect([late.status, late.error.message]).toEqual([409, texts.tooLate])
    // Applied once, however often it is attempted.
    await letTimePass()
    expect(await mailsTo(owner)).toHaveLength(2)
  })

  it('does nothing at all if it is undone in time', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aSubmittedWeek()
    const decided = await admin(decideApproval, { ...item, decision: 'refuse', reason })
    expect((await admin(undoApproval, { id: decided.body.id })).status).toBe(200)
    expect((await admin(undoApproval, { id: decided.body.id })).status).toBe(200)
    await letTimePass()
    expect(await weekOf(id)).toEqual({ published: false, verified: false, refusal: null })
    expect(await mailsTo(owner)).toEqual([])
    const { items } = (await admin(listApprovals, {})).body
    expect(items.some((one) => one.kind === 'week' && one.id === id)).toBe(true)
  })

  it('refuses with a reason, which the seller gets as an email and a notification', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aSubmittedWeek()
    await admin(decideApproval, { ...item, decision: 'refuse', reason })
    await letTimePass()
    expect(await weekOf(id)).toMatchObject({ refusal: reason, published: false })
    expect(await mailsTo(owner)).toEqual(['ListingRefused'])
    const notices = await api.services.database.sql`
      select headline from notifications where user_id = ${owner.id}`
    expect(notices).toHaveLength(1)
  })

  it('reports which decision could not be applied, and why, until that is read', async () => {
    const admin = await api.as('superAdmin')
    const { id, owner, item } = await aSubmittedWeek()
    const { body } = await admin(decideApproval, { ...item, decision: 'verify' })
    await api.by(owner)(updateWeek, { id, version: 1, levyAmount: 9_999 })
    await letTimePass()
    expect(await weekOf(id)).toMatchObject({ verified: false })
    const failed = async () => (await admin(listApprovals, {})).body.failed
    expect((await failed()).map((one) => one.id)).toEqual([body.id])
    await admin(dismissApproval, { id: body.id })
    expect(await failed()).toEqual([])
  })

  it('can be decided by one person at a time, in the version that was read, with a reason for a refusal', async () => {
    const admin = await api.as('superAdmin')
    const other = api.by(await aUser(api.services, { role: 'superAdmin' }))
    const { item } = await aSubmittedWeek()
    const bare = await admin(decideApproval, { ...item, decision: 'refuse' })
    expect([bare.status, bare.error.fields.reason]).toEqual([
      422,
      listingsTexts.refusalReasonMissing,
    ])
    const old = await admin(decideApproval, { ...item, version: 7, decision: 'approve' })
    expect([old.status, old.error.code]).toEqual([409, 'stale'])
    const { body } = await admin(decideApproval, { ...item, decision: 'approve' })
    const second = await other(decideApproval, { ...item, decision: 'approve' })
    expect([second.status, second.error.message]).toEqual([409, texts.alreadyWaiting])
    expect((await other(undoApproval, { id: body.id })).status).toBe(404)
    for (const role of ['agent', 'privateUser', 'designer'] as const) {
      expect((await (await api.as(role))(listApprovals, {})).status).toBe(403)
    }
  })
})
