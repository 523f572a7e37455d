import { getTableColumns, sql, type SQL, type PgColumn, type PgTable } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import {
  ownedBy,
  personalTable,
  personalTables,
  type PersonalTable,
} from '../../db/personal-data.ts'
import { marketingContacts } from '../../db/schema/campaign-sending.ts'
import type { Person } from '../../db/schema/personal.ts'

async function exists(tx: Tx, statement: ReturnType<typeof sql>): Promise<boolean> {
  return (await tx.execute(statement)).length > 0
}

/** Accepted, but the listing is not yet sold or rented out; the person is on either side. */
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

/** An open request ends with the account that it is about. */
export async function closeRequests(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update privacy_requests set state = 'answered', answer = 'The account was deleted.',
      answered_at = coalesce(answered_at, now())
    where user_id = ${userId} and state = 'open'`)
}

export async function closeRecords(tx: Tx, userId: number): Promise<void> {
  for (const table of ['individuals', 'agents']) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set deleted_at = now()
      where user_id = ${userId} and deleted_at is null`)
  }
  await tx.execute(sql`update agencies set user_id = null where user_id = ${userId}`)
  await tx.execute(sql`update users set change_password_on_login = false where id = ${userId}`)
}

/** The choice not to receive marketing outlives the person's place on the list. */
export async function suppressMarketing(tx: Tx, person: Person): Promise<void> {
  await tx.execute(sql`
    insert into marketing_suppressions (email, reason)
    select email, 'privacy request' from marketing_contacts where ${ownedBy(marketingContacts, person)}
    on conflict do nothing`)
}

async function anonymiseRows(tx: Tx, { table, name, data }: PersonalTable, owned: SQL) {
  const rows = sql.identifier(name)
  if ('deleted' in data) await tx.execute(sql`delete from ${rows} where ${owned}`)
  if (!('becomes' in data)) return
  const { exceptWhere = sql`false` } = data
  const columns = getTableColumns(table)
  const changes = Object.entries(data.becomes).map(
    ([key, value]) => sql`${sql.identifier((columns[key] as PgColumn).name)} = ${value}`,
  )
  await tx.execute(sql`
    update ${rows} set ${sql.join(changes, sql`, `)}
    where ${owned} and not coalesce(${exceptWhere}, false)`)
}

/** Anonymises a person in every table that declares personal data, in the declared way. */
export async function anonymiseTables(tx: Tx, person: Person): Promise<void> {
  for (const each of personalTables) await anonymiseRows(tx, each, ownedBy(each.table, person))
}

/** The same for some rows of one table, whoever they are about. */
export function anonymiseWhere(tx: Tx, table: PgTable, where: SQL): Promise<void> {
  return anonymiseRows(tx, personalTable(table), where)
}
