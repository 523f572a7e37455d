import { sql, type SQL } from '../../db/orm.ts'
import type { MyData } from '#contract/privacy/my-data.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { ownedBy, personalColumns, personalTables } from '../../db/personal-data.ts'
import { users } from '../../db/schema/accounts.ts'
import { agents } from '../../db/schema/agencies.ts'
import type { anonymousPerson } from '../../db/schema/columns.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { enquiries } from '../../db/schema/enquiries.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { searchLog } from '../../db/schema/search-log.ts'
import { marketingContacts } from '../../db/schema/campaign-sending.ts'
import { offers } from '../../db/schema/offers.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Person } from '../../db/schema/personal.ts'
import { consents, privacyRequests } from '../../db/schema/privacy.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { termsAcceptances } from '../../db/schema/terms.ts'

const instant = (column: string) => sql.raw(`to_json(${column}) #>> '{}'`)

async function rowsOf<Row>(db: Executor, statement: SQL): Promise<Row[]> {
  return (await db.execute(statement)) as unknown as Row[]
}

/** By account; also by mailbox if the person has proven that it is theirs. */
export type Whose = Person

const byAccount = (userId: number): Whose => ({ userId, email: null })

export interface AccountData {
  id: number
  username: string
  email: string
  roleName: string
  twoFactor: boolean
  createdAt: string
}

export async function findAccountData(
  db: Executor,
  userId: number,
): Promise<AccountData | undefined> {
  const [row] = await rowsOf<AccountData>(
    db,
    sql`select u.id, ${personalColumns(users, 'u')}, r.name as "roleName", ${instant('u.created_at')} as "createdAt",
        exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null) as "twoFactor"
      from users u join roles r on r.id = u.role_id
      where ${ownedBy(users, byAccount(userId), 'u')} and u.deleted_at is null`,
  )
  return row
}

type PersonRow = Record<
  Exclude<keyof typeof anonymousPerson, 'howMarried' | 'name' | 'surname'>,
  string | null
> &
  Pick<MyData['people'][number], 'record' | 'name' | 'surname' | 'howMarried' | 'agency'> & {
    ffcNumber?: string | null
    ffcValidUntil?: string | null
  }

export type PersonData = Omit<MyData['people'][number], 'idNumber' | 'bankingDetails'> & {
  idNumberEncrypted: string | null
  bankingDetailsEncrypted: string | null
}

function toPerson(row: PersonRow): PersonData {
  const { spouseName, spouseSurname, spouseEmail, spouseTelephone, spouseCellNumber, ...other } =
    row
  const { streetNumber, street, suburb, city, province, postalCode, ...rest } = other
  return {
    ...rest,
    spouse: {
      name: spouseName,
      surname: spouseSurname,
      email: spouseEmail,
      telephone: spouseTelephone,
      cellNumber: spouseCellNumber,
    },
    address: { streetNumber, street, suburb, city, province, postalCode },
    ffcNumber: rest.ffcNumber ?? null,
    ffcValidUntil: rest.ffcValidUntil ?? null,
  }
}

/** A person who was once an agent has a record of each kind. */
export async function findPeople(db: Executor, userId: number): Promise<PersonData[]> {
  const records = [
    ['individual', individuals],
    ['agent', agents],
  ] as const
  const people: PersonData[] = []
  for (const [record, table] of records) {
    const rows = await rowsOf<Omit<PersonRow, 'record'>>(
      db,
      sql`select ${personalColumns(table, 'p')}, g.name as agency
        from ${table} p left join agencies g on g.id = p.agency_id
        where ${ownedBy(table, byAccount(userId), 'p')}`,
    )
    people.push(...rows.map((row) => toPerson({ ...row, record } as PersonRow)))
  }
  return people
}

export function findWeeks(db: Executor, userId: number): Promise<MyData['weeks']> {
  return rowsOf(
    db,
    sql`select w.reference, coalesce(r.name, w.other_resort_name) as resort,
        w.unit_number as "unitNumber", w.module, w.arrival_date::text as "arrivalDate",
        w.departure_date::text as "departureDate", w.sell_price::text as "sellPrice",
        s.description as status, w.published, ${instant('w.created_at')} as "createdAt",
        case when o.week_id is not null then
          json_build_object('name', o.name, 'surname', o.surname, 'email', o.email) end as owner
      from weeks w join statuses s on s.id = w.status_id
        left join resorts r on r.id = w.resort_id
        left join week_owners o on o.week_id = w.id
      where w.owner_user_id = ${userId} order by w.id`,
  )
}

export function findProperties(db: Executor, userId: number): Promise<MyData['properties']> {
  return rowsOf(
    db,
    sql`select p.reference, p.name, p.short_description as "shortDescription", p.description,
        p.price::text as price, s.description as status, p.published,
        ${instant('p.created_at')} as "createdAt",
        concat_ws(', ', nullif(concat_ws(' ', p.street_number, p.street_name), ''), p.address_line1,
          p.address_line2, p.address_line3, nullif(p.suburb, ''), nullif(p.city, ''),
          nullif(p.province, ''), p.postal_code) as address
      from properties p join statuses s on s.id = p.status_id
      where p.owner_user_id = ${userId} order by p.id`,
  )
}

const offerStates = sql.raw(`case o.status_code
  when 'E1' then 'open' when 'E2' then 'accepted' when 'E3' then 'declined' else 'withdrawn' end`)

export function findOffers(db: Executor, userId: number): Promise<MyData['offers']> {
  return rowsOf(
    db,
    sql`select coalesce(w.reference, p.reference) as listing, o.amount::text as amount, ${personalColumns(offers, 'o')},
        ${offerStates} as status, o.decline_reason as "declineReason",
        ${instant('o.created_at')} as "createdAt"
      from offers o left join weeks w on w.id = o.week_id left join properties p on p.id = o.property_id
      where ${ownedBy(offers, byAccount(userId), 'o')} order by o.id`,
  )
}

export function findPayments(db: Executor, userId: number): Promise<MyData['payments']> {
  return rowsOf(
    db,
    sql`select y.reference, coalesce(w.reference, p.reference) as listing, y.fee_name as fee,
        y.amount::text as amount, y.provider, y.state, ${instant('y.paid_at')} as "paidAt",
        ${instant('y.created_at')} as "createdAt"
      from payments y left join weeks w on w.id = y.week_id left join properties p on p.id = y.property_id
      where y.user_id = ${userId} order by y.id`,
  )
}

export function findEnquiries(db: Executor, whose: Whose): Promise<MyData['enquiries']> {
  return rowsOf(
    db,
    sql`select coalesce(w.reference, p.reference) as about, ${personalColumns(enquiries, 'e')},
        ${instant('e.created_at')} as "createdAt"
      from enquiries e left join weeks w on w.id = e.week_id left join properties p on p.id = e.property_id
      where ${ownedBy(enquiries, whose, 'e')} order by e.id`,
  )
}

export function findContactMessages(
  db: Executor,
  whose: Whose,
): Promise<MyData['contactMessages']> {
  return rowsOf(
    db,
    sql`select m.property as about, ${personalColumns(contactMessages, 'm')},
        ${instant('m.created_at')} as "createdAt"
      from contact_messages m where ${ownedBy(contactMessages, whose, 'm')} order by m.id`,
  )
}

export function findConsentHistory(db: Executor, whose: Whose): Promise<MyData['consents']> {
  return rowsOf(
    db,
    sql`select c.purpose, c.text_version as "textVersion", c.given, ${instant('c.at')} as at,
        coalesce(w.reference, ow.reference, op.reference, ew.reference, ep.reference) as about
      from consents c
        left join weeks w on w.id = c.week_id
        left join offers o on o.id = c.offer_id
        left join weeks ow on ow.id = o.week_id left join properties op on op.id = o.property_id
        left join enquiries e on e.id = c.enquiry_id
        left join weeks ew on ew.id = e.week_id left join properties ep on ep.id = e.property_id
      where ${ownedBy(consents, whose, 'c')} order by c.id`,
  )
}

export async function findMarketing(db: Executor, userId: number): Promise<MyData['marketing']> {
  const [row] = await rowsOf<NonNullable<MyData['marketing']>>(
    db,
    sql`select ${instant('m.opted_in_at')} as "optedInAt", ${instant('m.opted_out_at')} as "optedOutAt"
      from marketing_contacts m where ${ownedBy(marketingContacts, byAccount(userId), 'm')} order by m.id desc limit 1`,
  )
  return row ?? null
}

export function findAcceptances(db: Executor, userId: number): Promise<MyData['termsAcceptances']> {
  return rowsOf(
    db,
    sql`select t.version, ${instant('a.accepted_at')} as "acceptedAt",
        ${personalColumns(termsAcceptances, 'a')}
      from terms_acceptances a join terms t on t.id = a.terms_id
      where ${ownedBy(termsAcceptances, byAccount(userId), 'a')} order by t.version`,
  )
}

export function findRequestHistory(
  db: Executor,
  userId: number,
): Promise<MyData['privacyRequests']> {
  return rowsOf(
    db,
    sql`select ${personalColumns(privacyRequests)}, kind, state, answer, due_on::text as "dueOn",
        ${instant('created_at')} as "createdAt"
      from privacy_requests where ${ownedBy(privacyRequests, byAccount(userId))} order by id`,
  )
}

export function findSessions(db: Executor, userId: number): Promise<MyData['sessions']> {
  return rowsOf(
    db,
    sql`select ${instant('created_at')} as "createdAt", ${instant('last_used_at')} as "lastUsedAt",
        ${instant('ended_at')} as "endedAt", ${personalColumns(sessions)}
      from sessions where ${ownedBy(sessions, byAccount(userId))} order by id`,
  )
}

/** For someone else's action, device and address are that person's data. */
export function findSecurityEvents(
  db: Executor,
  userId: number,
): Promise<MyData['securityEvents']> {
  return rowsOf(
    db,
    sql`select kind, detail, ${instant('created_at')} as "createdAt",
        case when by_user_id is null then ip end as ip,
        case when by_user_id is null then user_agent end as "userAgent"
      from security_events where user_id = ${userId} or by_user_id = ${userId} order by id`,
  )
}

export function findSearches(db: Executor, userId: number): Promise<MyData['searches']> {
  return rowsOf(
    db,
    sql`select type, property, value, ${instant('created_at')} as "createdAt"
      from search_log where ${ownedBy(searchLog, byAccount(userId))} order by id`,
  )
}

export function findSavedSearches(db: Executor, whose: Whose): Promise<MyData['savedSearches']> {
  return rowsOf(
    db,
    sql`select kind, frequency, ${personalColumns(savedSearches)},
        ${instant('confirmed_at')} as "confirmedAt", ${instant('created_at')} as "createdAt"
      from saved_searches where ${ownedBy(savedSearches, whose)} order by id`,
  )
}

export function findDrafts(db: Executor, userId: number): Promise<MyData['drafts']> {
  return rowsOf(
    db,
    sql`select kind, ${personalColumns(drafts)}, ${instant('updated_at')} as "updatedAt"
      from drafts where ${ownedBy(drafts, byAccount(userId))} order by id`,
  )
}

export function findEmails(db: Executor, whose: Whose): Promise<MyData['mails']> {
  return rowsOf(
    db,
    sql`select subject, ${instant('created_at')} as "createdAt", ${instant('sent_at')} as "sentAt"
      from outbox where ${ownedBy(outbox, whose)} order by id`,
  )
}

/** The rows of every table with personal data that has no section of its own. */
export async function findOtherRows(db: Executor, whose: Whose): Promise<MyData['others']> {
  const others: MyData['others'] = []
  for (const { table, name, data } of personalTables) {
    if (data.exported) continue
    const rows = await rowsOf<Record<string, unknown>>(
      db,
      sql`select ${personalColumns(table)} from ${sql.identifier(name)} where ${ownedBy(table, whose)}`,
    )
    if (rows.length) others.push({ table: name, rows })
  }
  return others
}
