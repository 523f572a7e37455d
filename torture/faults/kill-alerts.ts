import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { between, uuidOf } from '../choices.ts'
import type { Finding } from '../finding.ts'
import { drainOutbox } from '../outbox.ts'
import type { Site } from '../world/site.ts'
import type { Fault, Strike } from './fault.ts'

/**
 * So many people are waiting for the same listing that alerting them takes long enough to be killed
 * midway.
 */
const people = 200
const longestMs = 180_000

/** The prefix of the addresses in one strike. */
const waiting = new WeakMap<Strike, string>()

/** People whose search matches every listing for sale, and a listing to alert them to. */
async function preparePeople({ database: { sql } }: Site, name: string): Promise<void> {
  await sql`insert into alert_recipients (email, quiet_from, quiet_until)
    select ${name} || n || '@example.com', 0, 0 from generate_series(1, ${people}::int) n`
  await sql`insert into saved_searches
      (email, confirmed_at, kind, name, criteria, query, frequency, created_at)
    select ${name} || n || '@example.com', now(), 'property', 'Homes for sale',
      '{"salesType": "Sale"}', 'salesType=Sale', 'atOnce', now() - interval '1 day'
    from generate_series(1, ${people}::int) n`
  await sql`insert into listing_occasions (property_id, reason)
    select id, 'new' from properties where published and is_sale and deleted_at is null
    order by id limit 1`
}

async function runNow({ database }: Site): Promise<void> {
  const boss = new PgBoss({
    connectionString: database.url,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send('send-alerts', {})
  await boss.stop({ graceful: false })
}

async function until(done: () => Promise<boolean>): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < longestMs; await pause(20)) {
    if (await done()) return true
  }
  return false
}

const toldOf = async ({ database: { sql } }: Site, name: string) =>
  sql<{ email: string; digests: number; emails: number }[]>`
    select r.email, count(distinct a.digest_id)::int as digests, count(distinct o.id)::int as emails
    from alert_recipients r
    left join alerts a on a.recipient_id = r.id
    left join outbox o on o.dedupe_key = 'digest:' || a.digest_id
    where starts_with(r.email, ${name}) group by r.id`

/**
 * A killed process's job runs again a minute after its last heartbeat. This skips that minute;
 * everything else is unchanged.
 */
async function hurry({ database: { sql }, program }: Site): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour'
    where name = 'send-alerts' and state = 'active'
      and started_on < to_timestamp(${program.startedAt / 1000})`
  await sql`update pgboss.job set start_after = now()
    where name = 'send-alerts' and state = 'retry'`
}

function finding(what: string, count: number): Finding[] {
  return count === 1 ? [] : [{ kind: count ? 'doubled' : 'lost', what: `${what}: ${count}` }]
}

/**
 * The program is killed while it alerts people to a listing. Everyone is alerted, and only once.
 */
export const killAlerts: Fault = {
  name: 'kill-alerts',
  sites: ['server', 'embedded'],
  weight: 2,
  async strike(strike) {
    const { site, random, report } = strike
    const name = `told-${uuidOf(random)}-`
    await preparePeople(site, name)
    waiting.set(strike, name)
    await runNow(site)
    const begun = await until(async () => (await toldOf(site, name)).some((one) => one.digests > 0))
    if (!begun) report({ kind: 'error', what: 'nobody was told of a listing' })
    await pause(between(random, 0, 100))
    await site.program.end('SIGKILL')
    site.program.start()
  },
  async after(strike) {
    const { site, crew, report } = strike
    const name = waiting.get(strike) as string
    await until(async () => {
      await hurry(site)
      return (await toldOf(site, name)).every(({ digests }) => digests > 0)
    })
    for (const found of await drainOutbox(site, crew.wakeOutbox)) report(found)
    const received = Map.groupBy(site.mailbox.received.values(), ({ to }) => to)
    for (const { email, digests, emails } of await toldOf(site, name)) {
      const arrived = received.get(email)?.length ?? 0
      for (const found of [
        ...finding(`digests for ${email}`, digests),
        ...finding(`emails for ${email}`, emails),
        ...finding(`emails that reached ${email}`, arrived),
      ]) {
        report(found)
      }
    }
  },
}
