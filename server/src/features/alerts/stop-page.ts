import type { FastifyInstance } from 'fastify'
import { alertLinks } from '#contract/alerts/alert-links.ts'
import { handleError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { stopByLink } from './stop.service.ts'

/**
 * The address in every alert email. Opening it changes nothing, since mail scanners open every link;
 * a POST does it, from the page's button or from the mail client's own (RFC 8058), which has neither
 * cookies nor an origin of ours.
 */
export async function mountStopAlerts(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (pages) => {
    pages.setErrorHandler(handleError)
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    )
    pages.post<{ Params: { token: string } }>('/alerts/stop/:token', async (request, reply) => {
      const { token } = request.params
      const origin = { ip: request.ip, requestId: request.id }
      const done = await stopByLink(services, token, origin)
      // A mail client needs no page and follows no redirect.
      if (/one-click/i.test(String(request.body ?? ''))) {
        return reply
          .code(done ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(done ? 'Unsubscribed' : 'This link is not valid')
      }
      const page = alertLinks.stop(encodeURIComponent(token))
      return reply.redirect(done ? `${page}?done=1` : page, 303)
    })
  })
}
