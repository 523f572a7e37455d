import { describe, expect, it } from 'vitest'
import * as calls from '#contract/notifications/notifications.calls.ts'
import { notificationsTexts as texts } from '#contract/notifications/notifications.messages.ts'
import { transaction } from '../../db/connect.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { notifyMany } from './notify.ts'
import { pushKeysOf } from './push-keys.service.ts'

const api = useApi()

async function told({ id: userId }: TestUser, count: number) {
  await transaction(api.services.database, null, (tx) =>
    notifyMany(
      tx,
      Array.from({ length: count }, (_, i) => ({
        userId,
        kind: 'offers',
        occasion: `offer:${i}`,
        title: `Offer ${i}.`,
        text: 'House in Garsfontein',
        link: '/Offers',
      })),
    ),
  )
}

const subscription = {
  endpoint: 'https://push.example.com/send/abc',
  keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
}

describe('notifications', () => {
  it('are listed newest first, a page at a time, and marked read only by their recipient', async () => {
    const [user, other] = [await aUser(api.services), await aUser(api.services)]
    await told(user, 22)
    const send = api.by(user)
    const { body } = await send(calls.listNotifications, {})
    expect(body).toMatchObject({ unread: 22, more: true })
    expect(body.items).toHaveLength(20)
    expect(body.items[0]).toMatchObject({ title: 'Offer 21.', link: '/Offers', read: false })
    const before = body.items.at(-1)?.id
    const rest = (await send(calls.listNotifications, { before })).body
    expect(rest.items.map(({ title }) => title)).toEqual(['Offer 1.', 'Offer 0.'])
    expect(rest.more).toBe(false)

    const [first, second] = body.items.map(({ id }) => id) as [number, number]
    const foreign = await api.by(other)(calls.readNotifications, { upTo: first })
    expect(foreign.body.unread).toBe(0)
    expect((await send(calls.readNotifications, { ids: [first] })).body.unread).toBe(21)
    expect((await send(calls.readNotifications, { upTo: second })).body.unread).toBe(0)
    expect((await send(calls.listNotifications, { show: 'unread' })).body.items).toEqual([])
    expect((await send(calls.countNotifications, {})).body).toEqual({ unread: 0 })
  })

  it('are counted without extending the session', async () => {
    const user = await aUser(api.services)
    const { sql } = api.services.database
    await sql`update sessions set last_used_at = now() - interval '5 minutes' where user_id = ${user.id}`
    const idle = async () => {
      const [row] = await sql`select extract(epoch from now() - last_used_at)::int as idle
        from sessions where user_id = ${user.id}`
      return row?.idle as number
    }
    await api.by(user)(calls.countNotifications, {})
    expect(await idle()).toBeGreaterThan(200)
    await api.by(user)(calls.listNotifications, {})
    expect(await idle()).toBeLessThan(200)
  })

  it('refuse visitors, and say what is missing', async () => {
    for (const call of [calls.listNotifications, calls.countNotifications]) {
      expect((await api.visitor(call, {})).status).toBe(401)
    }
    const send = api.by(await aUser(api.services))
    const { error } = await send(calls.readNotifications, {})
    expect(error.fields).toEqual({ ids: texts.readRequired })
    const wrong = { kind: 'weather', site: 'yes', email: true, push: true }
    const refused = await send(calls.saveNotificationPreference, wrong as never)
    expect(refused.error.fields).toEqual({ kind: texts.kindRequired, site: texts.choiceRequired })
  })
})

describe('a person’s choices', () => {
  it('are stored for each kind; only alerts have a choice of email', async () => {
    const send = api.by(await aUser(api.services))
    const off = { site: false, email: false, push: false }
    await send(calls.saveNotificationPreference, { kind: 'alerts', ...off })
    const wishes = { kind: 'offers', site: true, email: true, push: false } as const
    await send(calls.saveNotificationPreference, wishes)
    const { body } = await send(calls.getNotificationPreferences, {})
    const chosen = new Map(body.preferences.map(({ kind, ...ways }) => [kind, ways]))
    expect(chosen.get('alerts')).toEqual(off)
    expect(chosen.get('offers')).toEqual({ site: true, email: false, push: false })
    expect(chosen.get('account')).toEqual({ site: true, email: false, push: true })
    expect(body.pushKey).toBe((await pushKeysOf(api.services)).publicKey)
  })
})

describe('a browser that receives push notifications', () => {
  const stored = (userId: number) => api.services.database.sql`
    select subscription_encrypted as sealed from push_subscriptions where user_id = ${userId}`

  it('is stored encrypted, belongs to the last user who allowed it, and ends with the login', async () => {
    const [first, second] = [await aUser(api.services), await aUser(api.services)]
    await api.by(first)(calls.subscribePush, subscription)
    expect(String((await stored(first.id))[0]?.sealed)).toMatch(/^enc:/)
    await api.by(second)(calls.subscribePush, subscription)
    expect(await stored(first.id)).toEqual([])
    expect(await stored(second.id)).toHaveLength(1)
    await api.services.database
      .sql`update sessions set ended_at = now() where user_id = ${second.id}`
    expect(await stored(second.id)).toEqual([])
  })

  it('is removed on request', async () => {
    const user = await aUser(api.services)
    await api.by(user)(calls.subscribePush, subscription)
    const { endpoint } = subscription
    await api.by(await aUser(api.services))(calls.unsubscribePush, { endpoint })
    expect(await stored(user.id)).toHaveLength(1)
    await api.by(user)(calls.unsubscribePush, { endpoint })
    expect(await stored(user.id)).toEqual([])
  })

  it.each([
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://push.internal/1',
    'https://push.example.com:8443/1',
    'https://user:secret@push.example.com/1',
    'https://2130706433/1',
  ])('is not at %s', async (endpoint) => {
    const send = api.by(await aUser(api.services))
    const { status, error } = await send(calls.subscribePush, { ...subscription, endpoint })
    expect(status).toBe(422)
    expect(error.fields).toEqual({ endpoint: texts.subscriptionInvalid })
  })
})
