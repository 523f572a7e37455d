import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'

export const nobody = { name: 'Deleted', surname: 'person', email: 'deleted@deleted.invalid' }
const removed = 'Removed at the person’s request.'

async function exists(tx: Tx, statement: ReturnType<typeof sql>): Promise<boolean> {
  return (await tx.execute(statement)).length > 0
}

/** Accepted, but the listing is not yet sold or rented out; the person on either side of it. */
export function hasOfferInFlight(tx: Tx, userId: number): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from offers o
        left join weeks w on w.id = o.week_id left join properties p on p.id = o.property_id
        join statuses s on s.id = coalesce(w.status_id, p.status_id)
      where o.status_code = 'E2' and o.deleted_at is null and s.code not in ('S', 'RO')
        and coalesce(w.deleted_at, p.deleted_at) is null
        and (o.user_id = ${userId} or coalesce(w.owner_user_id, p.owner_user_id) = ${userId})
      limit 1`,
  )
}

export function hasPaymentInFlight(tx: Tx, userId: number): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from payments
      where user_id = ${userId} and state in ('pending', 'refund due') and deleted_at is null limit 1`,
  )
}

/** Leads are tied to a person by the account, or by the address alone. */
export const leadOf = (userId: number, email: string) =>
  sql`(user_id = ${userId} or lower(email) = lower(${email}))`

/** The law wants an accepted offer whole. */
const unkeptOffers = (userId: number) =>
  sql`select id from offers where user_id = ${userId} and status_code <> 'E2'`

export interface PersonalRow {
  table: string
  rowId: string
}

/** Every recorded row that holds something personal, for the change log to forget it too. */
export async function findPersonalRows(
  tx: Tx,
  userId: number,
  email: string,
): Promise<PersonalRow[]> {
  return tx.execute<PersonalRow & Record<string, unknown>>(sql`
    select 'users' as table, ${userId}::text as "rowId"
    union all select 'individuals', id::text from individuals where user_id = ${userId}
    union all select 'agents', id::text from agents where user_id = ${userId}
    union all select 'enquiries', id::text from enquiries where ${leadOf(userId, email)}
    union all select 'contact_messages', id::text from contact_messages where ${leadOf(userId, email)}
    union all select 'offers', id::text from (${unkeptOffers(userId)}) o
    union all select 'offer_events', e.id::text from offer_events e
      where e.offer_id in (${unkeptOffers(userId)}) and e.side = 'bidder'
    union all select 'consents', id::text from consents where ${leadOf(userId, email)}
    union all select 'privacy_requests', id::text from privacy_requests where user_id = ${userId}
    union all select 'email_changes', id::text from email_changes where user_id = ${userId}
    union all select 'marketing_contacts', id::text from marketing_contacts where ${leadOf(userId, email)}
    union all select 'terms_acceptances', user_id || '/' || terms_id from terms_acceptances
      where user_id = ${userId}`)
}

export async function unpublishListings(tx: Tx, userId: number): Promise<void> {
  for (const table of ['weeks', 'properties']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set published = false
      where owner_user_id = ${userId} and published`)
  }
}

export async function withdrawOpenOffers(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (
      update offers set status_code = 'E4', decided_at = now()
      where user_id = ${userId} and status_code = 'E1' returning id)
    insert into offer_events (offer_id, kind, side) select id, 'withdrawn', 'bidder' from gone`)
}

export async function blankOffers(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update offers set comment = '' where id in (${unkeptOffers(userId)}) and comment <> ''`)
  await tx.execute(sql`
    update offer_events set comment = ''
    where offer_id in (${unkeptOffers(userId)}) and side = 'bidder' and comment <> ''`)
}

export async function blankLeads(tx: Tx, userId: number, email: string): Promise<void> {
  for (const table of ['enquiries', 'contact_messages']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set name = ${`${nobody.name} ${nobody.surname}`},
        email = ${nobody.email}, phone = null, message = ${removed}, note = '', ip = null
      where ${leadOf(userId, email)}`)
  }
}

/** Consents and requests stay as proof that we asked and answered, without saying who it was. */
export async function blankRecords(tx: Tx, userId: number, email: string): Promise<void> {
  await tx.execute(sql`
    update consents set ip = null, email = case when user_id is null then ${nobody.email} end
    where ${leadOf(userId, email)}`)
  await tx.execute(sql`
    update privacy_requests set name = ${`${nobody.name} ${nobody.surname}`},
      email = ${nobody.email}, details = '', answered_at = coalesce(answered_at, now()),
      answer = case when state = 'open' then 'The account was deleted.' else answer end,
      state = case when state = 'open' then 'answered' else state end
    where user_id = ${userId}`)
  await tx.execute(sql`update terms_acceptances set ip = null where user_id = ${userId}`)
}

export async function blankAccount(tx: Tx, userId: number): Promise<void> {
  for (const table of ['individuals', 'agents']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set name = ${nobody.name}, surname = ${nobody.surname},
        cell_number = null, telephone = null, id_number_encrypted = null, company_reg_number = null,
        how_married = 0, spouse_name = null, spouse_surname = null, spouse_email = null,
        spouse_telephone = null, spouse_cell_number = null, street_number = null, street = null,
        suburb = null, city = null, province = null, postal_code = null,
        banking_details_encrypted = null, deleted_at = coalesce(deleted_at, now())
      where user_id = ${userId}`)
  }
  await tx.execute(
    sql`update agents set ffc_number = null, ffc_valid_until = null where user_id = ${userId}`,
  )
  await tx.execute(sql`update agencies set user_id = null where user_id = ${userId}`)
  // No password has this as its hash.
  await tx.execute(sql`
    update users set username = ${`deleted-${userId}`}, email = ${`deleted-${userId}@deleted.invalid`},
      password_hash = 'none', change_password_on_login = false
    where id = ${userId}`)
}

/** What has no value once the person is gone, and the wish to get no more mail, which has. */
export async function removeTraces(tx: Tx, userId: number, email: string): Promise<void> {
  for (const table of [
    'sessions',
    'password_resets',
    'email_changes',
    'totp_secrets',
    'recovery_codes',
    'drafts',
    'finished_drafts',
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`)
  }
  await tx.execute(sql`
    with gone as (delete from marketing_contacts where ${leadOf(userId, email)} returning email)
    insert into marketing_suppressions (email, reason) select email, 'privacy request' from gone
    on conflict do nothing`)
  await tx.execute(sql`
    update search_log set user_id = null, user_name = 'Deleted user' where user_id = ${userId}`)
  await tx.execute(sql`delete from idempotency_keys where scope = ${`user ${userId}`}`)
}
