import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentStates } from '#contract/payments/payments.states.ts'
import { parseIdNumber } from '#contract/values/id-number.ts'
import { weekOfYear } from '#contract/values/day.ts'
import { verifyPassword } from '#server/features/accounts/passwords.ts'
import { rebuildFromLedger } from '#server/features/payments/payment-list.queries.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { offerStatusCodes } from '#server/db/schema/offers.ts'
import { leadStates } from '#server/db/schema/leads.ts'
import { privacyKinds, privacyStates } from '#contract/privacy/privacy.kinds.ts'
import { cloneDatabase, type TestDatabase } from '#server/db/testing.ts'
import { fillCampaigns } from './campaign-items.ts'
import { loadDemo } from './load.ts'
import { demoPassword, demoUsernames } from './people-seeds.ts'

const day = '2026-11-15'
const plain = { encrypt: (text: string) => `enc:${text}` }
const clones: TestDatabase[] = []
let database: Database

async function loaded(): Promise<Database> {
  const clone = await cloneDatabase()
  clones.push(clone)
  const fresh = connect(clone.url, { max: 2 })
  await loadDemo(fresh, { day, secrets: plain })
  return fresh
}

beforeAll(async () => {
  database = await loaded()
}, 120_000)

afterAll(async () => {
  await database?.close()
  for (const clone of clones) await clone.drop()
})

async function one<Value>(query: string): Promise<Value> {
  const [row] = await database.sql.unsafe(query)
  return Object.values(row as object)[0] as Value
}

const count = (from: string) => one<number>(`select count(*)::int from ${from}`)

async function distinct(column: string, table: string): Promise<unknown[]> {
  const rows = await database.sql.unsafe(`select distinct ${column} as value from ${table}`)
  return rows.map((row) => row.value as unknown).sort()
}

/** Everything except what must differ: the salt of the password, and when the rows were written. */
async function checksums(of: Database): Promise<Record<string, string>> {
  const tables = [
    'users',
    'agents',
    'individuals',
    'properties',
    'property_field_values',
    'weeks',
    'offers',
    'offer_events',
    'payments',
    'payment_events',
    'enquiries',
    'contact_messages',
    'consents',
    'search_log',
    'outbox',
    'change_log',
    'listing_history',
  ]
  const sums: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await of.sql.unsafe(
      `select md5(string_agg(md5((to_jsonb(t) - '{password_hash,updated_at}'::text[])::text), '' order by md5((to_jsonb(t) - '{password_hash,updated_at}'::text[])::text))) as sum from ${table} t`,
    )
    sums[table] = String(row?.sum)
  }
  return sums
}

describe('the demo data', () => {
  it('have homes and weeks that were reduced in the last month', async () => {
    const recent = `at > '${day}'::date - 30 and to_price < from_price`
    for (const listing of ['property_id', 'week_id']) {
      expect(
        await count(`listing_history where ${listing} is not null and ${recent}`),
        listing,
      ).toBeGreaterThan(2)
    }
    expect(await count('listing_occasions')).toBe(0)
  })

  it('have sold homes with the date of their sale, so that their time on the market is known', async () => {
    const sold = `properties p join statuses s on s.id = p.status_id
      where p.published and p.is_sale and s.code = 'S'`
    const known = `and exists (select from listing_history h
      where h.property_id = p.id and h.from_status = 'FS' and h.to_status = 'S')`
    expect(await count(`${sold} ${known}`)).toBeGreaterThan(2)
    expect(await count(`${sold} ${known}`)).toBe(await count(sold))
  })

  it('have the documented number of listings', async () => {
    expect(await count('properties')).toBeGreaterThanOrEqual(320)
    expect(await count('weeks')).toBeGreaterThanOrEqual(180)
    expect(await count('agencies')).toBeGreaterThanOrEqual(12)
    expect(await count('agencies where verified_at is null')).toBeGreaterThan(0)
    expect(await count('agents')).toBeGreaterThanOrEqual(40)
    expect(
      await count(`users u join roles r on r.id = u.role_id where r.key = 'privateUser'`),
    ).toBeGreaterThanOrEqual(60)
    expect(await count('search_log')).toBeGreaterThan(2000)
    expect(
      await count('(select distinct resort_id from weeks where published) w'),
    ).toBeGreaterThanOrEqual(50)
    expect(await distinct('province', 'properties')).toHaveLength(9)
  })

  it('are the same every time', { timeout: 120_000 }, async () => {
    const second = await loaded()
    try {
      expect(await checksums(second)).toEqual(await checksums(database))
    } finally {
      await second.close()
    }
  })

  it('are loaded once', async () => {
    const before = await count('users')
    await loadDemo(database, { day })
    expect(await count('users')).toBe(before)
  })

  it('are refused in production', async () => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    try {
      await expect(loadDemo(database)).rejects.toThrow('production')
    } finally {
      process.env.NODE_ENV = before
    }
  })

  it('have accounts that log in with the demo password', async () => {
    const rows = await database.sql<{ username: string; key: string; hash: string }[]>`
      select u.username, r.key, u.password_hash as hash from users u join roles r on r.id = u.role_id
       where u.username = any(${[...demoUsernames]})`
    expect(rows.map((row) => row.username).sort()).toEqual([...demoUsernames].sort())
    expect(new Set(rows.map((row) => row.key)).size).toBe(6)
    for (const row of rows) expect(await verifyPassword(row.hash, demoPassword)).toBe(true)
  })

  it('show every status and every state', async () => {
    expect(await distinct('s.code', 'properties p join statuses s on s.id = p.status_id')).toEqual([
      'AP',
      'APEFT',
      'CIP',
      'FR',
      'FS',
      'P',
      'RO',
      'S',
    ])
    expect(await distinct('s.code', 'weeks w join statuses s on s.id = w.status_id')).toEqual([
      'AP',
      'APEFT',
      'AV',
      'CIP',
      'P',
      'S',
    ])
    expect(await distinct('price_per', 'properties where price_per is not null')).toEqual([
      'Day',
      'Month',
      'm2',
    ])
    expect(await distinct('status_code', 'offers')).toEqual([...offerStatusCodes].sort())
    expect(await distinct('state', 'payments')).toEqual([...paymentStates].sort())
    expect(await distinct('state', 'enquiries')).toEqual([...leadStates].sort())
    expect(await distinct('state', 'contact_messages')).toEqual([...leadStates].sort())
    expect(await distinct('kind', 'privacy_requests')).toEqual([...privacyKinds].sort())
    expect(await distinct('state', 'privacy_requests')).toEqual([...privacyStates].sort())
    expect(await distinct('letter', 'weeks w join seasons s on s.id = w.season_id')).toHaveLength(8)
    expect(await count('weeks where is_tender and published')).toBeGreaterThan(0)
    expect(await count('weeks where paid_at is not null and verified_at is null')).toBeGreaterThan(
      0,
    )
  })

  it('never send an email on their own', async () => {
    expect(await distinct('state', 'outbox')).toEqual(['failed', 'sent'])
    expect(await count(`outbox where "to" !~ '@(example\\.com|jacaranda\\.example)$'`)).toBe(0)
    expect(await count(`users where email !~ '@(example\\.com|jacaranda\\.example)$'`)).toBe(0)
  })
})

describe('the demo listings', () => {
  it('are paid for before they are published, and verified when they are weeks', async () => {
    const paid = (table: string, column: string) =>
      `${table} l join statuses s on s.id = l.status_id
        where (l.published or s.code not in ('AP', 'APEFT') and l.deleted_at is null) and not exists (select from payments p where p.${column} = l.id and p.state = 'paid')`
    expect(await count(paid('properties', 'property_id'))).toBe(0)
    expect(await count(paid('weeks', 'week_id'))).toBe(0)
    expect(
      await count('properties where published and (paid_at is null or first_published_at is null)'),
    ).toBe(0)
    expect(await count('weeks where published and (paid_at is null or verified_at is null)')).toBe(
      0,
    )
  })

  it('are in South Africa, near their suburb', async () => {
    expect(
      await count('properties where lat not between -35 and -22 or lng not between 16.4 and 33'),
    ).toBe(0)
    expect(
      await count(
        'properties p join suburbs s on s.id = p.suburb_id where abs(p.lat - s.lat) > 0.02 or abs(p.lng - s.lng) > 0.02',
      ),
    ).toBe(0)
  })

  it('each have a unique description', async () => {
    expect(await one('select count(*) - count(distinct short_description) from properties')).toBe(
      '0',
    )
    expect(await one('select count(*) - count(distinct description) from properties')).toBe('0')
    expect(
      await count(
        `properties where description ~ 'undefined|NaN|[{}\\[\\]]' or short_description ~ 'undefined|NaN|[{}\\[\\]]'`,
      ),
    ).toBe(0)
  })

  it('have the same facts in the saved values and on the card', async () => {
    const odd = `property_field_values v join fields f on f.id = v.field_id join properties p on p.id = v.property_id
      where (f.fact = 'bedrooms' and p.bedrooms is distinct from v.value::float)
         or (f.fact = 'erf_size' and p.erf_size is distinct from v.value::float)
         or (f.fact = 'floor_size' and p.floor_size is distinct from v.value::float)
         or (f.fact = 'garages' and p.garages is distinct from v.value::float)
         or (f.fact = 'bathrooms' and p.bathrooms is distinct from v.value::float)`
    expect(await count(odd)).toBe(0)
  })

  it('are weeks that match the season calendar of their resort', async () => {
    const rows = await database.sql<
      {
        arrival: string
        departure: string
        week: number | null
        calendar: string
        letter: string
      }[]
    >`
      select w.arrival_date::text as arrival, w.departure_date::text as departure, w.week_number as week,
             r.season_calendar as calendar, s.letter
        from weeks w join resorts r on r.id = w.resort_id join seasons s on s.id = w.season_id`
    for (const row of rows) {
      expect(row.calendar[weekOfYear(row.arrival) - 1]).toBe(row.letter)
      if (row.week) expect(weekOfYear(row.arrival)).toBe(row.week)
      expect(row.arrival > day && row.departure < '2028-05-15').toBe(true)
    }
  })

  it('have dates in chronological order', async () => {
    expect(
      await count('properties where paid_at < created_at or first_published_at < paid_at'),
    ).toBe(0)
    expect(
      await count(
        'weeks where paid_at < created_at or verified_at < paid_at or first_published_at < verified_at',
      ),
    ).toBe(0)
    expect(
      await count(
        'offers o join properties p on p.id = o.property_id where o.created_at < p.created_at',
      ),
    ).toBe(0)
    expect(
      await count(
        'offers o join properties p on p.id = o.property_id where o.user_id = p.owner_user_id',
      ),
    ).toBe(0)
    expect(
      await count('offers o join weeks w on w.id = o.week_id where o.user_id = w.owner_user_id'),
    ).toBe(0)
    expect(await count(`properties where created_at > '${day}T12:00:00Z'`)).toBe(0)
  })

  it('give the seller and the buyer something to do', async () => {
    const own = (table: string, code: string) =>
      `${table} l join users u on u.id = l.owner_user_id join statuses s on s.id = l.status_id where u.username = 'seller' and s.code = '${code}'`
    for (const code of ['AP', 'APEFT', 'P']) {
      expect(await count(own('properties', code))).toBeGreaterThan(0)
      expect(await count(own('weeks', code))).toBeGreaterThan(0)
    }
    expect(
      await count(`offers o join users u on u.id = o.user_id where u.username = 'buyer'`),
    ).toBeGreaterThan(5)
    expect(
      await count(
        `offers o left join weeks w on w.id = o.week_id left join properties p on p.id = o.property_id join users u on u.id = coalesce(w.owner_user_id, p.owner_user_id) where u.username = 'seller' and o.status_code = 'E1'`,
      ),
    ).toBeGreaterThan(1)
  })

  it('leave the next reference and the next id free', async () => {
    expect(await one<string>(`select nextval('property_references')`)).toBe(
      String(10_001 + (await count('properties'))),
    )
    expect(await one<string>(`select nextval(pg_get_serial_sequence('weeks', 'id'))`)).toBe(
      String(1 + (await count('weeks'))),
    )
  })
})

describe('the demo’s landing pages', () => {
  it('have clicks on their listings, and on nothing else', async () => {
    const { sql } = database
    const [image] = await sql`
      insert into images (key, width, height, bytes, placeholder, sha256)
      values ('demo/any', 1600, 1067, 1000, '', 'any') returning id`
    const imageId = image?.id as number
    await sql`insert into property_images (property_id, image_id, rank, is_default)
      select id, ${imageId}, 0, true from properties where published`
    await sql`insert into resort_images (resort_id, image_id, rank, kind)
      select id, ${imageId}, 0, 'gallery' from resorts`
    await fillCampaigns(database, true)
    const elsewhere = await sql`
      select item_id from campaign_events e where kind = 'click'
         and not exists (select from campaign_items i
                         where i.id = e.item_id and i.campaign_id = e.campaign_id)`
    expect(await count('campaign_items')).toBe(18)
    expect(elsewhere).toEqual([])
  })

  it('have fewer enquiries than clicks, made while they were live and about what they show', async () => {
    const { sql } = database
    const [{ wrong, most } = {}] = await sql`
      select count(*) filter (where c.is_timeshare <> (q.week_id is not null)
               or q.created_at < c.start_date or q.created_at > c.end_date + 2)::int as wrong,
             max(q.of_campaign * 1.0 / clicks.number)::float as most
        from (select *, count(*) over (partition by campaign_id) as of_campaign
                from enquiries where campaign_id is not null) q
        join campaigns c on c.id = q.campaign_id
        join lateral (select count(*) as number from campaign_events e
                       where e.campaign_id = c.id and e.kind = 'click') clicks on true`
    expect(wrong).toBe(0)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(0.5)
  })
})

describe('the demo’s payments', () => {
  it('agree with their ledger', async () => {
    const { payments, ledger, differences } = await rebuildFromLedger(database.db)
    expect(differences).toEqual([])
    expect(ledger).toEqual(payments)
    expect(payments.count).toBeGreaterThan(100)
  })
})

describe('the demo’s people', () => {
  it('have identity numbers that pass the check', async () => {
    const rows = await database.sql<
      { sealed: string }[]
    >`select id_number_encrypted as sealed from individuals`
    expect(rows.length).toBeGreaterThan(60)
    for (const { sealed } of rows) expect(parseIdNumber(sealed.slice(4))).toBeDefined()
  })
})
