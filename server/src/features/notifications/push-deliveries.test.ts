import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../db/connect.ts'
import { openPush, type Push } from '../../gateways/push/push.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { startPushService, type TestPushService } from '../../testing/push-service.ts'
import { notify } from './notify.ts'
import { createPushDeliveries } from './push-deliveries.ts'
import { pushKeysOf } from './push-keys.service.ts'

const api = useApi()
let service: TestPushService
const onThisMachine = { endpoint: () => true, address: () => true }
const subject = 'mailto:no-reply@127.0.0.1'

beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.reply(201)
  service.received.length = 0
})

async function opened(options: { timeoutMs?: number } = {}): Promise<Push> {
  const keys = await pushKeysOf(api.services)
  return openPush({ keys, subject, mayCall: onThisMachine, ...options })
}

/** A person with this browser and a notification for them. */
async function aDelivery(): Promise<number> {
  const { id: userId } = await aUser(api.services)
  const { database, secrets } = api.services
  await database.sql`delete from push_subscriptions`
  await database.sql`insert into push_subscriptions (user_id, endpoint_hash, subscription_encrypted)
    values (${userId}, 'hash', ${secrets.encrypt(JSON.stringify(service.subscription))})`
  await transaction(database, null, (tx) =>
    notify(tx, {
      userId,
      kind: 'offers',
      occasion: 'offer:1',
      title: 'New offer.',
      text: 'House in Garsfontein',
      link: '/Offers?offer=1',
    }),
  )
  return userId
}

async function deliver(push?: Push) {
  const deliveries = createPushDeliveries({ ...api.services, ...(push ? { push } : {}) })
  deliveries.wake()
  await deliveries.stop()
}

const waiting = () =>
  api.services.database.sql`select attempts, due_at > now() as later from notification_deliveries`
const subscriptions = () => api.services.database.sql`select id from push_subscriptions`

describe('a push notification', () => {
  it('reaches the browser encrypted, signed with our keys, once', async () => {
    await aDelivery()
    const push = await opened()
    await deliver(push)
    await deliver(push)
    expect(service.received).toHaveLength(1)
    const [{ message, claims }] = service.received as [(typeof service.received)[0]]
    expect(message).toMatchObject({
      title: 'New offer.',
      text: 'House in Garsfontein',
      link: '/Offers?offer=1',
      tag: expect.stringMatching(/^notification-\d+$/) as string,
    })
    expect(claims).toMatchObject({
      aud: new URL(service.subscription.endpoint).origin,
      sub: subject,
    })
    expect(await waiting()).toEqual([])
  })

  it.each([404, 410])('removes a subscription when the response is %i', async (status) => {
    await aDelivery()
    service.reply(status)
    await deliver(await opened())
    expect(await subscriptions()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('is retried later if the service fails or does not reply', async () => {
    for (const status of [500, null]) {
      await aDelivery()
      service.reply(status)
      await deliver(await opened({ timeoutMs: 300 }))
      expect(await waiting()).toEqual([{ attempts: 1, later: true }])
    }
    expect(await subscriptions()).toHaveLength(1)
  })

  it('is not sent into our own network, whatever the service’s host name', async () => {
    await aDelivery()
    const keys = await pushKeysOf(api.services)
    const isPublic = { endpoint: () => true, address: () => false }
    await deliver(openPush({ keys, subject, mayCall: isPublic }))
    expect(service.received).toEqual([])
    expect(await subscriptions()).toEqual([])
    await aDelivery()
    await deliver()
    expect(service.received).toEqual([])
    expect(await subscriptions()).toEqual([])
  })

  it('is not sent to anyone who has turned it off', async () => {
    const userId = await aDelivery()
    const { sql } = api.services.database
    await sql`delete from notification_deliveries`
    await sql`insert into notification_preferences values (${userId}, 'account', true, false, false)`
    await transaction(api.services.database, null, (tx) =>
      notify(tx, { userId, kind: 'account', occasion: 'x', title: 'x', text: 'x', link: '/' }),
    )
    expect(await waiting()).toEqual([])
  })
})
