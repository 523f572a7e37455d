import { describe, expect, it } from 'vitest'
import * as calls from '#contract/alerts/alerts.calls.ts'
import { inLynnwood, prepareAlerts } from '../../testing/alerts.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { writeDigests } from './digests.service.ts'
import { findClosing } from './occasions.service.ts'
import { sendAlerts } from './send-alerts.ts'

const { api, sql, person, save, publish, run, told, mails, anHourLater } = prepareAlerts()

describe('alerts', () => {
  it('report a new match once, with its price and a link, and a lower price once more', async () => {
    await save(inLynnwood)
    const id = await publish()
    await publish({ price: '1700000' })
    await run()
    await run()
    expect(await told()).toEqual([{ property_id: id, week_id: null, reason: 'new', sent: true }])
    const [first, ...others] = await mails()
    expect(others).toEqual([])
    expect(first).toMatchObject({ to: person().email, subject: 'New match: A sunny house' })
    expect(first?.html).toContain(`/property/residential/property/${id}`)
    expect(first?.html).toMatch(/R\u00a01\u00a0500\u00a0000/)

    await anHourLater()
    await sql()`update properties set price = 1400000 where id = ${id}`
    await run()
    await sql()`update properties set price = 1500000 where id = ${id}`
    await sql()`update properties set price = 1400000 where id = ${id}`
    await anHourLater()
    await run()
    expect((await told()).map(({ reason }) => reason)).toEqual(['new', 'priceDrop'])
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'New match: A sunny house',
      expect.stringMatching(/^Reduced by R.100.000: /),
    ])
    const site =
      await sql()`select kind, headline from notifications where user_id = ${person().id}`
    expect(site).toHaveLength(2)
  })

  it('report what matches since it changed, and what is back', async () => {
    await save(inLynnwood)
    const dear = await publish({ price: '1700000' })
    await run()
    expect(await told()).toEqual([])
    await sql()`update properties set price = 1550000 where id = ${dear}`
    await sql()`update properties set published = false where id = ${dear}`
    await sql()`update properties set published = true where id = ${dear}`
    await run()
    const reasons = (await told()).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['back', 'new', 'priceDrop'])
    // One card in one email, regardless of the number of reasons.
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.html.split('Reduced by')).toHaveLength(2)
  })

  it('report a lower price of a favourite, without any saved search', async () => {
    const id = await publish()
    await sql()`insert into favourites (user_id, property_id, seen_price, shown_price, created_at)
      values (${person().id}, ${id}, 1500000, 1500000, '2026-01-01')`
    await sql()`update properties set price = 1450000 where id = ${id}`
    await run()
    expect(await told()).toMatchObject([{ property_id: id, reason: 'priceDrop', sent: true }])
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual([person().email, []])
    // The link in its footer stops the alerts about favourites, and nothing else.
    const stopLink = /<a href="([^"]+)"[^>]*>Stop these alerts<\/a> about your favourites\./
    const address = stopLink.exec(mail?.html)?.[1] ?? ''
    const search = await save(inLynnwood)
    const token = new URL(address).pathname.split('/').at(-1) as string
    const opened = await api.visitor(calls.getAlertSubscription, { token })
    expect(opened.body).toMatchObject({ of: 'favourites', search: null, stopped: false })
    await api.visitor(calls.stopAlerts, { token })
    expect((await api.by(person())(calls.getAlertChoices, {})).body.favourites).toBe(false)
    const [kept] = await sql()`select paused_at from saved_searches where id = ${search}`
    expect(kept?.paused_at).toBeNull()
  })

  it('report weeks by their own filter', async () => {
    await save({ resort: 'CABA', maxPrice: '70000', sleeps: '6' }, { kind: 'week', name: 'Cabana' })
    await save({ resort: 'CABA', season: 'Blue' }, { kind: 'week', query: 'other' })
    const { id } = await aWeek(api.services, { verified: true })
    await sql()`update weeks set published = true, first_published_at = now() where id = ${id}`
    await run()
    expect(await told()).toEqual([{ property_id: null, week_id: id, reason: 'new', sent: true }])
    expect((await mails())[0]?.subject).toContain('Cabana Beach')
  })

  it('report once that a tender closes soon, on the day it was listed', async () => {
    await save({ resort: 'CABA' }, { kind: 'week', name: 'Cabana' })
    const soon = await aWeek(api.services, { published: true, isTender: true })
    const later = await aWeek(api.services, { published: true, isTender: true })
    const ended = await aWeek(api.services, { published: true })
    await sql()`delete from listing_occasions`
    await sql()`update weeks set tender_closes_on = current_date + 2 where id in (${soon.id}, ${ended.id})`
    await sql()`update weeks set tender_closes_on = current_date + 9 where id = ${later.id}`
    await findClosing(api.services)
    await findClosing(api.services)
    await run()
    expect(await told()).toEqual([
      { property_id: null, week_id: soon.id, reason: 'closing', sent: true },
    ])
    expect((await mails())[0]?.subject).toMatch(
      /^Offers close on \d+ [A-Z][a-z]+ \d{4}: Cabana Beach/,
    )
    await findClosing(api.services)
    await anHourLater()
    await run()
    expect(await told()).toHaveLength(1)
  })

  it('reach nobody who paused, did not confirm, or saved the search later', async () => {
    await save(inLynnwood, { paused_at: new Date() })
    await save(inLynnwood, { email: 'visitor@example.com' })
    await save({ ...inLynnwood, bedrooms: '0' }, { created_at: '2030-01-01', query: 'later' })
    await publish()
    await run()
    expect(await told()).toEqual([])
  })
})

describe('a crash', () => {
  it('while occasions or digests are written loses and repeats nothing', async () => {
    await save(inLynnwood)
    const id = await publish()
    const crash = new Error('crash')
    const { services } = api
    const outbox = { ...services.outbox, put: () => Promise.reject(crash) }
    await expect(sendAlerts({ ...services, outbox })).rejects.toBe(crash)
    expect((await told()).map(({ sent }) => sent)).toEqual([false])
    expect(await sql()`select 1 from digests`).toHaveLength(0)
    await writeDigests(services)
    await writeDigests(services)
    expect(await told()).toMatchObject([{ property_id: id, sent: true }])
    expect(await mails()).toHaveLength(1)
  })

  it('defers an occasion that cannot be processed until after the others', async () => {
    await save(inLynnwood)
    const [bad, good] = [await publish(), await publish()]
    await sql()`update listing_occasions set reason = 'changed', before = '{"usage": {}, "features": 3}'
      where property_id = ${bad}`
    await run()
    expect((await told()).map(({ property_id }) => property_id)).toEqual([good])
    expect(await sql()`select attempts from listing_occasions`).toEqual([{ attempts: 2 }])
  })
})
