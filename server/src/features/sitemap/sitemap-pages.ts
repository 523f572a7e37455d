import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { handleError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { sitemapIndex, sitemapPart } from './sitemap.service.ts'

/** Pages for one person, and non-pages. Everything else decides for itself with `noindex`. */
const closed = ['/api/', '/user/', '/contactUsSource/', '/status/']

const cacheControl = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

/** What search engines request first: `robots.txt` and the sitemaps that it names. */
export async function mountSitemap(app: FastifyInstance, services: Services): Promise<void> {
  const { publicUrl } = services.config
  const robots = [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  await app.register(async (pages) => {
    pages.setErrorHandler(handleError)
    pages.get('/robots.txt', async (_request, reply) =>
      reply.header('cache-control', cacheControl).type('text/plain; charset=utf-8').send(robots),
    )
    pages.get('/sitemap.xml', async (_request, reply) => {
      const text = await sitemapIndex(services)
      return reply.header('cache-control', cacheControl).type(xml).send(text)
    })
    pages.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
      const text = await sitemapPart(services, request.params.part)
      if (!text) throw new AppError('notFound')
      return reply.header('cache-control', cacheControl).type(xml).send(text)
    })
  })
}
