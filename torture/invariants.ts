import type { Database } from '#server/db/connect.ts'
import type { Finding } from './finding.ts'

interface Invariant {
  /** The problem if the query finds rows. */
  name: string
  query: string
  /** Holds only while nothing is in progress. */
  atRest?: true
}

/** What must hold in every database, whatever happened to it before. */
export const invariants: readonly Invariant[] = [
  {
    name: 'payment settled but listing unpaid',
    query: `select y.reference from payments y join properties p on p.id = y.property_id
      where y.state = 'paid' and p.paid_at is null`,
  },
  {
    name: 'listing paid without a settled payment',
    query: `select p.reference from properties p where p.paid_at is not null
      and not exists (select from payments y where y.property_id = p.id and y.state = 'paid')
      and not exists (select from fee_waivers w where w.property_id = p.id)`,
  },
  {
    name: 'listing paid for more than once',
    query: `select property_id from payments where state = 'paid' and property_id is not null
      group by 1 having count(*) > 1`,
  },
  {
    name: 'ledger differs from its payment',
    query: `select y.reference from payments y
      left join payment_events e on e.payment_id = y.id and e.outcome = 'paid'
      group by y.id having count(e.id) <> (y.state = 'paid')::int
        or coalesce(sum(e.amount), 0) <> case when y.state = 'paid' then y.amount else 0 end`,
  },
  {
    name: 'money taken for nothing',
    query: `select reference from payments where state = 'refund due'`,
  },
  {
    name: 'receipt email without a settled payment, or the reverse',
    query: `select y.reference from payments y
      left join outbox o on o.dedupe_key = 'payment:' || y.id || ':received'
      where (y.state = 'paid') <> (o.id is not null)`,
  },
  {
    name: 'email still being sent, or given up',
    atRest: true,
    query: `select id, state, last_error from outbox where state in ('sending', 'failed')`,
  },
  {
    name: 'two emails with one key',
    query: `select dedupe_key from outbox where dedupe_key is not null
      group by 1 having count(*) > 1`,
  },
  {
    name: 'enquiry without an email',
    query: `select q.id from enquiries q where q.consent
      and not exists (select from outbox o where o.dedupe_key like 'enquiry:' || q.id || ':%')`,
  },
  {
    name: 'email about an enquiry that does not exist',
    query: `select o.id from outbox o where o.dedupe_key like 'enquiry:%'
      and not exists (select from enquiries q where q.id::text = split_part(o.dedupe_key, ':', 2))`,
  },
  {
    name: 'digest without alerts, or with an email that does not exist',
    query: `select d.id from digests d where not exists (select from alerts a where a.digest_id = d.id)
      or d.outbox_id is not null and not exists (
        select from outbox o where o.dedupe_key = 'digest:' || d.id)`,
  },
  {
    name: 'email about alerts that nobody was told of',
    query: `select o.id from outbox o where o.dedupe_key like 'digest:%'
      and not exists (select from alerts a where 'digest:' || a.digest_id = o.dedupe_key)`,
  },
  {
    name: 'idempotency key without its reply',
    query: `select call, key from idempotency_keys where reply is null`,
  },
  {
    name: 'picture of no listing',
    query: `select i.id from images i
      where not exists (select from property_images x where x.image_id = i.id)
        and not exists (select from carousel_items x where x.image_id = i.id)
        and not exists (select from resort_images x where x.image_id = i.id)
        and not exists (select from campaign_items x where x.image_id = i.id)`,
  },
  {
    name: 'listing with pictures but without one main picture',
    query: `select property_id from property_images group by 1
      having count(*) filter (where is_default) <> 1`,
  },
  {
    name: 'offer without its first event',
    query: `select o.id from offers o where not exists (
      select from offer_events e where e.offer_id = o.id and e.kind = 'made')`,
  },
  {
    name: 'user without a person',
    query: `select u.username from users u
      where not exists (select from individuals i where i.user_id = u.id)
        and not exists (select from agents a where a.user_id = u.id)`,
  },
  {
    name: 'draft saved after it was finished',
    query: `select d.id from drafts d join finished_drafts f using (user_id, key)`,
  },
]

interface ForeignKey {
  name: string
  query: string
}

/** Each foreign key as a query for dangling references: a damaged index would hide them. */
async function foreignKeys({ sql }: Database): Promise<ForeignKey[]> {
  return sql<ForeignKey[]>`
    select c.conname as name,
      format('select %L as broken from %s a where a.%I is not null and not exists (select from %s b where b.%I = a.%I)',
        c.conname, c.conrelid::regclass, a.attname, c.confrelid::regclass, b.attname, a.attname) as query
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace`
}

export async function checkInvariants(
  database: Database,
  state: { atRest: boolean },
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, query, atRest } of invariants) {
    if (atRest && !state.atRest) continue
    const rows = await database.sql.unsafe(`${query} limit 5`)
    if (rows.length) findings.push({ kind: 'half', what: `${name}: ${JSON.stringify(rows)}` })
  }
  const keys = await foreignKeys(database)
  const broken = await database.sql.unsafe<{ broken: string }[]>(
    keys.map(({ query }) => query).join(' union all '),
  )
  for (const { broken: name } of broken.slice(0, 5)) {
    findings.push({ kind: 'half', what: `row that points nowhere: ${name}` })
  }
  return findings
}
