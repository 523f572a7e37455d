import { and, desc, eq, isNotNull, sql, type SQL } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'

/** Whose searches: those of an account, or of a mailbox with a confirmed address. */
export type Owner = { userId: number } | { email: string }

export type SearchRow = typeof savedSearches.$inferSelect
export type NewSearch = Pick<
  SearchRow,
  'kind' | 'name' | 'criteria' | 'query' | 'sentence' | 'frequency' | 'hour' | 'weekday'
>

function ownedBy(owner: Owner): SQL {
  return 'userId' in owner
    ? sql`${savedSearches.userId} = ${owner.userId}`
    : sql`${savedSearches.email} = ${owner.email} and ${savedSearches.confirmedAt} is not null`
}

export async function findSearches(db: Executor, owner: Owner): Promise<SearchRow[]> {
  return db.select().from(savedSearches).where(ownedBy(owner)).orderBy(desc(savedSearches.id))
}

export async function countSearches(db: Executor, owner: Owner): Promise<number> {
  return db.$count(savedSearches, ownedBy(owner))
}

/** Including unconfirmed ones. */
export async function countOfAddress(db: Executor, email: string): Promise<number> {
  return db.$count(savedSearches, sql`${savedSearches.email} = lower(${email})`)
}

/** Serialises saves by one person or mailbox, until the transaction is over. */
export async function lockOwner(tx: Tx, owner: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${owner}`}, 0))`,
  )
}

export async function lockSearch(tx: Tx, owner: Owner, id: number): Promise<SearchRow | undefined> {
  const where = and(eq(savedSearches.id, id), ownedBy(owner))
  const [row] = await tx.select().from(savedSearches).where(where).for('update')
  return row
}

const columns = sql`kind, name, criteria, query, sentence, frequency, hour, weekday`

const valuesOf = (search: NewSearch) => sql`${search.kind}, ${search.name},
  ${JSON.stringify(search.criteria)}::text::jsonb, ${search.query}, ${search.sentence}::text, ${search.frequency},
  ${search.hour}::int, ${search.weekday}::int`

/** Saving the same search again updates its name and schedule, and reactivates it. */
export async function putForUser(
  tx: Tx,
  userId: number,
  search: NewSearch,
): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx.execute<{ id: number; isNew: boolean }>(sql`
    insert into saved_searches as s (user_id, ${columns}) values (${userId}, ${valuesOf(search)})
    on conflict (user_id, kind, md5(query)) do update set name = excluded.name,
      sentence = excluded.sentence, frequency = excluded.frequency, hour = excluded.hour,
      weekday = excluded.weekday, paused_at = null, version = s.version + 1, updated_at = now()
    returning id, xmax = 0 as "isNew"`)
  return row as { id: number; isNew: boolean }
}

/**
 * Anyone can enter someone's address: what its reader has confirmed stays as it is. One that was
 * requested again can be confirmed for as long as its newest link is valid.
 */
export async function putForAddress(
  tx: Tx,
  email: string,
  search: NewSearch,
): Promise<{ id: number; email: string }> {
  await tx.execute(sql`
    insert into saved_searches as s (email, ${columns}) values (lower(${email}), ${valuesOf(search)})
    on conflict (email, kind, md5(query)) do update set name = excluded.name,
      sentence = excluded.sentence, frequency = excluded.frequency, hour = excluded.hour,
      weekday = excluded.weekday, version = s.version + 1, created_at = now(), updated_at = now()
    where s.confirmed_at is null`)
  const [row] = await tx.execute<{ id: number; email: string }>(sql`
    select id, email from saved_searches where email = lower(${email}) and kind = ${search.kind}
      and md5(query) = md5(${search.query})`)
  return row as { id: number; email: string }
}

/** The search of a confirmation link, even after it has moved to the account with that address. */
export async function lockForConfirmation(
  tx: Tx,
  id: number,
  email: string,
): Promise<SearchRow | undefined> {
  const [row] = await tx
    .select({ search: savedSearches })
    .from(savedSearches)
    .leftJoin(users, eq(users.id, savedSearches.userId))
    .where(
      sql`${savedSearches.id} = ${id} and coalesce(${savedSearches.email}, lower(${users.email})) = ${email}`,
    )
    .for('update', { of: savedSearches })
  return row?.search
}

/** Anything published after this is new. */
export async function markConfirmed(tx: Tx, id: number): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ confirmedAt: sql`now()`, matchedFrom: sql`now()` })
    .where(eq(savedSearches.id, id))
}

export type Change = Partial<
  Pick<
    SearchRow,
    'name' | 'criteria' | 'query' | 'sentence' | 'frequency' | 'hour' | 'weekday' | 'pausedAt'
  >
> & { matchedFrom?: SQL }

export async function updateSearch(tx: Tx, id: number, change: Change): Promise<void> {
  await tx
    .update(savedSearches)
    .set({ ...change, version: sql`${savedSearches.version} + 1`, updatedAt: sql`now()` })
    .where(eq(savedSearches.id, id))
}

/** Viewing is not a change: its version stays. */
export async function markLooked(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(savedSearches)
    .set({ lastLookedAt: sql`now()`, matchedFrom: sql`now()` })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .returning({ id: savedSearches.id })
  return rows.length > 0
}

export async function deleteSearch(db: Executor, owner: Owner, id: number): Promise<boolean> {
  const rows = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), ownedBy(owner)))
    .returning({ id: savedSearches.id })
  return rows.length > 0
}

/** The address of an account, and whether it waits for confirmed searches of its mailbox. */
export async function findAddress(
  db: Executor,
  userId: number,
): Promise<{ email: string; waiting: boolean }> {
  const [row] = await db
    .select({
      email: users.email,
      waiting: sql<boolean>`${users.emailConfirmedAt} is not null and exists (
        select from saved_searches s
        where s.email = lower(${users.email}) and s.confirmed_at is not null)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { email: '', waiting: false }
}

/** What the account already has is not added a second time. */
export async function joinAccount(tx: Tx, userId: number): Promise<void> {
  const mailbox = sql`(select lower(email) from users where id = ${userId} and email_confirmed_at is not null)`
  await tx.execute(sql`
    delete from saved_searches s using saved_searches own
    where s.email = ${mailbox} and s.confirmed_at is not null and own.user_id = ${userId}
      and own.kind = s.kind and md5(own.query) = md5(s.query)`)
  await tx
    .update(savedSearches)
    .set({ userId, email: null, version: sql`${savedSearches.version} + 1` })
    .where(and(sql`${savedSearches.email} = ${mailbox}`, isNotNull(savedSearches.confirmedAt)))
}

/** Deleted after as many days as their links are valid. */
export async function deleteUnconfirmed(db: Executor, days: number): Promise<number> {
  const rows = await db
    .delete(savedSearches)
    .where(
      sql`${savedSearches.email} is not null and ${savedSearches.confirmedAt} is null
        and ${savedSearches.createdAt} < now() - make_interval(days => ${days})`,
    )
    .returning({ id: savedSearches.id })
  return rows.length
}
