import { sql } from '../../db/orm.ts'
import type { Suppression } from '#contract/campaign-sending/suppressions.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { marketingSuppressions as table } from '../../db/schema/campaign-sending.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'

export interface Contact extends Record<string, unknown> {
  id: number
  email: string
  userId: number | null
  optedOut: boolean
}

const contact = sql`id, email, user_id as "userId", opted_out_at is not null as "optedOut"`

/** Locked, so that the second of two simultaneous requests sees the first. */
export async function lockContact(tx: Tx, id: number): Promise<Contact | undefined> {
  const [row] = await tx.execute<Contact>(sql`
    select ${contact} from marketing_contacts where id = ${id} for update`)
  return row
}

export async function lockContactByEmail(tx: Tx, email: string): Promise<Contact | undefined> {
  const [row] = await tx.execute<Contact>(sql`
    select ${contact} from marketing_contacts where lower(email) = lower(${email}) for update`)
  return row
}

export async function findContact(db: Executor, id: number): Promise<Contact | undefined> {
  const [row] = await db.execute<Contact>(sql`
    select ${contact} from marketing_contacts where id = ${id}`)
  return row
}

const shown = { id: table.id, email: table.email, reason: table.reason, created: table.createdAt }

export async function findSuppressions(db: Executor, query: PageQuery<string>) {
  const where = matching(query.search, [table.email, table.reason])
  const [items, [counted]] = await Promise.all([
    db
      .select(shown)
      .from(table)
      .where(where)
      .orderBy(...ordering(query, shown, table.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(table)
      .where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findSuppression(db: Executor, email: string) {
  const [row] = await db
    .select(shown)
    .from(table)
    .where(sql`lower(${table.email}) = lower(${email})`)
  return row
}

export async function lockSuppression(tx: Tx, id: number) {
  const [row] = await tx
    .select(shown)
    .from(table)
    .where(sql`${table.id} = ${id}`)
    .for('update')
  return row
}

export async function insertSuppression(
  tx: Tx,
  email: string,
  reason: Suppression['reason'],
): Promise<void> {
  await tx.insert(table).values({ email, reason })
  await tx.execute(sql`
    delete from outbox
    where lower("to") = lower(${email}) and usage = 'Campaign' and state in ('queued', 'failed')`)
}

export async function deleteSuppression(tx: Tx, id: number): Promise<void> {
  await tx.delete(table).where(sql`${table.id} = ${id}`)
}
