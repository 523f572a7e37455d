import { loadDemo } from './load.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import '#contract/all-calls.ts'
import { exportShownList } from '#contract/exports/list-exports.calls.ts'
import { declaredLists, declaredViews, sortKeys } from '#contract/list.ts'
import type { AnyList, ListColumn } from '#contract/list.ts'
import type { Page } from '#contract/values/paging.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { useApi } from '#server/testing/api.ts'
import { aPicture } from '#server/testing/campaign-builders.ts'
import { sheetOf } from '#server/testing/exports.ts'
import { anFnbFile, uploadStatement } from '#server/testing/statement-builders.ts'
import { startSession } from '#server/features/accounts/sessions.service.ts'
import type { SheetPart } from '#server/features/exports/shown-columns.ts'
import { sheetOf as sheetDeclaration } from '#server/features/exports/sheets.ts'

const api = useApi({ rateLimit: false })

type Row = Record<string, unknown>
type Query = Record<string, string>

type Person = 'superadmin' | 'seller' | 'buyer'

interface Demo {
  agency: number
  campaign: number
}

/** What a list requires to be read at all, and who has rows in it. */
const needs: Record<string, (demo: Demo) => { query?: Query; as?: Person }> = {
  'weeks.mine': () => ({ query: { userId: String(ids.get('seller')) }, as: 'seller' }),
  'properties.adminList': () => ({ query: { x: 'superadmin' } }),
  'properties.ownList': () => ({ query: { x: 'seller' }, as: 'seller' }),
  'offers.list': () => ({ query: { x: 'buyer' }, as: 'buyer' }),
  'agents.list ownAgents': ({ agency }) => ({ query: { agencyId: String(agency) } }),
  'campaignItems.list': ({ campaign }) => ({ query: { campaignId: String(campaign) } }),
  'bankLines.list': () => ({ query: { statement: 'all' } }),
}

const ids = new Map<Person, number>()
let demo: Demo

/** Lists without demo data before its pictures are drawn, or data written without a trace. */
async function fillTheRest(): Promise<void> {
  const { sql } = api.services.database
  const picture = await aPicture(api.services)
  await sql`update weeks set sell_price = sell_price + 1 where id in (select id from weeks limit 5)`
  await sql`insert into marketing_suppressions (email, reason) values
    ('gone@example.com', 'bounced'), ('no@example.com', 'unsubscribed')`
  await sql`insert into carousel_items (header, image_id, week_id, rank, show_until)
    select 'Week ' || reference, ${picture}, id, id, '2027-01-31' from weeks limit 3`
  await sql`insert into campaign_items (campaign_id, week_id, image_id, rank)
    select c.id, w.id, ${picture}, w.id from (select min(id) as id from campaigns where is_timeshare) c,
      (select id from weeks where published limit 3) w`
  await sql`insert into listing_changes (week_id, before, after)
    select id, '{"sellPrice": 68500}', '{"sellPrice": 70000}' from weeks where published limit 3`
  const lines = [
    { day: '2026-11-02', amount: '380.00', text: 'TW-20001 NKOSI', balance: '1380.00' },
    { day: '2026-11-03', amount: '-25.50', text: 'BANK CHARGES', balance: '1354.50' },
  ]
  const { token } = await sessionAs('superadmin')
  expect((await uploadStatement(api, anFnbFile(lines), token)).status).toBe(200)
}

beforeAll(async () => {
  const { database, secrets } = api.services
  await loadDemo(database, { secrets })
  const { sql } = database
  const people =
    await sql`select id, username from users where username in ('superadmin', 'seller', 'buyer')`
  for (const { id, username } of people) ids.set(username as Person, id as number)
  await fillTheRest()
  const [found] = await sql`select
    (select agency_id from agents where agency_id is not null
      group by 1 order by count(*) desc limit 1) as agency,
    (select min(campaign_id) from campaign_items) as campaign`
  demo = found as unknown as Demo
}, 120_000)

type Send = Awaited<ReturnType<typeof api.as>>

async function sessionAs(person: Person): Promise<{ token: string }> {
  return startSession(api.services.database, {
    userId: ids.get(person) as number,
    remember: false,
    ip: '127.0.0.1',
    userAgent: 'test',
  })
}

/** South African time is two hours ahead, all year. */
const local = (value: unknown) => new Date(Date.parse(String(value)) + 7_200_000).toISOString()

/** What a reader sees, as the kind of cell that a sheet can sum and sort by. */
function cellOf(kind: ListColumn['kind'], value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (kind === 'number' || kind === 'money') return Number(value)
  if (kind === 'phone') return formatPhone(String(value))
  if (kind === 'time') return new Date(`${local(value).slice(0, 19)}Z`)
  if (kind === 'day') {
    const text = String(value)
    return new Date(text.length > 10 ? local(value).slice(0, 10) : text)
  }
  return typeof value === 'number' ? value : String(value).trim() || null
}

function expectedOf(list: AnyList, columns: readonly ListColumn[], rows: readonly Row[]) {
  const sheet = sheetDeclaration(list.list.name, list.name)
  const parts = columns.flatMap((column) =>
    ((sheet[column.key] ?? [{}]) as SheetPart<Row>[]).map((part) => ({ column, part })),
  )
  return {
    header: parts.map(({ column, part }) => part.header ?? column.label),
    rows: rows.map((row) =>
      parts.map(({ column, part: { header, kind, value } }) =>
        value
          ? cellOf(kind ?? (header ? undefined : column.kind), value(row))
          : cellOf(kind ?? column.kind, row[column.of ?? column.key]),
      ),
    ),
  }
}

async function pagesOf(send: Send, list: AnyList, query: Query): Promise<Page<Row>> {
  const items: Row[] = []
  for (let page = 1; ; page++) {
    const input = { ...query, page: String(page), size: '100' }
    const reply = await send(list.list, input as never)
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    const body = reply.body as Page<Row>
    items.push(...body.items)
    if (body.items.length < 100) return { ...body, items }
  }
}

/** A sheet counts in days: rounded to the nearest second. */
const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()

const comparable = (rows: readonly unknown[][]) =>
  rows.map((row) => row.map((cell) => (cell instanceof Date ? toSecond(cell) : cell)))

/** Logs are counted up to a thousand: one more means that there are more. */
const countedTo = 1001

async function compare(send: Send, list: AnyList, query: Query, columns: readonly ListColumn[]) {
  // The file of the security events contains its own export: the screen is read after it.
  const file = await sheetOf(send, exportShownList, {
    call: list.list.name,
    list: list.name,
    query,
    columns: columns.map(({ key }) => key),
  })
  const shown = await pagesOf(send, list, query)
  const expected = expectedOf(list, columns, shown.items)
  const [header, ...rows] = file.rows
  expect(header).toEqual(expected.header)
  expect(rows).toHaveLength(shown.items.length)
  expect(shown.total).toBeLessThanOrEqual(shown.items.length)
  if (shown.total < countedTo) expect(shown.total).toBe(shown.items.length)
  expect(comparable(rows)).toEqual(comparable(expected.rows))
  return shown.items
}

const lists = [...declaredLists(), ...declaredViews()]

describe('the Excel file of every list', () => {
  it.each(lists.map((list) => [`${list.list.name} ${list.name}`, list] as const))(
    'has the heads, rows, order and values of %s',
    async (name, list) => {
      const { query = {}, as } = (needs[name] ?? needs[list.list.name])?.(demo) ?? {}
      const send = api.by(await sessionAs(as ?? 'superadmin'))
      const columns = list.columns.filter(({ screen }) => screen !== false)
      const rows = await compare(send, list, query, columns)
      expect(rows.length, 'the list has rows').toBeGreaterThan(0)

      const sort = 'sort' in list.query.shape ? sortKeys(list.columns).at(-1) : undefined
      const order = list.defaults.order === 'asc' ? 'desc' : 'asc'
      const others = columns.toReversed().slice(0, 5)
      await compare(send, list, { ...query, ...(sort && { sort, order }) }, others)

      const lead = columns.find((column) => column.lead) ?? columns[0]
      const text = String(rows[0]?.[lead?.of ?? lead?.key ?? ''] ?? '')
      const [word] = text.split(/\s/)
      if ('search' in list.query.shape && word) {
        await compare(send, list, { ...query, search: word }, columns)
      }
    },
  )
})
