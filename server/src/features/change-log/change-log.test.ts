import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  exportChanges,
  listChanges,
  type ChangeEntry,
} from '#contract/change-log/change-log.calls.ts'
import { links } from '#contract/links.ts'
import { roles } from '#contract/roles.ts'
import { createLogMonths } from '../../db/log-months.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { sheetOf } from '../../testing/exports.ts'
import { anOffer } from '../../testing/offer-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { listChanges as listThem } from './change-log.service.ts'
import { findNames, nameExpressions, pointsTo, withNames } from './reference-names.queries.ts'

const api = useApi()

interface Change {
  table?: string
  row?: string
  action?: string
  actor?: string
  actorId?: number | null
  at?: string
}

/** Entries as the trigger writes them, but on a day of our choice. */
async function wrote(changes: Change[]) {
  const rows = changes.map((change) => ({
    table_name: change.table ?? 'weeks',
    row_id: change.row ?? '1',
    action: change.action ?? 'update',
    before: { sell_price: '68500.00', version: 1 },
    after: { sell_price: '64000.00', version: 2 },
    actor_user_id: change.actorId ?? null,
    actor_name: change.actor ?? 'system',
    created_at: change.at ?? '2020-06-15T10:00:00Z',
  }))
  await api.services.database.sql`insert into change_log ${api.services.database.sql(rows)}`
}

type Query = Partial<
  Record<
    'page' | 'size' | 'before' | 'table' | 'rowId' | 'actor' | 'action' | 'from' | 'to' | 'search',
    string | number
  >
>

async function ask(query: Query) {
  return (await api.as('superAdmin'))(listChanges, query as never)
}

const idsOf = async (query: Query) => (await ask(query)).body.items.map(({ rowId }) => rowId)

beforeAll(async () => {
  await wrote([
    { table: 'resorts', row: 'r1', actor: 'Thandi.Nkosi', actorId: 701 },
    { table: 'resorts', row: 'r2', actor: 'thandi.zulu', actorId: 702, action: 'insert' },
    { table: 'seasons', row: 'r1', actor: 'pieter', actorId: 703, action: 'delete' },
    { table: 'seasons', row: 'day-before', at: '2021-03-09T21:59:59Z' },
    { table: 'seasons', row: 'day-start', at: '2021-03-09T22:00:00Z' },
    { table: 'seasons', row: 'day-end', at: '2021-03-10T21:59:59Z' },
    { table: 'seasons', row: 'day-after', at: '2021-03-10T22:00:00Z' },
  ])
})

describe('the change log', () => {
  it('shows who changed which field from what to what', async () => {
    const { status, body } = await ask({ table: 'resorts', rowId: 'r1' })
    expect(status).toBe(200)
    expect(body).toEqual({
      items: [
        {
          id: expect.any(Number),
          at: expect.stringContaining('2020-06-15T10:00:00'),
          action: 'update',
          table: 'resorts',
          noun: 'Resort',
          rowId: 'r1',
          record: null,
          link: null,
          actorUserId: 701,
          actor: 'Thandi.Nkosi',
          actorLink: null,
          requestId: null,
          fields: [
            {
              column: 'sell_price',
              label: 'Sell price',
              before: '68500.00',
              after: '64000.00',
              from: '68500.00',
              to: '64000.00',
            },
          ],
        },
      ],
      total: 1,
      page: 1,
      size: 10,
      next: null,
      searchedFrom: null,
    })
  })

  it('shows a new row with its initial values, and a deleted one with its last values', async () => {
    const { sql } = api.services.database
    await sql`insert into banks (id, name, universal_branch_code) values (9001, 'Sand Bank', '999999')`
    await sql`delete from banks where id = 9001`
    const { body } = await ask({ table: 'banks', rowId: '9001' })
    const [gone, made] = body.items
    const name = { column: 'name', label: 'Name' }
    expect(gone).toMatchObject({ action: 'delete', noun: 'Bank', actor: 'System' })
    const none = { before: null, after: null, from: '', to: '' }
    const [before, after] = [
      { before: 'Sand Bank', from: 'Sand Bank' },
      { after: 'Sand Bank', to: 'Sand Bank' },
    ]
    expect(gone?.fields).toContainEqual({ ...none, ...name, ...before })
    expect(made?.fields).toContainEqual({ ...none, ...name, ...after })
  })

  it('shows the names of referenced records, where they have one', async () => {
    const { sql } = api.services.database
    const entry = {
      table_name: 'weeks',
      row_id: 'named',
      action: 'update',
      before: { status_id: 1032, owner_user_id: 999_999, season_id: null },
      after: { status_id: 1035, owner_user_id: 999_998, season_id: 1 },
      actor_name: 'system',
    }
    await sql`insert into change_log ${sql(entry)}`
    const { body } = await ask({ rowId: 'named' })
    const values = body.items[0]?.fields.map(({ label, before, after }) => [label, before, after])
    expect(new Map(values?.map(([label, ...rest]) => [label, rest]))).toEqual(
      new Map<unknown, unknown[]>([
        ['Status', ['Available', 'Sold']],
        ['Season', [null, 'Peak 1']],
        ['Owner', [999_999, 999_998]],
      ]),
    )
  })

  it('shows the status of an offer by its name', async () => {
    const { sql } = api.services.database
    const entry = {
      table_name: 'offers',
      row_id: 'coded',
      action: 'update',
      before: { status_code: 'E1' },
      after: { status_code: 'E3' },
      actor_name: 'system',
    }
    await sql`insert into change_log ${sql(entry)}`
    const { body } = await ask({ rowId: 'coded' })
    expect(body.items[0]?.fields).toMatchObject([{ label: 'Status', from: 'Open', to: 'Declined' }])
  })

  it('has a name column for every table in which it looks up names', async () => {
    const { database } = api.services
    const columns = Object.keys(pointsTo).map((column) => ({
      column,
      label: column,
      before: 1,
      after: 2,
    }))
    const [entry] = await withNames(database.db, [{ fields: columns } as ChangeEntry])
    expect(entry?.fields).toHaveLength(columns.length)
  })

  it('is newest first, ten at a time, and continues from a page or from an entry', async () => {
    await wrote(Array.from({ length: 25 }, (_, i) => ({ table: 'fees', row: `f${i}` })))
    const first = await ask({ table: 'fees' })
    expect(first.body.items.map(({ rowId }) => rowId)).toEqual(
      Array.from({ length: 10 }, (_, i) => `f${24 - i}`),
    )
    expect(first.body).toMatchObject({ total: 25, page: 1, size: 10 })
    const paged = await ask({ table: 'fees', page: 2 })
    const onward = await ask({ table: 'fees', before: first.body.next as number })
    expect(onward.body.items).toEqual(paged.body.items)
    const last = await ask({ table: 'fees', before: onward.body.next as number })
    expect(last.body).toMatchObject({ total: 25, next: null })
    expect(last.body.items.map(({ rowId }) => rowId)).toEqual(['f4', 'f3', 'f2', 'f1', 'f0'])
  })

  it('stops counting at 1001', async () => {
    await wrote(Array.from({ length: 1100 }, () => ({ table: 'cities' })))
    const { body } = await ask({ table: 'cities', size: 5 })
    expect([body.total, body.items.length]).toEqual([1001, 5])
  })

  it.each([
    ['a table', { table: 'resorts' }, ['r2', 'r1']],
    ['a row of any table', { rowId: 'r1' }, ['r1', 'r1']],
    ['the beginning of an actor in any case', { actor: 'THANDI' }, ['r2', 'r1']],
    ['the number of an actor', { actor: '702' }, ['r2']],
    ['an action', { action: 'delete', table: 'seasons' }, ['r1']],
    ['a search for a row', { search: 'r2' }, ['r2']],
    ['a search for a name', { search: 'pieter' }, ['r1']],
    ['a search that finds nothing', { search: 'nobody' }, []],
    ['a search with a wildcard of SQL', { search: 'thandi%' }, []],
  ])('is filtered by %s', async (_name, query, rows) => {
    expect(await idsOf(query)).toEqual(rows)
  })

  it('treats days as South African days, both inclusive', async () => {
    const table = 'seasons'
    expect(await idsOf({ table, from: '2021-03-10', to: '2021-03-10' })).toEqual([
      'day-end',
      'day-start',
    ])
    expect(await idsOf({ table, from: '2021-03-11' })).toEqual(['day-after'])
    expect(await idsOf({ table, to: '2021-03-09' })).toEqual(['day-before', 'r1'])
  })

  it('continues from an entry within a date range', async () => {
    const days = { table: 'seasons', from: '2021-03-09', to: '2021-03-11', size: 2 }
    const first = await ask(days)
    expect(first.body.items.map(({ rowId }) => rowId)).toEqual(['day-after', 'day-end'])
    expect(await idsOf({ ...days, before: first.body.next as number })).toEqual([
      'day-start',
      'day-before',
    ])
  })

  it('ignores an empty filter', async () => {
    const { status } = await ask({
      table: '',
      rowId: '',
      actor: '',
      action: '',
      from: '',
      to: '',
      search: '',
    })
    expect(status).toBe(200)
  })

  it.each([
    [{ from: '2021-02-30' }, { from: 'A date as yyyy-mm-dd' }],
    [
      { from: '2021-03-10', to: '2021-03-09' },
      { to: 'The end date cannot be before the start date.' },
    ],
  ])('refuses %j', async (query, fields) => {
    const { status, error } = await ask(query)
    expect([status, error.fields]).toEqual([422, fields])
  })

  it('refuses an unknown action', async () => {
    expect((await ask({ action: 'truncate' })).status).toBe(422)
  })

  it('is exported to Excel, with a row for each field, who and when', async () => {
    const admin = await api.as('superAdmin')
    const { rows, progress } = await sheetOf(admin, exportChanges, { table: 'resorts' })
    expect(rows[0]).toEqual([
      'when',
      'by',
      'action',
      'record',
      'name',
      'id',
      'field',
      'before',
      'after',
      'request',
    ])
    expect(rows.slice(1).map((cells) => cells.slice(0, 9))).toEqual([
      [
        new Date('2020-06-15T12:00:00Z'),
        'thandi.zulu',
        'Added',
        'Resort',
        null,
        'r2',
        'Sell price',
        '68500.00',
        '64000.00',
      ],
      [
        new Date('2020-06-15T12:00:00Z'),
        'Thandi.Nkosi',
        'Changed',
        'Resort',
        null,
        'r1',
        'Sell price',
        '68500.00',
        '64000.00',
      ],
    ])
    expect(progress).toMatchObject({ done: 2, total: 2 })
    const many = await sheetOf(admin, exportChanges, { table: 'cities' })
    expect(many.rows).toHaveLength(1 + 1100)
    const { status } = await admin(exportChanges, { from: '2021-03-10', to: '2021-03-09' })
    expect(status).toBe(422)
  })

  it('finds references, names, fields and amounts', async () => {
    const { sql } = api.services.database
    const week = await aWeek(api.services, { unitNumber: 'Q77' })
    const agent = await aUser(api.services, { role: 'agent', username: 'found_agent' })
    await sql`update agents set name = 'Zanele', surname = 'Quintana' where user_id = ${agent.id}`
    await sql`update weeks set sell_price = 61234.50, levy_amount = 5150 where id = ${week.id}`
    const [row] = await sql`select reference from weeks where id = ${week.id}`
    const reference = row?.reference as string
    const found = async (search: string) => (await ask({ search })).body.items
    for (const typed of [reference, reference.toLowerCase().replace('-', ' ')]) {
      const items = await found(typed)
      expect(new Set(items.map(({ record }) => record))).toEqual(new Set([reference]))
      expect(items).toHaveLength(2)
    }
    const [changed] = await found('R 61 234,50')
    expect(changed).toMatchObject({
      record: reference,
      link: `${links.weekInformation(week.id)}#history`,
    })
    expect(changed?.fields).toContainEqual({
      column: 'sell_price',
      label: 'Selling price',
      before: 68500,
      after: 61234.5,
      from: 'R\u00a068\u00a0500',
      to: 'R\u00a061\u00a0234.50',
    })
    expect((await found('5150')).map(({ record }) => record)).toEqual([reference])
    expect((await found('levy'))[0]?.record).toBe(reference)
    expect((await found('Q77'))[0]).toMatchObject({ record: reference, action: 'insert' })
    const person = await found('Quintana')
    expect(person.map(({ table }) => table)).toEqual(expect.arrayContaining(['agents', 'users']))
    expect(person[0]?.link).toBe(`${links.agentProfile(agent.personId as number)}#history`)
    expect(await found('JP-999999')).toEqual([])
  })

  it('names the person whose login changed, and the listing of an offer', async () => {
    const person = await aUser(api.services)
    const { sql } = api.services.database
    await sql`insert into recovery_codes (user_id, code_hash) values (${person.id}, 'x')`
    await wrote([
      { table: 'totp_secrets', row: String(person.id) },
      { table: 'notification_preferences', row: `${person.id}/offer` },
    ])
    for (const table of ['recovery_codes', 'totp_secrets', 'notification_preferences']) {
      expect((await ask({ table })).body.items[0]).toMatchObject({
        record: 'Thandi Nkosi',
        link: `${links.profile(person.personId as number)}#history`,
      })
    }
    const offer = await anOffer(api)
    const [house] = await sql`select reference from properties where id = ${offer.propertyId}`
    expect((await ask({ table: 'offers' })).body.items[0]?.record).toBe(house?.reference)
  })

  it('can name the rows of every table that it has a name for', async () => {
    const wanted = new Map(Object.keys(nameExpressions).map((table) => [table, new Set([1])]))
    await expect(findNames(api.services.database.db, wanted)).resolves.toBeInstanceOf(Map)
  })

  it('searches values in a limited number of rows, because no index has them, and says how far back', async () => {
    const query = { page: 1, size: 10, search: 'Q77' }
    const few = { byIndex: 1_000_000, oneByOne: 0.01 }
    await createLogMonths(api.services.database, pino({ level: 'silent' }))
    await api.services.database.sql`analyze change_log`
    const { searchedFrom } = await listThem(api.services, query as never, few)
    expect(searchedFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each(roles.filter((role) => role !== 'superAdmin'))(
    'is closed to the role %s',
    async (role) => {
      const send = await api.as(role)
      const { status, error } = await send(listChanges, {})
      expect([status, error.code]).toEqual([403, 'notAllowed'])
      expect((await send(exportChanges, {})).status).toBe(403)
    },
  )

  it('is closed to a visitor', async () => {
    expect((await api.visitor(listChanges, {})).status).toBe(401)
  })
})
