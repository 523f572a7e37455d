import { getTableName, type PgTable } from '#server/db/orm.ts'
import type { Sql } from '#server/db/sql.ts'
import { today, type Day } from '#contract/values/day.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import type { Secrets } from '#server/kit/secrets.ts'
import { withoutTimeouts, type Database } from '#server/db/connect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { agencies, agents } from '#server/db/schema/agencies.ts'
import { campaignEvents, campaignPlaceholders, campaigns } from '#server/db/schema/campaigns.ts'
import { contactMessages } from '#server/db/schema/contact-messages.ts'
import { conversationMessages, conversations } from '#server/db/schema/conversations.ts'
import { enquiries } from '#server/db/schema/enquiries.ts'
import { individuals } from '#server/db/schema/individuals.ts'
import { changeLog } from '#server/db/schema/change-log.ts'
import { searchLog } from '#server/db/schema/search-log.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { marketingContacts, marketingSuppressions } from '#server/db/schema/campaign-sending.ts'
import { offerEvents, offers } from '#server/db/schema/offers.ts'
import { listingHistory } from '#server/db/schema/listing-history.ts'
import { paymentEvents, paymentRequests, payments } from '#server/db/schema/payments.ts'
import { consents, privacyRequests } from '#server/db/schema/privacy.ts'
import { properties } from '#server/db/schema/properties.ts'
import { propertyFieldValues } from '#server/db/schema/property-fields.ts'
import { settings } from '#server/db/schema/settings.ts'
import { termsAcceptances } from '#server/db/schema/terms.ts'
import { weekOwners, weeks } from '#server/db/schema/weeks.ts'
import { itemsOfPage, makeCampaigns } from './campaigns.ts'
import { clockAt } from './clock.ts'
import { copyRows } from './copy.ts'
import { makeHistory } from './history.ts'
import { makeLeads } from './leads.ts'
import { makeEmails } from './emails.ts'
import { makeOffers } from './offers.ts'
import { makePayments } from './payments.ts'
import { demoPassword } from './people-seeds.ts'
import { makePeople, type Sealing } from './people.ts'
import { makePriceHistory } from './price-history.ts'
import { makePrivacy } from './privacy.ts'
import { makeProperties } from './properties.ts'
import { makeSearches } from './searches.ts'
import { subjectsOf } from './subjects.ts'
import { makeWeeks } from './weeks.ts'
import { readWorld } from './world.ts'

/** The setting that marks a database with demo data. */
export const demoSetting = 'demo'

/** Nobody typed these rows, so they stay out of the change log; the demo writes its own history. */
const watched: readonly PgTable[] = [
  conversations,
  conversationMessages,
  users,
  agencies,
  agents,
  individuals,
  termsAcceptances,
  properties,
  propertyFieldValues,
  weeks,
  weekOwners,
  offers,
  offerEvents,
  payments,
  enquiries,
  contactMessages,
  consents,
  privacyRequests,
  marketingContacts,
  marketingSuppressions,
  campaigns,
  campaignPlaceholders,
  settings,
]

/** Tables whose rows were given explicit ids; the next row must come after them. */
const numbered: readonly PgTable[] = [
  users,
  agencies,
  agents,
  individuals,
  properties,
  weeks,
  offers,
  payments,
  enquiries,
  contactMessages,
  privacyRequests,
  marketingContacts,
  campaigns,
]

const references = [
  ['property_references', 'properties', 'JP-'],
  ['week_references', 'weeks', 'TW-'],
  ['payment_references', 'payments', 'PM-'],
] as const

async function isEmpty(sql: Sql): Promise<boolean> {
  const [found] = await sql<{ found: boolean }[]>`
    select exists (select from settings where key = ${demoSetting})
        or exists (select from users) as found`
  return found?.found === false
}

async function watch(sql: Sql, verb: 'enable' | 'disable'): Promise<void> {
  for (const table of watched) {
    await sql.unsafe(`alter table "${getTableName(table)}" ${verb} trigger record_change`)
  }
}

async function moveSequences(sql: Sql): Promise<void> {
  for (const table of numbered) {
    const name = getTableName(table)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql(name)}))`
  }
  // The demo's landing pages get their listings later, with the lowest ids.
  await sql`select setval(pg_get_serial_sequence('campaign_items', 'id'),
    (select count(*) from campaigns) * ${itemsOfPage})`
  for (const [sequence, table, prefix] of references) {
    await sql`
      select setval(${sequence}, (select max(substr(reference, ${prefix.length + 1})::int) from ${sql(table)}))`
  }
}

interface DemoOptions {
  day?: Day
  secrets?: Pick<Secrets, 'encrypt'>
}

/**
 * Fills an unused database with a lively market, the same every time: only the dates depend on the
 * day it is loaded. A database with people in it is left alone.
 */
export async function loadDemo(
  database: Pick<Database, 'sql' | 'url'>,
  options: DemoOptions = {},
): Promise<void> {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('Demo data cannot be loaded in production')
  }
  if (!(await isEmpty(database.sql))) return
  await withoutTimeouts(database, (patient) => loadInto(patient, options))
}

async function loadInto(database: Pick<Database, 'sql'>, options: DemoOptions): Promise<void> {
  const { secrets } = options
  const sealing = {
    passwordHash: await hashPassword(demoPassword),
    encrypt: secrets && ((text: string) => secrets.encrypt(text)),
  }
  await database.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql
    // Two processes that start together: the second one waits here and then finds everything done.
    await sql`lock table settings in share row exclusive mode`
    if (!(await isEmpty(sql))) return
    await watch(sql, 'disable')
    await fill(sql, options.day ?? today(), sealing)
    await moveSequences(sql)
    await watch(sql, 'enable')
  })
  await database.sql`analyze`
}

async function fill(sql: Sql, day: Day, sealing: Sealing): Promise<void> {
  const clock = clockAt(day)
  const world = await readWorld(sql)
  const people = makePeople(world, clock, sealing)
  await copyRows(sql, users, people.users)
  await copyRows(sql, agencies, people.agencies)
  await copyRows(sql, agents, people.agents)
  await copyRows(sql, individuals, people.individuals)
  await copyRows(sql, termsAcceptances, people.acceptances)

  const demoProperties = makeProperties(world, people, clock)
  await copyRows(sql, properties, demoProperties.rows)
  await copyRows(sql, propertyFieldValues, demoProperties.fieldValues)
  const demoWeeks = makeWeeks(world, people, clock)
  await copyRows(sql, weeks, demoWeeks.rows)
  await copyRows(sql, weekOwners, demoWeeks.owners)

  const subjects = subjectsOf(world, demoProperties.rows, demoWeeks.rows)
  const demoPayments = makePayments(subjects, world, clock)
  await copyRows(sql, payments, demoPayments.rows)
  await copyRows(sql, paymentRequests, demoPayments.requests)
  await copyRows(sql, paymentEvents, demoPayments.events)
  const demoOffers = makeOffers(subjects, people, clock)
  await copyRows(sql, offers, demoOffers.rows)
  await copyRows(sql, offerEvents, demoOffers.events)

  const demoCampaigns = makeCampaigns(clock)
  await copyRows(sql, campaigns, demoCampaigns.rows)
  await copyRows(sql, campaignPlaceholders, demoCampaigns.placeholders)
  await copyRows(sql, campaignEvents, demoCampaigns.events)
  const leads = makeLeads(subjects, people, world.contactSourceIds, demoCampaigns.rows, clock)
  await copyRows(sql, enquiries, leads.enquiries)
  await copyRows(sql, contactMessages, leads.contacts)

  const privacy = makePrivacy(people, leads, demoOffers, demoWeeks.rows, clock)
  await copyRows(sql, consents, privacy.consents)
  await copyRows(sql, privacyRequests, privacy.requests)
  await copyRows(sql, marketingContacts, privacy.contacts)
  await copyRows(sql, marketingSuppressions, privacy.suppressions)
  await copyRows(
    sql,
    outbox,
    makeEmails(world, people, demoWeeks.rows, subjects, demoOffers.rows, leads, clock),
  )
  await copyRows(sql, searchLog, makeSearches(world, people, clock))
  const history = makeHistory(subjects, demoOffers.rows, people, clock)
  await copyRows(sql, changeLog, history)
  await copyRows(sql, listingHistory, makePriceHistory(subjects, history, clock))
  await sql`select refresh_property_scores()`
  // Nobody needs notifications about what existed before the site opened.
  await sql`delete from listing_occasions`
  await copyRows(sql, settings, [
    { key: demoSetting, value: { day, lastProperty: demoProperties.rows.length } },
  ])
}
