import { describe, expect, it } from 'vitest'
import { transaction } from '../../db/connect.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { confirmAddress } from '../accounts/email-confirmation.service.ts'
import { notify, notifyMany, wantEmail, type Notice } from './notify.ts'

const api = useApi()

const enquiry = (userId: number): Notice => ({
  userId,
  kind: 'enquiries',
  occasion: 'enquiry:17',
  title: 'New enquiry.',
  text: 'House in Garsfontein',
  link: '/leads/17',
})

const tell = (...notices: Notice[]) =>
  transaction(api.services.database, null, (tx) => notifyMany(tx, notices))

const of = (userId: number) => api.services.database.sql`
  select headline as title, on_site, (select count(*)::integer from notification_deliveries d
    where d.notification_id = n.id) as deliveries
  from notifications n where user_id = ${userId} order by id`

async function prefer(userId: number, kind: string, site: boolean, email: boolean) {
  await api.services.database
    .sql`insert into notification_preferences (user_id, kind, site, email, push)
    values (${userId}, ${kind}, ${site}, ${email}, true)`
}

describe('notify', () => {
  it('notifies each person once about an event', async () => {
    const [one, other] = [await aUser(api.services), await aUser(api.services)]
    expect(await tell(enquiry(one.id), enquiry(one.id), enquiry(other.id))).toBe(2)
    expect(await tell(enquiry(one.id), { ...enquiry(one.id), occasion: 'enquiry:18' })).toBe(1)
    expect(await of(one.id)).toHaveLength(2)
    expect(await of(other.id)).toEqual([{ title: 'New enquiry.', on_site: true, deliveries: 0 }])
  })

  it('writes nothing that the transaction does not commit', async () => {
    const { id } = await aUser(api.services)
    const failed = transaction(api.services.database, null, async (tx) => {
      await notify(tx, enquiry(id))
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await of(id)).toEqual([])
  })

  it('follows what the person chose', async () => {
    const [off, on] = [await aUser(api.services), await aUser(api.services)]
    await prefer(off.id, 'enquiries', false, false)
    await prefer(off.id, 'alerts', true, false)
    expect(await tell(enquiry(off.id), enquiry(on.id))).toBe(1)
    expect(await of(off.id)).toEqual([])
    const { db } = api.services.database
    expect(await wantEmail(db, [off.id, on.id], 'alerts')).toEqual(new Set([on.id]))
  })

  it('waits until the person who caused it has confirmed their address', async () => {
    const [bidder, seller] = [await aUser(api.services), await aUser(api.services)]
    const { sql } = api.services.database
    await sql`update users set email_confirmed_at = null where id = ${bidder.id}`
    await tell({ ...enquiry(seller.id), waitsForUserId: bidder.id })
    const waiting = () =>
      sql`select waits_for_user_id as id from notifications where user_id = ${seller.id}`
    expect(await waiting()).toEqual([{ id: bidder.id }])
    await transaction(api.services.database, null, (tx) =>
      confirmAddress(tx, bidder.id, { ip: '10.1.1.1', userAgent: 'test', session: null }),
    )
    expect(await waiting()).toEqual([{ id: null }])
  })

  it('shortens a long text and refuses a link to another site', async () => {
    const { id } = await aUser(api.services)
    await tell({ ...enquiry(id), title: 'a'.repeat(500) })
    expect((await of(id))[0]?.title).toHaveLength(120)
    for (const link of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere']) {
      await expect(tell({ ...enquiry(id), occasion: link, link })).rejects.toThrow('link_is_path')
    }
  })
})
