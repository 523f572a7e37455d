import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AddressInfo } from 'node:net'
import { notificationStreamPath } from '#contract/notifications/notifications.requests.ts'
import { readNotifications } from '#contract/notifications/notifications.calls.ts'
import { transaction } from '../../db/connect.ts'
import { followChanges } from '../../kit/changes.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { createLiveCounts, liveCountsLimits } from './live-counts.ts'
import { notify } from './notify.ts'

const api = useApi()
let address: string
let stopFollowing: () => Promise<void>

beforeAll(async () => {
  const { database, cache, log, liveCounts } = api.services
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  stopFollowing = await followChanges(database, cache, log, [liveCounts])
})
afterAll(() => stopFollowing())

/** Opens a stream as this user; collects what arrives until it ends. */
async function stream(user: TestUser) {
  const headers = { authorization: `Bearer ${user.token}` }
  const response = await fetch(address + notificationStreamPath, { headers })
  const got = { text: '', ended: false }
  const read = (async () => {
    for await (const chunk of response.body ?? []) got.text += Buffer.from(chunk).toString()
    got.ended = true
  })()
  read.catch(() => {})
  const counts = () => [...got.text.matchAll(/"unread":(\d+)/g)].map(([, n]) => Number(n))
  return { response, got, counts }
}

const tell = ({ id: userId }: TestUser, occasion: string) =>
  transaction(api.services.database, null, (tx) =>
    notify(tx, {
      userId,
      kind: 'offers',
      occasion,
      title: 'New offer.',
      text: '',
      link: '/Offers',
    }),
  )

describe('the stream of notifications', () => {
  it('counts up and down as they arrive and are read, for their own person only', async () => {
    const [user, other] = [await aUser(api.services), await aUser(api.services)]
    const [own, foreign] = [await stream(user), await stream(other)]
    expect(own.response.headers.get('content-type')).toContain('text/event-stream')
    expect(own.response.headers.get('cache-control')).toBe('no-store')
    await vi.waitFor(() => expect(own.counts()).toEqual([0]), 5000)
    await tell(user, 'offer:1')
    await vi.waitFor(() => expect(own.counts()).toEqual([0, 1]), 5000)
    await tell(user, 'offer:1')
    await tell(user, 'offer:2')
    await vi.waitFor(() => expect(own.counts()).toEqual([0, 1, 2]), 5000)
    await api.by(user)(readNotifications, { upTo: 1_000_000 })
    await vi.waitFor(() => expect(own.counts()).toEqual([0, 1, 2, 0]), 5000)
    expect(foreign.counts()).toEqual([0])
  })

  it('ends with the login that opened it, and with no other', async () => {
    const [user, other] = [await aUser(api.services), await aUser(api.services)]
    const [own, foreign] = [await stream(user), await stream(other)]
    await api.services.database.sql`update sessions set ended_at = now() where user_id = ${user.id}`
    await vi.waitFor(() => expect(own.got.ended).toBe(true), 5000)
    expect(own.got.text).toContain('event: end')
    expect(foreign.got.ended).toBe(false)
  })

  it('refuses visitors, and more streams than one person needs', async () => {
    expect((await fetch(address + notificationStreamPath)).status).toBe(401)
    const user = await aUser(api.services)
    const replies = []
    for (let i = 0; i <= liveCountsLimits.mostOfOne; i++) replies.push(await stream(user))
    expect(replies.at(-1)?.response.status).toBe(503)
    expect(replies.at(-2)?.response.status).toBe(200)
  })

  // Must be last, because it closes the server.
  it('outlives the request timeout, and does not delay shutdown', async () => {
    const own = await stream(await aUser(api.services))
    await vi.waitFor(() => expect(own.counts()).toEqual([0]), 5000)
    await api.app.close()
    await vi.waitFor(() => expect(own.got.ended).toBe(true), 5000)
  })
})

describe('live counts', () => {
  const watcher = (user: TestUser, sessionId: number) => {
    const told: (number | 'end')[] = []
    return {
      told,
      userId: user.id,
      sessionId,
      count: (unread: number) => void told.push(unread),
      beat() {},
      end: () => void told.push('end'),
    }
  }

  it('end the stream of a login that has expired', async () => {
    const user = await aUser(api.services)
    const { sql } = api.services.database
    const [session] = await sql`update sessions set expires_at = now() - interval '1 second'
      where user_id = ${user.id} returning id`
    const counts = createLiveCounts(api.services, { ...liveCountsLimits, checkMs: 20 })
    const own = watcher(user, session?.id as number)
    counts.watch(own)
    await vi.waitFor(() => expect(own.told).toContain('end'), 5000)
    counts.close()
  })

  it('are correct again after a database failure', async () => {
    const user = await aUser(api.services)
    const { log, database } = api.services
    let failures = 2
    const db = new Proxy(database.db, {
      get(target, name) {
        if (name === 'execute' && failures-- > 0) {
          return () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
        }
        return Reflect.get(target, name, target) as unknown
      },
    })
    const limits = { ...liveCountsLimits, retryMs: 20 }
    const counts = createLiveCounts({ log, database: { db } }, limits)
    const own = watcher(user, 1)
    const leave = counts.watch(own)
    await vi.waitFor(() => expect(own.told).toEqual([0]), 5000)
    leave?.()
    counts.close()
    expect(counts.watch(own)).toBeUndefined()
  })
})
