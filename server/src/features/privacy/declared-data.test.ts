import { getTableName, getTableConfig, type PgColumn, type PgTable } from '../../db/orm.ts'
import { describe, expect, it } from 'vitest'
import { getMyData } from '#contract/privacy/privacy.calls.ts'
import { transaction } from '../../db/connect.ts'
import { personalTables, type PersonalTable } from '../../db/personal-data.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { aListing } from '../../testing/listing.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { anonymisePerson } from './anonymise.service.ts'
import { makeProof } from './mailbox-proof.ts'

const api = useApi()
const mark = 'zq7mark'

/** A value that is recognised wherever it reappears; numbers cannot carry the marker. */
function markedValue(column: PgColumn, table: string): unknown {
  const words = `${mark} ${table} ${column.name} ${crypto.randomUUID()}`
  const type = column.getSQLType()
  const { encrypt } = api.services.secrets
  if (column.name.endsWith('_encrypted')) return encrypt(JSON.stringify({ words }))
  if (type === 'jsonb') return JSON.stringify({ words })
  if (type === 'date') return '2041-07-19'
  if (type === 'uuid') return undefined
  return type === 'text' ? words : undefined
}

/** What a column must contain for the row to be stored at all. */
function requiredValue(column: PgColumn): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  const type = column.getSQLType()
  if (type === 'text') return crypto.randomUUID()
  if (type === 'boolean') return false
  if (type.startsWith('timestamp')) return '2026-11-16T10:00:00Z'
  return type === 'uuid' ? crypto.randomUUID() : 1
}

/** The first row of the table that a column refers to. */
async function referredId(table: PgTable): Promise<unknown> {
  const [row] = await api.services.database.sql`
    select id from ${api.services.database.sql(getTableName(table))} order by id limit 1`
  return row?.id
}

interface Setting {
  user: TestUser
  listing: number
  week: number
  /** The offer whose events are the person's. */
  offer: number
  /** Who gets the person's alerts. */
  recipient: number
  search: number
  /** A conversation with them, and a message in it. */
  conversation: number
  message: number
}

/** What a table's constraints require in addition to its columns. */
const wanted: Record<string, (setting: Setting) => Record<string, unknown>> = {
  enquiries: ({ listing }) => ({ property_id: listing }),
  offers: ({ listing }) => ({ property_id: listing, status_code: 'E3' }),
  offer_events: ({ offer }) => ({ offer_id: offer, side: 'bidder', kind: 'made' }),
  conversations: ({ listing }) => ({ property_id: listing }),
  conversation_messages: ({ conversation }) => ({
    conversation_id: conversation,
    kind: 'note',
    direction: 'internal',
  }),
  conversation_files: ({ message }) => ({ message_id: message }),
  idempotency_keys: ({ user }) => ({ scope: `user ${user.id}` }),
  week_owners: ({ week }) => ({ week_id: week }),
  security_events: ({ user }) => ({ user_id: user.id }),
  notifications: () => ({ link: '/' }),
  // Belongs to an account or an address, never to both.
  saved_searches: () => ({ email: null }),
  saved_search_filters: ({ search, recipient }) => ({ search_id: search, recipient_id: recipient }),
  favourites: ({ listing }) => ({ property_id: listing }),
  alerts: ({ listing, recipient }) => ({
    property_id: listing,
    recipient_id: recipient,
    reason: 'new',
  }),
  search_log: ({ user }) => ({ user_name: `${mark}.${user.username}` }),
}

async function rowOf({ table, name, data, columns }: PersonalTable, setting: Setting) {
  const { columns: all, foreignKeys } = getTableConfig(table)
  const personal = new Set(columns.map((column) => column.name))
  const owner = typeof data.owner === 'function' ? {} : data.owner
  const row: Record<string, unknown> = {}
  for (const column of all) {
    const reference = foreignKeys
      .map((key) => key.reference())
      .find((each) => each.columns[0] === column)
    const isRequired =
      column.notNull && !column.hasDefault && !column.generated && !column.generatedIdentity
    const value = personal.has(column.name) ? markedValue(column, name) : undefined
    if (value !== undefined) row[column.name] = value
    else if (isRequired && reference) row[column.name] = await referredId(reference.foreignTable)
    else if (isRequired) row[column.name] = requiredValue(column)
  }
  const keyed = Object.fromEntries(
    Object.entries({ [owner.user ?? '']: setting.user.id, [owner.email ?? '']: setting.user.email })
      .filter(([key]) => key)
      .map(([key, value]) => [all.find((column) => column === (table as never)[key])?.name, value]),
  )
  return { ...row, ...keyed, ...wanted[name]?.(setting) }
}

/**
 * A row about the person in every table that declares personal data, each personal column marked.
 */
async function fillTables(username: string): Promise<Setting> {
  const { sql } = api.services.database
  const user = await aUser(api.services, { username: `${mark}.${username}` })
  const listing = await aListing(api.services, { ownerUserId: (await aUser(api.services)).id })
  const [offer] = await sql`insert into offers (user_id, property_id, amount, status_code)
    values (${user.id}, ${listing}, 1, 'E3') returning id`
  const week = await aWeek(api.services, { ownerUserId: (await aUser(api.services)).id })
  const [recipient] = await sql`
    insert into alert_recipients (user_id) values (${user.id}) returning id`
  const [search] = await sql`
    insert into saved_searches (user_id, kind, name, criteria, query, frequency)
    values (${user.id}, 'property', ${mark}, '{}', ${mark}, 'daily') returning id`
  const [talk] = await sql`insert into conversations (user_id, name, email, week_id)
    values (${user.id}, 'A', ${user.email}, ${week.id}) returning id`
  const [note] = await sql`insert into conversation_messages (conversation_id, kind, direction)
    values (${talk?.id}, 'note', 'internal') returning id`
  const setting = {
    user,
    listing,
    week: week.id,
    offer: offer?.id as number,
    recipient: recipient?.id as number,
    search: search?.id as number,
    conversation: talk?.id as number,
    message: note?.id as number,
  }
  for (const each of personalTables) {
    // The account and its alert recipient already exist; the log writes itself.
    if (['users', 'alert_recipients', 'change_log'].includes(each.name)) continue
    const row = await rowOf(each, setting)
    if (each.name === 'individuals') {
      await sql`delete from individuals where user_id = ${user.id}`
    }
    await sql`insert into ${sql(each.name)} ${sql(row)}`
  }
  return setting
}

async function tablesHolding(words: string): Promise<string[]> {
  const { sql } = api.services.database
  const holding: string[] = []
  for (const { name } of personalTables) {
    const rows = await sql`select 1 from ${sql(name)} t where t::text ~* ${words} limit 1`
    if (rows.length) holding.push(name)
  }
  return holding
}

describe('the data that tables declare as personal', () => {
  it('is removed by anonymisation, from the tables and the change log', async () => {
    const { user } = await fillTables('gone')
    const declared = personalTables.map(({ name }) => name)
    const unmarked = [
      'alert_recipients',
      'finished_drafts',
      'notification_preferences',
      'push_subscriptions',
      'totp_secrets',
    ]
    expect(await tablesHolding(mark)).toEqual(declared.filter((name) => !unmarked.includes(name)))
    const before = await api.services.database.sql`
      select distinct table_name from change_log where after::text ~ ${mark} or before::text ~ ${mark}`
    expect(before.length).toBeGreaterThan(8)

    const admin = await aUser(api.services, { role: 'superAdmin' })
    const context = { session: { userId: admin.id }, ip: '10.1.1.1', userAgent: 'test' }
    await transaction(api.services.database, null, (tx) =>
      anonymisePerson(tx, user.id, context as never),
    )
    const retained = personalTables.filter(({ data }) => 'retained' in data).map(({ name }) => name)
    for (const words of [mark, user.email, '2041-07-19']) {
      const holding = await tablesHolding(words)
      expect(
        holding.filter((name) => !retained.includes(name)),
        words,
      ).toEqual([])
    }
    // The emails are removed separately.
    expect(await tablesHolding(mark)).toEqual(['marketing_suppressions'])
    const deleted = personalTables.filter(({ data }) => 'deleted' in data)
    for (const { name, table } of deleted) {
      if (!('userId' in table)) continue
      const { sql } = api.services.database
      expect(await sql`select 1 from ${sql(name)} where user_id = ${user.id}`, name).toEqual([])
    }
  })

  it('is in the export, even if a table has no section of its own', async () => {
    const { user } = await fillTables('reader')
    const proof = makeProof(api.services.secrets, user.id, user.email)
    const headers = { authorization: `Bearer ${user.token}` }
    const { body, status } = await api.visitor(getMyData, { proof }, { headers })
    expect(status).toBe(200)
    expect(body.others.map(({ table }) => table)).toEqual([
      'alert_recipients',
      'alerts',
      'conversations',
      'reply_templates',
      'unmatched_emails',
      'favourite_folders',
      'favourites',
      'marketing_suppressions',
      'notifications',
      'notification_preferences',
      'offer_events',
      'saved_views',
      'email_changes',
      'week_owners',
    ])
  })
})
