import { sql } from '../../db/orm.ts'
import type { Database, Executor } from '../../db/connect.ts'

const defaultAbsoluteSeconds = 30 * 24 * 3600

export interface SessionRow {
  id: number
  /** The user it acts for: its own, or the one it is viewing the site as. */
  userId: number
  username: string
  roleKey: string
  changePasswordOnLogin: boolean
  remember: boolean
  expiresAt: string
  /** How long ago it was last used, in seconds. */
  idle: number
  personId: number | null
  name: string | null
  surname: string | null
  email: string
  agencyId: number | null
  agencyName: string | null
  /** The Super Admin who sees the site as this user. */
  viewerId: number | null
  viewerName: string | null
  mustSetUpTwoFactor: boolean
  emailConfirmed: boolean
  /** The log position of its newest write. */
  wroteAt: string | null
}

/**
 * The live session behind a token, with everything that the screens need about its person; one
 * query. With two-factor login on, a session that knows the password alone is not a session yet.
 */
export async function findSession(
  { db }: Database,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await db.execute<SessionRow & Record<string, unknown>>(sql`
    select s.id, u.id as "userId", u.username, r.key as "roleKey",
      u.change_password_on_login and v.id is null as "changePasswordOnLogin", s.remember,
      v.id as "viewerId", v.username as "viewerName",
      to_json(s.expires_at) #>> '{}' as "expiresAt",
      extract(epoch from now() - s.last_used_at)::int as idle,
      u.email_confirmed_at is not null as "emailConfirmed",
      coalesce(a.id, i.id) as "personId", coalesce(a.name, i.name) as name,
      coalesce(a.surname, i.surname) as surname, u.email,
      g.id as "agencyId", g.name as "agencyName",
      t.user_id is null and coalesce(x.value -> 'requireTwoFactorFor' ? own.key, false)
        as "mustSetUpTwoFactor",
      -- One that this server has not reached yet is from before a restore or a failover.
      case when s.wrote_at <= pg_current_wal_insert_lsn() then s.wrote_at::text end as "wroteAt"
    from sessions s
    join users o on o.id = s.user_id and o.deleted_at is null
    -- A Super Admin who has lost the role sees the site as themselves again.
    left join users v on v.id = o.id and s.viewing_user_id is not null
      and o.role_id = (select id from roles where key = 'superAdmin')
    join users u on u.id = case when v.id is null then o.id else s.viewing_user_id end
      and u.deleted_at is null
    join roles r on r.id = u.role_id
    join roles own on own.id = o.role_id
    left join agents a on a.user_id = u.id and a.deleted_at is null
    left join individuals i on i.user_id = u.id and i.deleted_at is null
    left join agencies g on g.id = coalesce(a.agency_id, i.agency_id) and g.deleted_at is null
    left join totp_secrets t on t.user_id = o.id and t.confirmed_at is not null
    left join settings x on x.key = 'security'
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > now()
      and (t.user_id is null or s.two_factor_at is not null)`)
  return row
}

export async function findOpenUser(db: Executor, userId: number) {
  const [row] = await db.execute<{ username: string; roleKey: string }>(sql`
    select u.username, r.key as "roleKey" from users u join roles r on r.id = u.role_id
    where u.id = ${userId} and u.deleted_at is null`)
  return row
}

export async function insertSession(
  { db }: Database,
  session: {
    tokenHash: string
    userId: number
    remember: boolean
    seconds: number
    /** The absolute expiry; 30 days by default. */
    absoluteSeconds?: number
    ip: string
    userAgent: string
    /** The second step was completed, not only the password. */
    twoFactor?: boolean
  },
): Promise<void> {
  const { absoluteSeconds = defaultAbsoluteSeconds } = session
  const seconds = Math.min(session.seconds, absoluteSeconds)
  await db.execute(sql`
    insert into sessions (token_hash, user_id, remember, expires_at, ends_at, ip, user_agent,
      two_factor_at)
    values (${session.tokenHash}, ${session.userId}, ${session.remember},
      now() + make_interval(secs => ${seconds}), now() + make_interval(secs => ${absoluteSeconds}),
      ${session.ip}, ${session.userAgent}, ${session.twoFactor ? sql`now()` : null})`)
}

/** Returns when it now expires: never later than its absolute expiry. */
export async function extendSession(
  { db }: Database,
  id: number,
  seconds: number,
): Promise<string | undefined> {
  const [row] = await db.execute<{ expiresAt: string }>(sql`
    update sessions set last_used_at = now(),
      expires_at = least(now() + make_interval(secs => ${seconds}), ends_at)
    where id = ${id} returning to_json(expires_at) #>> '{}' as "expiresAt"`)
  return row?.expiresAt
}

/**
 * Records that a session has written, and returns the newest log position. After the commit, so
 * that the position includes it. It need not be on disk before the reply: after a crash every
 * process reads from replicas only what is as new as the primary that it finds.
 */
export async function recordWrite({ db }: Database, id: number): Promise<string | undefined> {
  const [row] = await db.execute<{ wroteAt: string }>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    update sessions set wrote_at = pg_current_wal_insert_lsn() from quick
    where id = ${id} returning wrote_at::text as "wroteAt"`)
  return row?.wroteAt
}

/** Null: the session is its own user's again. Returns whose view it was. */
export async function setViewing(
  db: Executor,
  id: number,
  viewingUserId: number | null,
): Promise<number | null> {
  const [row] = await db.execute<{ before: number | null }>(sql`
    update sessions s set viewing_user_id = ${viewingUserId}
    from (select id, viewing_user_id as before from sessions where id = ${id} for update) was
    where s.id = was.id returning was.before`)
  return row?.before ?? null
}

/** Null if there is no such account any more. */
export async function roleOfUser(db: Executor, userId: number): Promise<string | null> {
  const [row] = await db.execute<{ key: string }>(sql`
    select r.key from users u join roles r on r.id = u.role_id
    where u.id = ${userId} and u.deleted_at is null`)
  return row?.key ?? null
}

export async function endSession({ db }: Database, tokenHash: string): Promise<void> {
  await db.execute(sql`
    update sessions set ended_at = now() where token_hash = ${tokenHash} and ended_at is null`)
}

export async function sweepSessions({ db }: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`)
}

export interface LoginRow {
  id: number
  passwordHash: string
}

export interface FoundLogin {
  account: LoginRow | undefined
  /**
   * The name as the database compares it (`fold_username`). JavaScript folds some letters
   * differently: to the database a dotted capital I is an i, to JavaScript it is not.
   */
  foldedName: string
}

export async function findLogin({ db }: Database, username: string): Promise<FoundLogin> {
  const [row] = await db.execute<Record<string, unknown>>(sql`
    select n.folded, u.id, u.password_hash as "passwordHash"
    from (select fold_username(${username}) as folded) n
    left join users u on fold_username(u.username) = n.folded and u.deleted_at is null`)
  const { folded, ...account } = row as { folded: string } & (LoginRow | { id: null })
  return {
    account: account.id === null ? undefined : (account as LoginRow),
    foldedName: folded,
  }
}

export async function usesTwoFactor({ db }: Database, userId: number): Promise<boolean> {
  const found = await db.execute(
    sql`select from totp_secrets where user_id = ${userId} and confirmed_at is not null`,
  )
  return found.length > 0
}
