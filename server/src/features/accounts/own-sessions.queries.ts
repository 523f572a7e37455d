import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

export interface OwnSessionRow extends Record<string, unknown> {
  id: number
  ip: string | null
  userAgent: string | null
  startedAt: string
  lastSeenAt: string
  endsAt: string
}

/** A session that is waiting for its two-factor code does not count yet. */
const live = (userId: number) => sql`s.user_id = ${userId} and s.ended_at is null
  and s.expires_at > now()
  and (s.two_factor_at is not null or not exists (
    select from totp_secrets t where t.user_id = s.user_id and t.confirmed_at is not null))`

export async function findOwnSessions(db: Executor, userId: number): Promise<OwnSessionRow[]> {
  return db.execute<OwnSessionRow>(sql`
    select s.id, s.ip, s.user_agent as "userAgent",
      to_json(s.created_at) #>> '{}' as "startedAt",
      to_json(s.last_used_at) #>> '{}' as "lastSeenAt",
      to_json(s.ends_at) #>> '{}' as "endsAt"
    from sessions s where ${live(userId)} order by s.last_used_at desc, s.id desc limit 200`)
}

/** The number of ended sessions; only this person's. */
export async function endOwnSessions(
  db: Executor,
  userId: number,
  which: { only: number } | { allBut: number },
): Promise<number> {
  const chosen = 'only' in which ? sql`s.id = ${which.only}` : sql`s.id <> ${which.allBut}`
  const rows = await db.execute(sql`
    update sessions s set ended_at = now() where ${live(userId)} and ${chosen} returning s.id`)
  return rows.length
}
