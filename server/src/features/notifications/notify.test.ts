import { describe, expect, it } from 'vitest'
import { transaction } from '../../db/connect.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
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
  select title, on_site, (select count(*)::integer from notification_deliveries d
    where d.notification_id = n.id) as deliveries
  from notifications n where user_id = ${userId} order by id`

async function prefer(userId: number, site: boolean, email: boolean) {
  await api.services.database
    .sql`insert into notification_preferences (user_id, kind, site, email, push)
    values (${userId}, 'enquiries', ${site}, ${email}, false)`
}

describe('notify', () => {
  it('tells a person once of an occasion, and each person of it', async () => {
    const [one, other] = [await aUser(api.services), await aUser(api.services)]
    expect(await tell(enquiry(one.id), enquiry(one.id), enquiry(other.id))).toBe(2)
    expect(await tell(enquiry(one.id), { ...enquiry(one.id), occasion: 'enquiry:18' })).toBe(1)
    expect(await of(one.id)).toHaveLength(2)
    expect(await of(other.id)).toEqual([{ title: 'New enquiry.', on_site: true, deliveries: 0 }])
  })

  it('writes nothing that the transaction does not keep', async () => {
    const { id } = await aUser(api.services)
    const failed = transaction(api.services.database, null, async (tx) => {
      await notify(tx, enquiry(id))
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await of(id)).toEqual([])
  })

  it('follows what the person chose: nothing, or an email that nobody else sends', async () => {
    const [off, byEmail] = [await aUser(api.services), await aUser(api.services)]
    await prefer(off.id, false, false)
    await prefer(byEmail.id, false, true)
    expect(await tell(enquiry(off.id), enquiry(byEmail.id))).toBe(1)
    expect(await tell({ ...enquiry(byEmail.id), occasion: 'enquiry:18', emailed: true })).toBe(0)
    expect(await of(off.id)).toEqual([])
    expect(await of(byEmail.id)).toMatchObject([{ on_site: false, deliveries: 1 }])
    const ids = [off.id, byEmail.id]
    expect(await wantEmail(api.services.database.db, ids, 'enquiries')).toEqual(
      new Set([byEmail.id]),
    )
    expect(await wantEmail(api.services.database.db, ids, 'alerts')).toEqual(new Set(ids))
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
