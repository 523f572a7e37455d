import { roleNames, type Role } from '#contract/roles.ts'
import type { Database, Executor } from '../../db/connect.ts'
import { currentRequest } from '../../db/request-scope.ts'
import { readPosition } from '../../db/replicas/log-position.ts'
import type { Session, SessionUse } from '../../kit/session.ts'
import {
  extendSession,
  findOpenUser,
  findSession,
  insertSession,
  recordWrite,
  type SessionRow,
} from './sessions.queries.ts'
import { hashToken, newToken } from './tokens.ts'

/**
 * A session ends after this time without use; a remembered one lasts a month. Use extends it up to
 * its absolute end (`SESSION_DAYS`).
 */
export const idleSeconds = 15 * 60
export const rememberSeconds = 30 * 24 * 3600

/** Extending on every request would write on every request. */
const extendAfterSeconds = 60

function lifetime(remember: boolean): number {
  return remember ? rememberSeconds : idleSeconds
}

function toSession(row: SessionRow): Session {
  const role = row.roleKey as Role
  return {
    id: row.id,
    userId: row.userId,
    username: row.username,
    role,
    agencyId: row.agencyId,
    viewedBy: row.viewerId === null ? null : { userId: row.viewerId, name: row.viewerName ?? '' },
    reply: {
      user: {
        id: row.userId,
        username: row.username,
        role: roleNames[role],
        loginPasswordChange: row.changePasswordOnLogin,
      },
      person:
        row.personId === null
          ? null
          : {
              id: row.personId,
              name: row.name ?? '',
              surname: row.surname ?? '',
              fullname: `${row.name ?? ''} ${row.surname ?? ''}`.trim(),
              email: row.email,
            },
      agency: row.agencyId === null ? null : { id: row.agencyId, agencyName: row.agencyName ?? '' },
      expires: row.expiresAt,
      mustSetUpTwoFactor: row.mustSetUpTwoFactor,
      emailConfirmed: row.emailConfirmed,
      viewedBy: row.viewerName,
    },
  }
}

/** The session of a token; each use by a person extends it. */
export async function openSession(
  database: Database,
  token: string | undefined,
  use: SessionUse = 'person',
): Promise<Session | null> {
  if (!token || token.length > 100) return null
  const row = await findSession(database, hashToken(token))
  if (!row) return null
  if (use === 'person' && row.idle >= extendAfterSeconds) {
    const extended = await extendSession(database, row.id, lifetime(row.remember))
    row.expiresAt = extended ?? row.expiresAt
  }
  await seeWrites(database, row.wroteAt)
  return toSession(row)
}

/** From here the request reads nothing older than this position. */
async function seeWrites({ replicas }: Database, position: string | null | undefined) {
  const state = currentRequest()?.state
  if (!replicas || !state || !position) return
  if (!(await replicas.until(readPosition(position)))) state.primaryOnly = true
}

/** Read-your-writes: a user who has just written sees it, whichever process they reach next. */
export async function rememberWrites(database: Database, session: Session | null): Promise<void> {
  const state = currentRequest()?.state
  if (!database.replicas || !session || !state?.wrote) return
  delete state.wrote
  await seeWrites(database, await recordWrite(database, session.id))
}

/**
 * A person without a session, for what they requested and what is done later. Undefined if the
 * account is closed.
 */
export async function sessionOfUser(db: Executor, userId: number): Promise<Session | undefined> {
  const user = await findOpenUser(db, userId)
  if (!user) return undefined
  const role = user.roleKey as Role
  return {
    id: 0,
    userId,
    username: user.username,
    role,
    agencyId: null,
    viewedBy: null,
    reply: {
      user: {
        id: userId,
        username: user.username,
        role: roleNames[role],
        loginPasswordChange: false,
      },
      person: null,
      agency: null,
      expires: new Date().toISOString(),
      mustSetUpTwoFactor: false,
      emailConfirmed: true,
      viewedBy: null,
    },
  }
}

export interface NewSession {
  token: string
  session: Session
  /** Undefined: a session cookie, which goes when the browser closes. */
  cookieSeconds: number | undefined
}

export async function startSession(
  database: Database,
  options: {
    userId: number
    remember: boolean
    ip: string
    userAgent: string
    twoFactor?: boolean
    absoluteSeconds?: number
  },
): Promise<NewSession> {
  const token = newToken()
  const tokenHash = hashToken(token)
  await insertSession(database, {
    ...options,
    tokenHash,
    seconds: lifetime(options.remember),
    userAgent: options.userAgent.slice(0, 300),
  })
  const row = await findSession(database, tokenHash)
  if (!row) throw new Error('The new session was not found')
  const cookieSeconds = Math.min(rememberSeconds, options.absoluteSeconds ?? rememberSeconds)
  return {
    token,
    session: toSession(row),
    cookieSeconds: options.remember ? cookieSeconds : undefined,
  }
}
