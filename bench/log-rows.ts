import type { Database } from '../server/src/db/connect.ts'
import type { MonthlyLog } from '../server/src/db/log-months.ts'

/** The months before the current one that are filled, as well as the current one. */
export const filledMonths = 24

interface Made {
  /** Its share of all rows. */
  share: number
  columns: string
  /** The values of row `n`, created at `at`. */
  values: string
}

const pick = (list: readonly string[], n: string) =>
  `(array[${list.map((one) => `'${one}'`).join(',')}])[1 + (${n})::int % ${list.length}]`

const places = [
  'Lynnwood, Pretoria',
  'Sea Point, Cape Town',
  'Brooklyn, Pretoria',
  'Umhlanga Rocks',
]
const tables = ['weeks', 'properties', 'users', 'offers', 'payments', 'enquiries', 'individuals']

const made: Record<MonthlyLog, Made> = {
  search_log: {
    share: 0.2,
    columns: 'created_at, user_id, user_name, type, property, value, results',
    values: `at, case when n % 4 = 0 then (n % 20000)::int end,
      case when n % 4 = 0 then 'user' || n % 20000 else 'Unknown' end,
      ${pick(['Residential', 'Commercial', 'Timeshare'], 'n % 1009')}, 'Sale',
      ${pick(places, 'n % 7919')} || '; up to R ' || n % 5000 || ' 000', (n % 50)::int`,
  },
  change_log: {
    share: 0.3,
    columns: 'created_at, table_name, row_id, action, before, after, actor_user_id, actor_name',
    values: `at, ${pick(tables, 'n % 7907')}, (n % 300000)::text,
      case when n % 20 = 0 then 'insert' when n % 5000 = 1 then 'delete' else 'update' end,
      jsonb_build_object('sell_price', n, 'version', n % 9), jsonb_build_object('sell_price', n + 1, 'version', n % 9 + 1)
        || case when n % 20 = 0 then jsonb_build_object('email', 'p' || n % 200000 || '@example.com') else '{}' end,
      (n % 5000)::int, 'user' || n % 5000`,
  },
  outbox: {
    share: 0.1,
    columns:
      '"to", subject, html, text, usage, state, attempts, message_id, dedupe_key, request_id, created_at, sent_at',
    values: `'p' || n % 200000 || '@example.com', 'Your enquiry ' || n, repeat('<p>Hello</p>', 20),
      repeat('Hello ', 20) || 'p' || n * 7 % 200000 || '@example.com', ${pick(['ContactUs', 'Enquiry', 'Campaign'], 'n % 97')},
      case when n % 20000 = 7 then 'failed' else 'sent' end, 1, '<' || n || '@x.example>',
      'enquiry:' || n || ':desk', 'r' || n / 2, at, at`,
  },
  security_events: {
    share: 0.1,
    columns: 'created_at, kind, user_id, detail, ip, user_agent',
    values: `at, ${pick(['loginSucceeded', 'loginFailed', 'passwordChanged'], 'n % 997')},
      (n % 20000)::int, '', '10.' || n % 200 || '.' || n % 251 || '.' || n % 255, 'Mozilla/5.0'`,
  },
  campaign_events: {
    share: 0.3,
    columns: 'campaign_id, item_id, kind, visitor, created_at',
    values: `1 + (n % 5)::int, case when n % 10 = 0 then 1 end,
      case when n % 10 = 0 then 'click' else 'view' end, md5((n / 3)::text), at`,
  },
}

/** A new month is filled before it is attached, so that its indexes are built at once. */
async function fillMonth(
  { sql }: Database,
  log: MonthlyLog,
  { month, rows, first }: { month: string; rows: number; first: number },
): Promise<void> {
  const part = `logs.${log}_${month.slice(0, 7).replace('-', '_')}`
  const { columns, values } = made[log]
  await sql.begin(async (tx) => {
    const [bounds] = await tx`
      select ${month}::timestamp at time zone 'Africa/Johannesburg' as starts,
        (${month}::timestamp + interval '1 month') at time zone 'Africa/Johannesburg' as ends,
        extract(epoch from least(now(), (${month}::timestamp + interval '1 month') at time zone 'Africa/Johannesburg')
          - ${month}::timestamp at time zone 'Africa/Johannesburg')::int as seconds`
    const { starts, ends, seconds } = bounds as { starts: string; ends: string; seconds: number }
    const [there] = await tx`select to_regclass(${part}) is not null as attached`
    const target = there?.attached ? `public.${log}` : part
    if (!there?.attached)
      await tx.unsafe(`create table ${part} (like public.${log}
        including all excluding identity excluding indexes)`)
    await tx.unsafe(`insert into ${target} (id, ${columns})
      select n, ${values} from (
        select n, '${starts}'::timestamptz + make_interval(secs => (n - ${first})::float8 * ${seconds} / ${rows}) as at
        from generate_series(${first}::bigint, ${first + rows - 1}::bigint) n) rows`)
    if (there?.attached) return
    await tx.unsafe(`alter table public.${log} attach partition ${part}
      for values from ('${starts}') to ('${ends}')`)
  })
}

/** Fills all logs with this many rows in total, spread evenly over the months. */
export async function fillLogs(database: Database, total: number): Promise<void> {
  const { sql } = database
  await sql`insert into campaigns (id, name, subject, start_date, end_date, is_timeshare)
    select n, 'Campaign ' || n, 'Subject', '2020-01-01', '2100-01-01', false from generate_series(1, 5) n
    on conflict do nothing`
  const months = await sql<{ month: string }[]>`
    select (log_month(now()) - make_interval(months => n))::date::text as month
    from generate_series(${filledMonths}, 0, -1) n`
  for (const [log, { share }] of Object.entries(made) as [MonthlyLog, Made][]) {
    const rows = Math.max(1, Math.round((total * share) / months.length))
    const began = performance.now()
    for (const [nth, { month }] of months.entries()) {
      await fillMonth(database, log, { month, rows, first: 1_000_000 + nth * rows })
    }
    await sql.unsafe(`select setval('${log}_id_seq', ${1_000_000 + months.length * rows})`)
    const seconds = (performance.now() - began) / 1000
    console.log(`  ${log}: ${rows * months.length} rows in ${seconds.toFixed(0)} s`)
  }
}
