import { describe, expect, it } from 'vitest'
import { updateCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { listChanges } from '#contract/change-log/change-log.calls.ts'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import { getRecordHistory, undoChange } from '#contract/change-log/record-history.calls.ts'
import { links } from '#contract/links.ts'
import { saveSecurity } from '#contract/security/security.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser } from '../../testing/builders.ts'
import { aCampaign, aPicture, goodCampaign, imageAddress } from '../../testing/campaign-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { aGuardedUser } from '../two-factor/two-factor.testing.ts'

const api = useApi({ rateLimit: false })

async function historyOf(table: HistoryTable, rowId: number | string) {
  const admin = await api.as('superAdmin')
  const { status, body } = await admin(getRecordHistory, { table, rowId: String(rowId) })
  expect(status).toBe(200)
  return body.lines
}

const sentences = async (table: HistoryTable, rowId: number | string) =>
  (await historyOf(table, rowId)).map(({ sentence }) => sentence)

/** The record as the change log links to it, by the newest change of its table. */
async function newestLink(table: string) {
  const admin = await api.as('superAdmin')
  const { body } = await admin(listChanges, { table } as never)
  return body.items[0]?.link
}

async function aCarouselItem() {
  const { sql } = api.services.database
  const { id: weekId } = await aWeek(api.services)
  const imageId = await aPicture(api.services)
  const [row] = await sql`insert into carousel_items (header, description, image_id, week_id, rank)
    values ('By the sea', '', ${imageId}, ${weekId}, 3) returning id`
  return row?.id as number
}

describe('the history of setup records', () => {
  it('shows the text, position, days and picture of a carousel item, and undoes the text', async () => {
    const id = await aCarouselItem()
    const imageId = await aPicture(api.services)
    await api.services.database.sql`update carousel_items set header = 'On the beach', rank = 1,
      show_from = '2026-12-01', image_id = ${imageId} where id = ${id}`
    const found = await sentences('carousel_items', id)
    expect(found).toEqual(
      expect.arrayContaining([
        'Header from By the sea to On the beach',
        'Position from 3 to 1',
        'First day set to 1 December 2026',
        'Carousel item added',
      ]),
    )
    expect(await newestLink('carousel_items')).toBe(`${links.carouselItem(id)}#history`)
    const line = (await historyOf('carousel_items', id)).find(({ column }) => column === 'header')
    const admin = await api.as('superAdmin')
    const undone = await admin(undoChange, {
      changeId: line?.changeId as number,
      column: 'header',
    })
    expect(undone.body.message).toBe('Header is By the sea again.')
  })

  it('shows a text of an item in a campaign under the name of the campaign', async () => {
    const { id: weekId } = await aWeek(api.services, { published: true })
    const made = await aCampaign(api, { items: [{ weekId, image: imageAddress }] })
    await api.services.database.sql`
      insert into campaign_item_placeholders (campaign_item_id, placeholder, value)
      select id, '[price]', 'R 10' from campaign_items where campaign_id = ${made.id}`
    const admin = await api.as('superAdmin')
    const { body } = await admin(listChanges, { table: 'campaign_item_placeholders' } as never)
    expect(body.items[0]).toMatchObject({ noun: 'Campaign item text', record: made.name })
  })

  it('leads from the change log to the right campaign editor', async () => {
    const ofWeeks = await aCampaign(api)
    const ofProperties = await aCampaign(api, {
      isTimeshare: false,
      itemBody: '<a href="[link]"><img src="[image]"></a>',
      placeHolders: [],
    })
    const office = await api.as('superAdmin')
    for (const [{ id }, isTimeshare] of [
      [ofWeeks, true],
      [ofProperties, false],
    ] as const) {
      const { body } = await office(listChanges, { table: 'campaigns', rowId: String(id) } as never)
      expect(body.items[0]?.link).toBe(`${links.landingPage(id, isTimeshare)}#history`)
    }
  })

  it('shows a campaign with its items and placeholders, including removed ones', async () => {
    const { id: weekId } = await aWeek(api.services, { published: true })
    const made = await aCampaign(api, { items: [{ weekId, image: imageAddress }] })
    const designer = await api.as('designer')
    const { status } = await designer(updateCampaign, {
      ...goodCampaign({ subject: 'A week of your own', items: [] }),
      id: made.id,
      version: made.version,
    } as never)
    expect(status).toBe(200)
    const lines = await historyOf('campaigns', made.id)
    expect(lines.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'Subject from Your own week at the sea to A week of your own',
        'Campaign item removed',
        'Campaign item added',
        'Campaign placeholder added',
        'Campaign added',
      ]),
    )
    expect(lines[0]).toMatchObject({ role: 'Designer', automatic: false })
    expect(await newestLink('campaigns')).toBe(`${links.landingPage(made.id, true)}#history`)
    const refused = await designer(getRecordHistory, { table: 'campaigns', rowId: `${made.id}` })
    expect(refused.status).toBe(403)
  })

  it('shows who must use two-factor login by the names of the roles, without an undo', async () => {
    const admin = api.by(await aGuardedUser(api, 'superAdmin'))
    const first = await admin(saveSecurity, { requireTwoFactorFor: ['designer'], version: 0 })
    await admin(saveSecurity, {
      requireTwoFactorFor: ['superAdmin', 'designer'],
      version: first.body.version,
    })
    await admin(saveSecurity, { requireTwoFactorFor: [], version: first.body.version + 1 })
    const lines = await historyOf('settings', 'security')
    expect(lines.map(({ sentence }) => sentence)).toEqual([
      'Two-factor login required for removed, was Super Admin; Designer',
      'Two-factor login required for from Designer to Super Admin; Designer',
      'Setting added',
    ])
    expect(lines.some(({ mayUndo }) => mayUndo)).toBe(false)
    expect(await newestLink('settings')).toBe(`${links.security()}#history`)
  })

  it('shows the verification and the certificate of an agency', async () => {
    const agency = await anAgency(api.services, { name: 'Garsfontein Homes' })
    const user = await aUser(api.services, { role: 'superAdmin' })
    await api.services.database.sql`update agencies set ffc_valid_until = '2027-12-31',
      verified_by = ${user.id} where id = ${agency.id}`
    expect(await sentences('agencies', agency.id)).toContain(
      'FFC valid until set to 31 December 2027',
    )
    expect(await newestLink('agencies')).toBe(`${links.agency(agency.id)}#history`)
  })
})
