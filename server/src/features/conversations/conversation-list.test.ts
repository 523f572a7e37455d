import { sql as statement } from '../../db/orm.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  conversationPageSize,
  listConversations,
} from '#contract/conversations/conversations.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { listStatement } from './conversation-list.queries.ts'

const api = useApi({ rateLimit: false })
let office: TestUser
let owner: TestUser
let house: { id: number; reference: string }

/** Twenty waiting, twenty answered and five closed; every second one is about the house. */
beforeAll(async () => {
  office = await aUser(api.services, { role: 'superAdmin' })
  owner = await aUser(api.services)
  const { id } = await aProperty(api.services, { ownerUserId: owner.id, published: true })
  const { sql } = api.services.database
  const [row] = await sql`select reference from properties where id = ${id}`
  house = { id, reference: row?.reference as string }
  await sql`
    with added as (
      insert into conversations (name, email, property_id)
      select 'Person ' || n, 'person' || n || '@example.com', case when n % 2 = 0 then ${id}::int end
      from generate_series(1, 45) n returning id)
    insert into conversation_messages (conversation_id, kind, direction, text)
    select id, 'reply', 'out', 'Hello' from added`
  // A message changes the state of its conversation, so the state is set afterwards.
  await sql`
    update conversations set state = case when n > 40 then 'closed' else 'inProgress' end,
      waiting_since = case when n <= 20 then now() - n * interval '1 hour' end,
      last_at = now() - n * interval '1 minute',
      assignee_id = case when n % 4 = 0 then ${office.id}::int end
    from (select id as person, split_part(name, ' ', 2)::int as n from conversations) numbered
    where id = person`
})

const listFor = async (user: TestUser, query = {}) =>
  (await api.by(user)(listConversations, query)).body
const numbersOf = ({ items }: { items: { name: string }[] }) =>
  items.map(({ name }) => Number(name.split(' ')[1]))
const span = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_one, at) => from + at * Math.sign(to - from))

describe('the list of conversations', () => {
  it('has the longest wait first and then the most recently active, from page to page', async () => {
    const first = await listFor(office)
    const second = await listFor(office, { page: 2 })
    expect(numbersOf(first)).toEqual([...span(20, 1), ...span(21, 30)])
    expect(numbersOf(second)).toEqual(span(31, 40))
    expect(first.items).toHaveLength(conversationPageSize)
    expect([first.total, second.total]).toEqual([40, 40])
  })

  it('counts each box as it lists it', async () => {
    const { counts } = await listFor(office)
    expect(counts).toEqual({ all: 40, mine: 10, unassigned: 30, waiting: 20, unread: 20 })
    for (const box of ['mine', 'unassigned', 'all'] as const) {
      expect((await listFor(office, { box })).total).toBe(counts[box])
    }
    expect((await listFor(office, { ended: 'true' })).total).toBe(5)
  })

  it('says how many wait and are unread in the box that it lists', async () => {
    const { counts } = await listFor(office, { box: 'mine' })
    expect(counts).toEqual({ all: 40, mine: 10, unassigned: 30, waiting: 5, unread: 5 })
  })

  it('finds a name or a listing, and shows sellers only what is about theirs', async () => {
    expect(numbersOf(await listFor(office, { search: 'person 33' }))).toEqual([33])
    const about = await listFor(office, { search: house.reference })
    expect(about.total).toBe(20)
    const own = await listFor(owner)
    expect([own.total, own.counts.all, own.counts.waiting]).toEqual([20, 20, 10])
    expect((await listFor(await aUser(api.services))).total).toBe(0)
  })

  it('reads the page by its indexes and scans the conversations once, to count them', async () => {
    const { database } = api.services
    const { sql } = database
    await sql`alter table conversations disable trigger user`
    await sql`insert into conversations (name, email, state, waiting_since, last_at)
      select 'More ' || n, 'more' || n || '@example.com', 'inProgress',
        case when n % 10 = 0 then now() end, now() from generate_series(1, 5000) n`
    await sql`alter table conversations enable trigger user`
    await sql`analyze conversations`
    const page = listStatement('all', office.id, { box: 'all', ended: false, page: 1 })
    const rows = await database.db.execute(statement`explain ${page}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan.match(/Seq Scan on conversations /g)).toHaveLength(1)
    expect(plan).toMatch(/using conversations_waiting/)
    expect(plan).toMatch(/using conversations_last/)
  })
})
