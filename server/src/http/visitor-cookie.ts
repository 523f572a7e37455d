import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Secrets } from '../kit/secrets.ts'

export const visitorCookie = 'jacaranda_visitor'

/** Distinguishes people who share an IP address; it contains nothing else about them. */
export interface VisitorCookies {
  /** The number in the cookie, if we issued it. */
  read(request: FastifyRequest): string | undefined
  /** Sends a new one with the reply; it is deleted when the browser closes. */
  issue(reply: FastifyReply): void
}

const idLength = 22

/** Signed, so that visitors cannot be forged. */
export function createVisitorCookies(
  { fingerprint }: Pick<Secrets, 'fingerprint'>,
  secure: boolean,
): VisitorCookies {
  const signatureOf = (id: string) => fingerprint(`visitor cookie ${id}`).slice(0, idLength)
  return {
    read({ cookies }) {
      const text = cookies[visitorCookie]
      if (text?.length !== 2 * idLength + 1 || text[idLength] !== '.') return undefined
      const id = text.slice(0, idLength)
      const given = Buffer.from(text.slice(idLength + 1))
      const right = Buffer.from(signatureOf(id))
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
    issue(reply) {
      const id = randomBytes(16).toString('base64url')
      reply.setCookie(visitorCookie, `${id}.${signatureOf(id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
      })
    },
  }
}
