import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from './connect.ts'
import { cloneDatabase, type TestDatabase } from './testing.ts'

/** Their rows belong to another row, or never change: they are never edited concurrently. */
const unversioned = [
  'area_members',
  'bank_receipts',
  'bank_statements',
  'campaign_item_placeholders',
  'campaign_uploads',
  'consents',
  'conversation_files',
  'conversation_messages',
  'email_changes',
  'images',
  'marketing_suppressions',
  'notification_preferences',
  'offer_events',
  'property_field_values',
  'property_images',
  'recovery_codes',
  'region_provinces',
  'reply_templates',
  'resort_images',
  'terms',
  'terms_acceptances',
  'totp_secrets',
  'unmatched_emails',
]

/**
 * The version of terms is the number of a text that never changes; that of a saved search increases
 * with its owner's changes, and not when emails are sent.
 */
const ownVersions = ['saved_searches', 'terms']

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
})

afterAll(async () => {
  await database.close()
  await clone.drop()
})

/** For each mistake that can be made when setting up a table, a list of tables. */
async function mistakes() {
  const rows = await database.sql<
    { name: string; versioned: boolean; raised: boolean; recorded: boolean; announced: boolean }[]
  >`
    select relname as name,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and attname = 'version' and not attisdropped) as versioned,
      coalesce('raise_version' = any(triggers), false) as raised,
      coalesce('record_change' = any(triggers), false) as recorded,
      coalesce(triggers && '{announce_change,announce_update}', false) as announced
    from pg_class c
    cross join lateral (select array_agg(tgname::text) as triggers from pg_trigger t
      where t.tgrelid = c.oid and t.tgenabled = 'O' and not tgisinternal) t
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`
  const names = (found: typeof rows) => found.map(({ name }) => name)
  return {
    versionThatNeverRises: names(
      rows.filter((t) => t.versioned && !t.raised && !ownVersions.includes(t.name)),
    ),
    recordedButNotVersioned: names(rows.filter((t) => t.recorded && !t.raised)).filter(
      (name) => !unversioned.includes(name),
    ),
    versionedButNotRecorded: names(rows.filter((t) => t.raised && !t.recorded)),
    recordedButNotAnnounced: names(rows.filter((t) => t.recorded && !t.announced)),
  }
}

const none = {
  versionThatNeverRises: [],
  recordedButNotVersioned: [],
  versionedButNotRecorded: [],
  recordedButNotAnnounced: [],
}

/** Changes to the tables are rolled back after the test. */
async function trying(statements: string[], look: () => Promise<void>) {
  await database.sql.unsafe(statements.join(';'))
  try {
    await look()
  } finally {
    await database.sql`drop table if exists gates`
  }
}

const plain = 'create table gates (id integer primary key, name text)'
const withVersion = `create table gates (id integer primary key, name text,
  version integer not null default 1, updated_at timestamptz not null default now())`

describe('every business table', () => {
  it('is recorded, announced and versioned', async () => {
    expect(await mistakes()).toEqual(none)
  })

  it.each([
    ['a version that never rises', [withVersion], { versionThatNeverRises: ['gates'] }],
    [
      'a change log without a version',
      [plain, `select add_change_log('gates')`, `select add_notices('gates')`],
      { recordedButNotVersioned: ['gates'] },
    ],
    [
      'a version without a change log',
      [withVersion, `select add_version('gates')`],
      { versionedButNotRecorded: ['gates'] },
    ],
    [
      'a change log without notices',
      [withVersion, `select add_version('gates')`, `select add_change_log('gates')`],
      { recordedButNotAnnounced: ['gates'] },
    ],
  ])('is listed here when it has %s', async (_, statements, found) => {
    await trying(statements, async () => expect(await mistakes()).toEqual({ ...none, ...found }))
  })
})

describe('business_table', () => {
  it('sets up the version, the change log and the notifications', async () => {
    await trying([withVersion, `select business_table('gates')`], async () => {
      expect(await mistakes()).toEqual(none)
      await database.sql`insert into gates (id, name) values (7, 'North')`
      const [row] = await database.sql`update gates set name = 'South' returning version`
      const changes = await database.sql`
        select row_id, action from change_log where table_name = 'gates' order by id`
      expect(row).toEqual({ version: 2 })
      expect(changes).toEqual([
        { row_id: '7', action: 'insert' },
        { row_id: '7', action: 'update' },
      ])
    })
  })

  it('refuses a table without a version, unless it is declared not to need one', async () => {
    await trying([plain], async () => {
      const { sql } = database
      await expect(sql`select business_table('gates')`).rejects.toThrow(
        'gates has no columns version and updated_at',
      )
      await sql`select business_table('gates', versioned => false)`
      expect((await mistakes()).recordedButNotVersioned).toEqual(['gates'])
    })
  })

  it('refuses to leave a version without its trigger', async () => {
    await trying([withVersion], async () => {
      await expect(
        database.sql`select business_table('gates', versioned => false)`,
      ).rejects.toThrow('gates has the columns version and updated_at, so it is versioned')
    })
  })

  it('refuses a table without a primary key', async () => {
    await trying([withVersion.replace(' primary key', '')], async () => {
      await expect(database.sql`select business_table('gates')`).rejects.toThrow(
        'gates has no primary key',
      )
    })
  })
})
