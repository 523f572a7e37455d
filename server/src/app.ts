import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { declaredCalls } from '#contract/all-calls.ts'
import { AppError } from '#contract/errors.ts'
import { openSession, rememberWrites } from './features/accounts/sessions.service.ts'
import { mountStopAlerts } from './features/alerts/stop-page.ts'
import { mountUnsubscribe } from './features/campaign-sending/unsubscribe-page.ts'
import { mountCampaignPages } from './features/campaigns/campaign-pages.ts'
import { mountSitemap } from './features/sitemap/sitemap-pages.ts'
import { pictureAccess } from './features/listings/listing-pictures.service.ts'
import { mountNotificationStream } from './features/notifications/notification-stream.ts'
import { allRoutes } from './features/all-routes.ts'
import { mountApi } from './http/api.ts'
import { closeIdleConnections } from './http/closing.ts'
import type { MetricsSource } from './http/cluster-metrics.ts'
import { collectAfterLoad } from './http/collect-after-load.ts'
import { contentSecurity } from './http/content-security.ts'
import { createDispatcher } from './http/dispatcher.ts'
import { mountDocs } from './http/docs.ts'
import { handlePageError } from './http/error-page.ts'
import { handleError } from './http/errors.ts'
import { mountFiles } from './http/files.ts'
import { mountHealth } from './http/health.ts'
import { checkIncoming } from './http/incoming.ts'
import { createIdempotency } from './http/idempotency.ts'
import { mountMedia } from './http/media.ts'
import { noOverload, watchOverload } from './http/overload.ts'
import { mountSite } from './http/pages.ts'
import { limitRequests } from './http/request-limit.ts'
import { requestLogger } from './http/request-log.ts'
import { openRequestScopes } from './http/request-scope.ts'
import { endSlowRequests, slowRequestOptions } from './http/slow-requests.ts'
import { mountMetrics } from './app-metrics.ts'
import { traceCalls, traceRequests } from './http/traces.ts'
import { createExporter } from './kit/traces/exporter.ts'
import { createTracer } from './kit/traces/tracer.ts'
import { trustProxy } from './http/trust-proxy.ts'
import { createVisitorCookies } from './http/visitor-cookie.ts'
import { visitorContext } from './http/visitor.ts'
import { createPictureVariants } from './kit/picture-variants.ts'
import { brotliOptions } from './kit/reply.ts'
import type { Services } from './services.ts'

export interface AppOptions {
  /** `none` omits the pages, for API tests. */
  pages: 'built' | 'development' | 'none'
  /** The metrics of the whole program, where this process is only a part of it. */
  metrics?: MetricsSource
}

/** The complete application without a port, so that tests can use it directly. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = services
  const app = Fastify({
    loggerInstance: services.log,
    childLoggerFactory: requestLogger,
    genReqId: () => randomUUID(),
    trustProxy: trustProxy(config.trustProxy),
    ...slowRequestOptions,
    frameworkErrors: (error, request, reply) => void handlePageError(error, request, reply),
    bodyLimit: 64 * 1024,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  openRequestScopes(app, { seconds: config.requestSeconds })
  closeIdleConnections(app)
  if (config.traces) {
    traceRequests(
      app,
      createTracer(createExporter(config.traces, services.log), config.traces.ratio),
    )
  }
  checkIncoming(app)
  endSlowRequests(app)
  collectAfterLoad(app, () => services.cache.dropUnused())
  // The API accepts only JSON.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(() => {
    throw new AppError('noSuchCall')
  })
  const security = contentSecurity({
    ...services.cards,
    images: services.config.maps.tiles ? [new URL(services.config.maps.tiles.url).origin] : [],
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.header('content-security-policy', security.plain)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
    done()
  })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    // No client sends compressed bodies, and one could expand to many times its size.
    globalDecompression: false,
  })
  await app.register(cookie)
  const visitorCookies = createVisitorCookies(
    services.secrets,
    config.publicUrl.startsWith('https:'),
  )
  if (config.rateLimit) limitRequests(app, services.limits, visitorCookies)

  const watch = config.overload
    ? watchOverload(() => database.pool.state().waiting, services.log)
    : undefined
  if (watch) app.addHook('onClose', async () => watch.stop())
  const overload = watch?.overload ?? noOverload
  const { limits, cache } = services
  const calls = createDispatcher(
    {
      limits,
      cache,
      overload,
      idempotency: createIdempotency(database),
      rememberWrites: (session) => rememberWrites(database, session),
    },
    allRoutes(services),
    declaredCalls(),
  )
  const dispatcher = config.traces ? traceCalls(calls) : calls
  const contextFor = visitorContext(
    {
      publicUrl: config.publicUrl,
      openSession: (token, use) => openSession(database, token, use),
    },
    visitorCookies,
  )
  mountHealth(app, {
    database,
    metricsToken: config.metricsToken,
    registry: mountMetrics(app, services, () => overload.refused()),
    metrics: options.metrics,
  })
  mountDocs(app, dispatcher.calls, config.publicUrl)
  await mountMedia(app, {
    variants: createPictureVariants({
      files: services.files,
      onError: (error) =>
        services.log.warn(error, 'A picture could not be converted to another format'),
    }),
    pictures: pictureAccess(database),
    contextFor,
  })
  await mountSitemap(app, services)
  await mountCampaignPages(app, services, contextFor)
  await mountUnsubscribe(app, services)
  mountNotificationStream(app, services, dispatcher, contextFor)
  await mountStopAlerts(app, services)
  await mountApi(app, dispatcher, contextFor)
  if (options.pages === 'built') await mountFiles(app)
  if (options.pages !== 'none') {
    const development = options.pages === 'development'
    await mountSite(app, { cache, config, overload }, dispatcher, contextFor, {
      development,
      security,
    })
  }
  return app
}
