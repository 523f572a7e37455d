import type { FastifyInstance } from 'fastify'
import type { CallLimit } from '#contract/call.ts'
import { systemTexts } from '#contract/messages.ts'
import type { Limits } from '../kit/limits.ts'
import type { VisitorCookies } from './visitor-cookie.ts'
import { pageAllowance, takeForVisitor } from './visitor-limits.ts'

/** Far above what a person needs; prevents one client from monopolising the site. */
const requestLimit: CallLimit = {
  max: 1200,
  seconds: 60,
  counted: 'here',
  message: systemTexts.openingTooFast,
}

/** Static files and health checks. */
const uncounted = /^\/(assets|media|healthz|readyz)\b/

/** Counts every request of a visitor: calls and, separately, everything else, which is pages. */
export function limitRequests(
  app: FastifyInstance,
  limits: Limits,
  visitorCookies: VisitorCookies,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.test(request.url)) return
    const id = visitorCookies.read(request)
    const visitor = {
      ip: request.ip,
      id: id && `visitor ${id}`,
      issueCookie: () => visitorCookies.issue(reply),
    }
    if (!request.url.startsWith('/api/')) {
      await takeForVisitor(limits, 'pages', requestLimit, visitor, pageAllowance)
      return
    }
    const hits = await takeForVisitor(limits, 'calls', requestLimit, visitor)
    reply.header('x-ratelimit-limit', requestLimit.max)
    reply.header('x-ratelimit-remaining', Math.max(0, requestLimit.max - hits))
  })
}
