import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Session, SessionUse } from '../kit/session.ts'
import type { CallContext } from '../kit/call-context.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

const plainSessionCookie = 'jacaranda_session'

/** The prefix makes browsers accept the cookie only over TLS, from exactly this host and for all its paths. */
export function sessionCookieOf(publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${plainSessionCookie}` : plainSessionCookie
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}

/** The campaign whose link brought this visitor. */
export const campaignCookie = 'jacaranda_campaign'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** The origin of the public address and, on a developer's own machine, its other names. */
function ownOrigins(publicUrl: string): string[] {
  const { origin, hostname, protocol, port } = new URL(publicUrl)
  if (![...loopbackNames, '0.0.0.0', '[::]'].includes(hostname)) return [origin]
  return loopbackNames.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

/** Browsers send the origin with every write. A page of another site must not write with our session cookie. */
function refuseForeignOrigin(request: FastifyRequest, own: string[]): void {
  if (safeMethods.has(request.method)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined && (site === undefined || site === 'same-origin' || site === 'none'))
    return
  if (origin === undefined || !own.includes(origin)) throw new AppError('wrongOrigin')
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** No session cookie and no token: an anonymous visitor, without a database lookup. */
export function isAnonymous({ headers, cookies }: FastifyRequest): boolean {
  return (
    !headers.authorization &&
    !cookies[plainSessionCookie] &&
    !cookies[`__Host-${plainSessionCookie}`]
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page makes this request automatically, so it does not extend the session. */
    background?: true | undefined
  }
}

export type ContextFor = (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>

/** The context of a call from another site: a session of the browser does not count. */
export function outsideContext(request: FastifyRequest): CallContext {
  return {
    session: null,
    sessionToken: undefined,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: undefined,
    setSessionCookie() {},
  }
}

function campaignOf({ cookies }: FastifyRequest): { campaignId?: number } {
  const text = cookies[campaignCookie] ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? { campaignId: Number(text) } : {}
}

interface SessionServices {
  publicUrl: string
  /** The session that a token belongs to; null if it has ended or never existed. */
  openSession(token: string, use: SessionUse): Promise<Session | null>
}

/** Identifies the caller by the cookie of a browser or the bearer token of a program. */
export function visitorContext(
  { publicUrl, openSession }: SessionServices,
  visitorCookies: VisitorCookies,
): ContextFor {
  const sessionCookie = sessionCookieOf(publicUrl)
  const secure = isSecure(publicUrl)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const own = ownOrigins(publicUrl)
  return async (request, reply) => {
    const bearer = bearerOf(request)
    if (bearer === undefined) refuseForeignOrigin(request, own)
    const token = bearer ?? request.cookies[sessionCookie]
    const { background } = request.routeOptions.config
    const session = token ? await openSession(token, background ? 'background' : 'person') : null
    return {
      session,
      sessionToken: token,
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      ...campaignOf(request),
      visitor: {
        id: visitorCookies.read(request),
        issueCookie: () => visitorCookies.issue(reply),
      },
      setSessionCookie(value, options = {}) {
        if (value === null) {
          reply.clearCookie(sessionCookie, cookieOptions)
          return
        }
        reply.setCookie(sessionCookie, value, {
          ...cookieOptions,
          ...(options.seconds === undefined ? {} : { maxAge: options.seconds }),
        })
      },
    }
  }
}
