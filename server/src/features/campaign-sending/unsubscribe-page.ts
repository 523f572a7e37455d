import type { FastifyInstance } from 'fastify'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { handleError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { unsubscribeByLink } from './unsubscribe.service.ts'

/**
 * The address in every campaign email. Opening it changes nothing, since mail scanners open every
 * link; a POST does it, from the page's button or from the mail client's own (RFC 8058).
 */
export async function mountUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (pages) => {
    pages.setErrorHandler(handleError)
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    )
    pages.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params
      const done = await unsubscribeByLink(services, token, {
        ip: request.ip,
        requestId: request.id,
      })
      // A mail client needs no page and follows no redirect.
      if (/one-click/i.test(String(request.body ?? ''))) {
        const text = done ? 'Unsubscribed' : 'This link is not valid'
        return reply
          .code(done ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(text)
      }
      const page = campaignLinks.unsubscribe(encodeURIComponent(token))
      return reply.redirect(done ? `${page}?done=1` : page, 303)
    })
  })
}
