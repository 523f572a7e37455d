import { and, desc, eq, sql, type SQL } from '../../db/orm.ts'
import type { PrivacyRequestRow } from '#contract/privacy/privacy-requests.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { privacyRequests } from '../../db/schema/privacy.ts'
import { localToday } from '../../db/local-time.ts'

const ownColumns = {
  id: privacyRequests.id,
  kind: privacyRequests.kind,
  state: privacyRequests.state,
  details: privacyRequests.details,
  answer: privacyRequests.answer,
  dueOn: privacyRequests.dueOn,
  createdAt: sql<string>`to_json(${privacyRequests.createdAt}) #>> '{}'`,
  answeredAt: sql<string | null>`to_json(${privacyRequests.answeredAt}) #>> '{}'`,
}

export async function insertRequest(tx: Tx, request: typeof privacyRequests.$inferInsert) {
  const [row] = await tx.insert(privacyRequests).values(request).returning(ownColumns)
  if (!row) throw new Error('The request was not stored')
  return row
}

export async function findOwnRequests(db: Executor, userId: number) {
  return db
    .select(ownColumns)
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(desc(privacyRequests.id))
}

const queueColumns = sql`q.id, q.version, q.kind, q.state, q.user_id as "userId", q.name, q.email,
  q.details, q.answer, to_json(q.created_at) #>> '{}' as "createdAt", q.due_on::text as "dueOn",
  case when q.state = 'open' then q.due_on - ${localToday} end as "daysLeft",
  to_json(q.answered_at) #>> '{}' as "answeredAt", u.username as "answeredBy"`

const queue = sql`privacy_requests q left join users u on u.id = q.answered_by`

const ofState = (state: string | undefined): SQL => (state ? sql`where q.state = ${state}` : sql``)

export async function findQueue(
  db: Executor,
  state: string | undefined,
  limit: number,
  offset: number,
): Promise<PrivacyRequestRow[]> {
  return db.execute<PrivacyRequestRow & Record<string, unknown>>(sql`
    select ${queueColumns} from ${queue} ${ofState(state)}
    order by q.state <> 'open', q.due_on, q.id limit ${limit} offset ${offset}`)
}

export async function countQueue(
  db: Executor,
  state: string | undefined,
): Promise<{ total: number; overdue: number }> {
  const [row] = await db.execute<{ total: number; overdue: number }>(sql`
    select (select count(*)::int from privacy_requests q ${ofState(state)}) as total,
      (select count(*)::int from privacy_requests where state = 'open' and due_on < ${localToday}) as overdue`)
  return row as { total: number; overdue: number }
}

export async function findQueued(db: Executor, id: number): Promise<PrivacyRequestRow | undefined> {
  const [row] = await db.execute<PrivacyRequestRow & Record<string, unknown>>(
    sql`select ${queueColumns} from ${queue} where q.id = ${id}`,
  )
  return row
}

export type StoredRequest = typeof privacyRequests.$inferSelect

export async function lockRequest(tx: Tx, id: number): Promise<StoredRequest | undefined> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update')
  return row
}

export async function closeRequest(
  tx: Tx,
  id: number,
  closing: { state: 'answered' | 'refused'; answer: string; answeredBy: number },
): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ ...closing, answeredAt: sql`now()` })
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open')))
}
