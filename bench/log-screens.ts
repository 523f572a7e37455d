import { sql, type SQL } from '#server/db/orm.ts'
import type { Database, Executor, Tx } from '../server/src/db/connect.ts'
import { ownedBy } from '../server/src/db/personal-data.ts'
import { securityEvents } from '../server/src/db/schema/security-events.ts'
import { findLoginAddresses } from '../server/src/features/accounts/login-events.queries.ts'
import { getStatistics } from '../server/src/features/campaigns/campaign-statistics.service.ts'
import { listChanges } from '../server/src/features/change-log/change-log.service.ts'
import { findEnquireLog } from '../server/src/features/message-logs/message-logs.queries.ts'
import { listOutbox } from '../server/src/features/outbox/outbox.service.ts'
import { removeEmails } from '../server/src/features/privacy/anonymise-emails.queries.ts'
import {
  allowRedaction,
  redactAddress,
} from '../server/src/features/privacy/anonymise-log.queries.ts'
import { listSearches } from '../server/src/features/search-log/search-log.service.ts'
import { listSecurityEvents } from '../server/src/features/security-events/security-events.service.ts'
import { findDaily, findSuburbs } from '../server/src/features/today/figures.queries.ts'
import { findWaiting } from '../server/src/features/today/waiting.queries.ts'
import { claimMail, markSent } from '../server/src/kit/outbox.queries.ts'
import { findLaterChanges } from '../server/src/kit/stale.queries.ts'
import type { Services } from '../server/src/services.ts'
import { addDays, today } from '#contract/values/day.ts'

export interface Cost {
  /** Planning and execution in the database. */
  ms: number
  /** Pages of 8 kB that were read, from memory or disk. */
  buffers: number
}

interface Plan {
  'Planning Time': number
  'Execution Time': number
  Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>
}

/** Runs every statement twice: once with its cost, once for its reply. */
function measuring(db: Executor, cost: Cost): Executor {
  const execute = async (statement: SQL) => {
    const [row] = await db.execute<{ 'QUERY PLAN': [Plan] }>(
      sql`explain (analyze, buffers, timing off, format json) ${statement}`,
    )
    const [plan] = (row as { 'QUERY PLAN': [Plan] })['QUERY PLAN']
    cost.ms += plan['Planning Time'] + plan['Execution Time']
    cost.buffers += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']
    return db.execute(statement)
  }
  return new Proxy(db, {
    get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)),
  })
}

type Screen = (services: Services, db: Executor) => Promise<unknown>

const paged = { page: 1, size: 10, order: 'desc' } as const
const searches =
  (more: object): Screen =>
  (s) =>
    listSearches(s, { ...paged, sort: 'date', ...more } as never)
const changes =
  (more: object): Screen =>
  (s) =>
    listChanges(s, { ...paged, ...more } as never)
const emails =
  (more: object): Screen =>
  (s) =>
    listOutbox(s, { ...paged, sort: 'id', ...more })
const events =
  (more: object): Screen =>
  (s) =>
    listSecurityEvents(s, { ...paged, sort: 'at', ...more } as never)
const lastYear = { from: addDays(today(), -400), to: addDays(today(), -370) }

const someone = { userId: 77, email: 'p777@example.com', shared: false }

/** What the screens over the logs read. */
export const screens: Record<string, Screen> = {
  'search log': searches({}),
  'search log, last page': searches({ page: 1000 }),
  'search log, one user': searches({ userName: 'user400' }),
  'search log, sorted by user': searches({ sort: 'userName', order: 'asc' }),
  'search log, a month of last year': searches(lastYear),
  'search log, a rare text': searches({ search: 'R 4321 000' }),
  'search log, a common text': searches({ search: 'lynnwood' }),
  'search log, an absent text': searches({ search: 'zzyzx' }),
  'search log, two absent letters': searches({ search: 'xq' }),
  'search log, common words in no row': searches({ search: 'pretoria lynnwood' }),
  'change log': changes({}),
  'change log, one table': changes({ table: 'weeks' }),
  'change log, deletions from a table': changes({ table: 'weeks', action: 'delete' }),
  'change log, deletions': changes({ action: 'delete' }),
  'change log, a person and a table': changes({ actor: '42', table: 'weeks' }),
  'change log, a person, an absent table': changes({ actor: '42', table: 'banks' }),
  'change log, deletions by a person': changes({ actor: '42', action: 'delete' }),
  'change log, an absent table': changes({ table: 'banks' }),
  'change log, one row': changes({ table: 'weeks', rowId: '4711' }),
  'change log, one person': changes({ actor: '42' }),
  'change log, a name': changes({ actor: 'user42' }),
  'change log, a search': changes({ search: 'nobody' }),
  'change log, a field': changes({ search: 'levy' }),
  'change log, an amount': changes({ search: 'R 4 321 987' }),
  'change log, an absent value': changes({ search: 'zzyzx' }),
  'change log, a reference': changes({ search: 'TW-20236' }),
  'change log, a month of last year': changes(lastYear),
  'changes since a version': (_s, db) =>
    findLaterChanges(db, { table: 'weeks', id: 4711, version: 3 }),
  outbox: emails({}),
  'outbox, failed': emails({ state: 'failed' }),
  'outbox, waiting': emails({ state: 'queued' }),
  'outbox, a rare text': emails({ search: 'p777@example.com' }),
  'outbox, an absent text': emails({ search: 'zzyzx' }),
  'outbox, two absent letters': emails({ search: 'xq' }),
  'outbox, sorted by address': emails({ sort: 'to', order: 'asc' }),
  'outbox, claim and send': async (_s, db) => {
    const mail = await claimMail({ db } as Database, 'bench')
    if (mail) await markSent({ db } as Database, mail)
  },
  'enquiry log': (_s, db) => findEnquireLog(db, { ...paged, sort: 'created' }),
  'security events': events({}),
  'security events, one person': events({ userId: 77 }),
  'security events, an address': events({ search: '10.7.7.' }),
  'security events, an absent name': events({ search: 'nobody' }),
  'addresses of earlier logins': (_s, db) => findLoginAddresses(db, 77),
  'deleting a person: emails': (_s, db) => removeEmails(db as Tx, 77, someone),
  'deleting a person: change log': (_s, db) => redactAddress(db as Tx, someone.email),
  'deleting a person: security events': (_s, db) =>
    db.execute(sql`select count(*) from security_events where ${ownedBy(securityEvents, someone)}`),
  'campaign statistics': (s) => getStatistics(s, 1),
  'Today, needs attention': (_s, db) => findWaiting(db),
  'Today, searches of a month': (_s, db) => findDaily(db, addDays(today(), -29), today()),
  'Today, most searched suburbs': (_s, db) => findSuburbs(db, addDays(today(), -29)),
  'saving a record (change log)': (_s, db) =>
    db.execute(sql`update banks set name = name || '.' where id = 1`),
}

const undone = new Error('undone')

/** In a transaction that is rolled back: every run finds the same rows. */
async function measureOnce(database: Database, screen: Screen): Promise<Cost> {
  const cost = { ms: 0, buffers: 0 }
  await database.db
    .transaction(async (tx) => {
      await allowRedaction(tx)
      const db = measuring(tx, cost)
      await screen({ database: { ...database, db }, config: {} } as Services, db)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return cost
}

/** The lowest of several runs: other load on the machine only adds. */
export async function measureScreens(database: Database, turns = 3): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  for (const [name, screen] of Object.entries(screens)) {
    for (let turn = 0; turn < turns; turn++) {
      const cost = await measureOnce(database, screen)
      const best = costs.get(name)
      if (!best || cost.ms < best.ms) costs.set(name, cost)
    }
  }
  return costs
}
