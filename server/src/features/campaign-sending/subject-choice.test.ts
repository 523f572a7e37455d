import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/campaign-sending/campaign-sending.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aCampaign, imageAddress, someReaders } from '../../testing/campaign-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { queueCampaignEmails } from './queue-emails.ts'

const api = useApi({ rateLimit: false })
const sql = () => api.services.database.sql
let weekId: number

const first = 'Your own week at the sea'
const subjectB = 'The sea is waiting'

beforeAll(async () => {
  const ownerUserId = (await aUser(api.services)).id
  weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
})

afterEach(async () => {
  await sql()`delete from outbox`
  await sql()`delete from campaign_mailings`
  await sql()`delete from marketing_contacts`
})

/** As if a minute had passed: the emails of the last one no longer count. */
async function nextMinute() {
  await sql()`update campaign_recipients set queued_at = queued_at - interval '2 minutes'`
  await queueCampaignEmails(api.services)
}

async function sentSubjects(): Promise<Record<string, number>> {
  const rows = await sql()`select subject, count(*)::int as n from outbox group by 1`
  return Object.fromEntries(rows.map(({ subject, n }) => [subject as string, n as number]))
}

async function started(readers: number) {
  await someReaders(api.services, readers)
  const { id } = await aCampaign(api, { items: [{ weekId, image: imageAddress }] })
  const send = await api.as('designer')
  const { body } = await send(calls.startCampaignSending, { id, subjectB })
  const current = async () => (await send(calls.getCampaignSending, { id })).body.mailings[0]
  return { id, send, mailing: body.mailings[0], current }
}

async function clicked(mailingId: number, subject: 'A' | 'B', clicks: number) {
  await sql()`insert into campaign_mail_clicks (mailing_id, subject, clicks)
    values (${mailingId}, ${subject}, ${clicks})`
}

async function fourHoursLater() {
  await sql()`update campaign_mailings set choose_at = choose_at - interval '4 hours'`
  await nextMinute()
}

describe('two subjects of a mailing to many people', () => {
  it('go to a fifth of them, and after four hours the better one goes to the rest', async () => {
    const { mailing, current } = await started(120)
    expect(await sentSubjects()).toEqual({ [first]: 12, [subjectB]: 12 })
    expect(mailing).toMatchObject({ state: 'sending', waiting: 96, undecided: 96, chosen: null })
    expect(mailing?.chooseAt).not.toBeNull()
    await clicked(mailing?.id as number, 'A', 1)
    await clicked(mailing?.id as number, 'B', 3)
    await nextMinute()
    expect(await sentSubjects(), 'nobody else is sent anything before').toEqual({
      [first]: 12,
      [subjectB]: 12,
    })
    await fourHoursLater()
    expect(await current()).toMatchObject({ chosen: 'B', undecided: 0 })
    await nextMinute()
    expect(await sentSubjects()).toEqual({ [first]: 12, [subjectB]: 108 })
    expect((await current())?.state).toBe('sent')
  })

  it('with equally many clicks leave the campaign’s own subject to the rest', async () => {
    const { current } = await started(100)
    await fourHoursLater()
    await nextMinute()
    expect(await current()).toMatchObject({ chosen: 'A', state: 'sent' })
    expect(await sentSubjects()).toEqual({ [first]: 90, [subjectB]: 10 })
  })

  it('do not hold up another campaign while their clicks are counted', async () => {
    await started(100)
    const other = await aCampaign(api, {
      name: 'Another',
      subject: 'Another one',
      items: [{ weekId, image: imageAddress }],
    })
    await (
      await api.as('designer')
    )(calls.startCampaignSending, { id: other.id })
    expect((await sentSubjects())['Another one']).toBe(80)
  })

  it('can be cancelled in the meantime: the rest get nothing', async () => {
    const { id, send } = await started(100)
    await send(calls.cancelCampaignSending, { id })
    await fourHoursLater()
    const [row] = await sql()`select count(*)::int as n from campaign_recipients
      where state = 'waiting'`
    expect(row?.n).toBe(0)
  })
})

describe('two subjects of a mailing to fewer people', () => {
  it('go to one half each at once', async () => {
    const { mailing } = await started(99)
    expect(await sentSubjects()).toEqual({ [first]: 50, [subjectB]: 49 })
    expect(mailing).toMatchObject({ undecided: 0, chooseAt: null, chosen: null })
  })
})
